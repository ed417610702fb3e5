import type { ReactNode } from 'react';
import { lazy } from '../loading/lazy.ts';
import { routes } from '../routes.ts';
import type { View } from '../routing/router/page.ts';
import { InsideView, useRendered, useView } from '../routing/router/router.tsx';
import type { Routing } from '../routing/router/routing.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { pendingCountAtom } from '../state/core/services.ts';
import { useBodyClass } from '../ui/cx.ts';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import { ProgressBar, useDelayed } from '../ui/feedback/progress.tsx';
import { idleComponent, lazyComponent } from '../ui/lazy-component.tsx';
import { Access, notices, Waiting } from './access.tsx';
import { ErrorBoundary, PartBoundary } from './error-boundary.tsx';
import { RootProviders } from './root-providers.tsx';

const Footer = idleComponent(
  lazy(() => import('./footer/footer.tsx')),
  code => code.Footer,
);
const NotFound = lazyComponent(notices, code => code.NotFound);
const ScreenMissing = lazyComponent(notices, code => code.ScreenMissing);
const ScreenFailed = lazyComponent(notices, code => code.ScreenFailed);

export interface PageRootProps {
  readonly store: AppStore;
  readonly routing: Routing;
  /** False where the host page has a footer of its own, or wants none. */
  readonly hasFooter: boolean;
}

/** The root in `main`: the screen of the current address, and the footer. */
export function PageRoot({ store, routing, hasFooter }: PageRootProps): ReactNode {
  return (
    <RootProviders store={store} routing={routing} className="mp-page-root">
      <Page hasFooter={hasFooter} />
    </RootProviders>
  );
}

function Page({ hasFooter }: { hasFooter: boolean }): ReactNode {
  const { view } = useView();
  const isWhite = view != null && (view.name === null || routes[view.name].background !== 'grey');
  useBodyClass('mp-white', isWhite);
  return (
    <BusyElement>
      {view && (
        <InsideView view={view}>
          <div className="mp-page__screen">
            <Content view={view} />
          </div>
          <PartBoundary>
            <Rendered view={view} />
          </PartBoundary>
        </InsideView>
      )}
      {hasFooter && footer}
    </BusyElement>
  );
}

/**
 * The page's outer element, with a thin progress bar at the top that appears when requests or a screen take a while. The
 * page in it is not rendered again for that.
 */
function BusyElement({ children }: { children: ReactNode }): ReactNode {
  const { isLoading } = useView();
  const isBusy = useAtomValue(pendingCountAtom) > 0 || isLoading;
  const isSlow = useDelayed(isBusy);
  return (
    <div className="mp-page" aria-busy={isBusy}>
      <ProgressBar active={isSlow} />
      {children}
    </div>
  );
}

/** One element for all addresses, so that a new address does not render it again. */
const footer = (
  <PartBoundary>
    <Footer />
  </PartBoundary>
);

/** The screen, or the notice in its place. Each path and query mounts it again, so that no state carries over. */
function Content({ view }: { view: View }): ReactNode {
  const { key, pathname } = view.address;
  if (view.kind === 'unknown') return <NotFound key={key} fallback={<Waiting />} failure={simpleNotice} />;
  if (view.kind === 'failed')
    return <ScreenMissing key={key} onRetry={view.retry} failure={() => simpleNotice(view.retry)} />;
  return (
    <ErrorBoundary
      key={view.Screen.staysMounted ? pathname : key}
      address={key}
      failure={retry => <ScreenFailed onRetry={retry} failure={() => simpleNotice(retry)} />}
    >
      <Access view={view}>
        <view.Screen />
      </Access>
    </ErrorBoundary>
  );
}

/** In place of a notice whose code did not load either. */
const simpleNotice = (retry: () => void) => <ErrorNotice level={1} onRetry={retry} />;

/** Reports to routing that the screen is rendered. It stands after the screen, so that its effect runs after the screen's. */
function Rendered({ view }: { view: View }): null {
  useRendered(view);
  return null;
}
