import { type ReactNode, useEffect, useState } from 'react';
import { keepLinksFromBase } from '../../host/base-links.ts';
import { lazy } from '../../loading/lazy.ts';
import type { Routing } from '../../routing/router/routing.ts';
import type { AppStore } from '../../state/core/app-store.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { comparisonAtom } from '../../state/goods/comparison.ts';
import { alertsAtom } from '../../state/page/alerts.ts';
import { toastAtom } from '../../state/page/notices.ts';
import { resumeFollowAtom, syncFollowsAtom } from '../../state/person/follow.ts';
import { needsTermsAtom } from '../../state/person/needs-terms.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PartBoundary } from '../error-boundary.tsx';
import { RootProviders, renderRoot } from '../root-providers.tsx';
import { BottomDock } from './bottom-dock.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Toast } from './toast.tsx';
import { ViewerSync } from './viewer-sync.tsx';

export const comparison = lazy(() => import('../comparison/comparison-tray.tsx'));
const ComparisonTray = lazyComponent(comparison, code => code.ComparisonTray);
export const alerts = lazy(() => import('./alert-dialog.tsx'));
const AlertDialog = lazyComponent(alerts, code => code.AlertDialog);
export const terms = lazy(() => import('./terms-dialog.tsx'));
const TermsDialog = lazyComponent(terms, code => code.TermsDialog);

/** Everything that lies over the page, on every screen. It has a root of its own at the end of the body. */
export function Overlays({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <RootProviders store={store} routing={routing}>
      <ScreenAnnouncer routing={routing} />
      <ToastAnnouncer />
      <BottomDock>
        <PartBoundary>
          <Toast />
        </PartBoundary>
        <PartBoundary>
          <Compared />
        </PartBoundary>
        <PartBoundary>
          <CookieBar />
        </PartBoundary>
      </BottomDock>
      <LinkSync />
      <FollowSync />
      <ViewerSync />
      <PartBoundary>
        <Dialogs />
      </PartBoundary>
    </RootProviders>
  );
}

/** Time for the screen to set its title, and for screen readers to notice the emptied region. In ms. */
const announceDelayMs = 100;

/**
 * Announces the title of a new screen to screen readers, as a browser does for a new page. A screen that re-renders itself
 * for another query announces its own changes.
 */
function ScreenAnnouncer({ routing }: { readonly routing: Routing }): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = routing.announcements.subscribe(() => {
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

/** The tray, once a product is chosen. */
function Compared(): ReactNode {
  return useAtomValue(comparisonAtom).length > 0 && <ComparisonTray />;
}

/** The dialogs that no button opens. */
function Dialogs(): ReactNode {
  const hasAlert = useAtomValue(alertsAtom).length > 0;
  const needsTerms = useAtomValue(needsTermsAtom);
  return (
    <>
      {needsTerms && <TermsDialog />}
      {hasAlert && <AlertDialog />}
    </>
  );
}

/** Renders the overlays into an element at the end of the body. Returns a function that removes both. */
export function mountOverlays(store: AppStore, routing: Routing): () => void {
  // A host that swaps pages may have kept a snapshot of an earlier one.
  for (const earlier of document.querySelectorAll('.mp-overlays')) earlier.remove();
  const mountPoint = document.createElement('div');
  document.body.append(mountPoint);
  const unmount = renderRoot(mountPoint, 'mp-overlays', <Overlays store={store} routing={routing} />);
  return () => {
    unmount();
    mountPoint.remove();
  };
}
