import { type ReactNode, useEffect, useState } from 'react';
import { keepLinksFromBase } from '../../host/base-links.ts';
import { leavingKey } from '../../host/storage.ts';
import { lazy } from '../../loading/lazy.ts';
import type { Routing } from '../../routing/router/routing.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import type { AppStore } from '../../state/core/store.ts';
import { toastAtom } from '../../state/page/notices.ts';
import { resumeFollowAtom, syncFollowsAtom } from '../../state/person/follow.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PartBoundary } from '../error-boundary.tsx';
import { Dialogs, DockParts } from '../lazy.ts';
import { RootProviders } from '../root-providers.tsx';
import { BottomDock } from './bottom-dock.tsx';
import { CookieBar } from './cookie-bar.tsx';

/** Everything that lies over the page, on every screen. It has a root of its own at the end of the body. */
export function Overlays({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <RootProviders store={store} routing={routing}>
      <ScreenAnnouncer routing={routing} />
      <ToastAnnouncer />
      <BottomDock>
        <DockParts isWanted={false} />
        <PartBoundary>
          <CookieBar />
        </PartBoundary>
      </BottomDock>
      <LinkSync />
      <FollowSync />
      <ViewerChanges />
      <Dialogs isWanted={false} />
    </RootProviders>
  );
}

/** Time for the screen to set its title, and for screen readers to notice the emptied region. In ms. */
const announceDelayMs = 100;

/**
 * Announces the title of a new screen to screen readers, as a browser does for a new page. A screen that redraws itself
 * for another query announces its own changes.
 */
function ScreenAnnouncer({ routing }: { readonly routing: Routing }): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = routing.arrivals.subscribe(() => {
      setMessage('');
      clearTimeout(timer);
      timer = setTimeout(() => setMessage(document.title), announceDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [routing]);
  return <LiveRegion message={message} />;
}

/** Announces toasts to screen readers. It stays mounted: a live region that appears together with its text is silent. */
function ToastAnnouncer(): ReactNode {
  return <LiveRegion message={useAtomValue(toastAtom)?.text ?? ''} />;
}

function LinkSync(): null {
  useEffect(() => keepLinksFromBase(document), []);
  return null;
}

/** Resumes a follow that had to wait for the sign-in, and takes over follows made in other tabs. */
function FollowSync(): null {
  const resume = useSetAtom(resumeFollowAtom);
  const syncFollows = useSetAtom(syncFollowsAtom);
  useEffect(resume, [resume]);
  useEffect(() => syncFollows(), [syncFollows]);
  return null;
}

const ViewerSync = lazyComponent(
  lazy('viewer-sync', () => import('./viewer-sync.tsx')),
  'ViewerSync',
);

/**
 * Keeps the data of signed-in people apart. Also drawn for a guest who has just signed out, whose data are then removed.
 * Other guests do without this code.
 */
function ViewerChanges(): ReactNode {
  const { storage } = useAtomValue(servicesAtom);
  const [isLeaving] = useState(() => storage.get(leavingKey) !== null);
  return (useAtomValue(viewerAtom).role !== 'guest' || isLeaving) && <ViewerSync />;
}

/** Appends the element that the overlays are mounted in to the body. */
export function addOverlaysMountPoint(): HTMLElement {
  // A host that swaps pages may have kept a picture of an earlier one.
  for (const earlier of document.querySelectorAll('.mp-overlays')) earlier.remove();
  const mountPoint = document.createElement('div');
  document.body.append(mountPoint);
  return mountPoint;
}
