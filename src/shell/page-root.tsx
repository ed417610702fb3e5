import { type ReactNode, useEffect } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { routes } from '../routes.ts';
import type { Shown } from '../routing/page.ts';
import { ShownProvider, useDrawn, useShown } from '../routing/router.tsx';
import type { Routing } from '../routing/routing.ts';
import { useAtomValue } from '../state/jotai.ts';
import { pendingCountAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { cx } from '../ui/cx.ts';
import { ErrorNotice } from '../ui/feedback/empty-state.tsx';
import { Announcer } from './announcer.tsx';
import { Boundary, Part } from './boundary.tsx';
import { Frame } from './frame.tsx';
import { Footer } from './lazy.ts';
import { NotFound, ScreenFailedNotice } from './notices.tsx';
import { WaitingBar } from './waiting-bar.tsx';

/** It begins below the window, where nobody misses it at first. */

export interface PageRootProps {
  readonly store: AppStore;
  readonly routing: Routing;
  /** False where the host page has a footer of its own. */
  readonly hasFooter: boolean;
}

/** What stands in `main`: the screen of the address, and the footer below it. */
export function PageRoot({ store, routing, hasFooter }: PageRootProps): ReactNode {
  return (
    <Frame store={store} routing={routing} className="mp-page-frame">
      <Page hasFooter={hasFooter} />
    </Frame>
  );
}

function Page({ hasFooter }: { hasFooter: boolean }): ReactNode {
  const { shown, isLoading } = useShown();
  const isWhite = shown?.name != null && routes[shown.name].background === 'white';
  useWhiteBody(isWhite);
  return (
    <BusyElement className={cx('mp-page', isWhite && 'mp-page--white')} isLoading={isLoading}>
      <WaitingBar />
      <Announcer />
      {shown && (
        <ShownProvider shown={shown}>
          <div className="mp-page__screen">
            <Content shown={shown} />
          </div>
          <Part>
            <Drawn shown={shown} />
          </Part>
        </ShownProvider>
      )}
      {hasFooter && (
        <Part>
          <Footer isWanted={false} />
        </Part>
      )}
    </BusyElement>
  );
}

/** Another path or query is another screen, even of the same kind: nothing of the old one stays. */
function Content({ shown }: { shown: Shown }): ReactNode {
  const { key, pathname } = shown.address;
  if (shown.kind === 'unknown') return <NotFound key={key} />;
  if (shown.kind === 'failed')
    return <ErrorNotice key={key} level={1} title={shellMessages.chunkFailedTitle} onRetry={shown.retry} />;
  return (
    <Boundary
      key={shown.Screen.redrawsItself ? pathname : key}
      address={key}
      failure={retry => <ScreenFailedNotice onRetry={retry} />}
    >
      <shown.Screen />
    </Boundary>
  );
}

/** Comes after the screen, so that its effect runs after those of the screen. */
function Drawn({ shown }: { shown: Shown }): null {
  useDrawn(shown);
  return null;
}

/** Tells that something is on its way, without drawing the page anew each time. */
function BusyElement({
  className,
  isLoading,
  children,
}: {
  className: string;
  isLoading: boolean;
  children: ReactNode;
}): ReactNode {
  const isBusy = useAtomValue(pendingCountAtom) > 0 || isLoading;
  return (
    <div className={className} aria-busy={isBusy}>
      {children}
    </div>
  );
}

function useWhiteBody(isWhite: boolean): void {
  useEffect(() => {
    if (!isWhite) return;
    document.body.classList.add(whiteBodyClass);
    return () => document.body.classList.remove(whiteBodyClass);
  }, [isWhite]);
}
const whiteBodyClass = 'mp-white-background';
