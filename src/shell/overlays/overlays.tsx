import { type ReactNode, useEffect } from 'react';
import type { Routing } from '../../routing/routing.ts';
import { resumeFollowAtom, syncFollowsAtom } from '../../state/follow.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import type { AppStore } from '../../state/store.ts';
import { toastAtom } from '../../state/toast.ts';
import { LiveRegion } from '../../ui/visually-hidden.tsx';
import { ComparisonTray } from '../comparison/comparison-tray.tsx';
import { PartBoundary } from '../error-boundary.tsx';
import { RootProviders } from '../root-providers.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { BottomDock } from './bottom-dock.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { Toast } from './toast.tsx';

/** What lies over the page, whichever screen that shows. It has a root of its own, at the end of the body. */
export function Overlays({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <RootProviders store={store} routing={routing}>
      <ToastAnnouncer />
      <BottomDock>
        <PartBoundary>
          <Toast />
        </PartBoundary>
        <PartBoundary>
          <ComparisonTray />
        </PartBoundary>
        <PartBoundary>
          <CookieBar />
        </PartBoundary>
      </BottomDock>
      <Follows />
      <PartBoundary>
        <TermsDialog />
      </PartBoundary>
      <PartBoundary>
        <AlertDialog />
      </PartBoundary>
    </RootProviders>
  );
}

/** Reads out what came of a press. It is always in the page: a live region that comes with its text is not read out. */
function ToastAnnouncer(): ReactNode {
  return <LiveRegion message={useAtomValue(toastAtom)?.text ?? ''} />;
}

/** Follows what somebody wanted to follow before signing in, and shows what they follow in other tabs. */
function Follows(): null {
  const resume = useSetAtom(resumeFollowAtom);
  const syncFollows = useSetAtom(syncFollowsAtom);
  useEffect(resume, [resume]);
  useEffect(() => syncFollows(), [syncFollows]);
  return null;
}

/** Makes their place, once. */
export function addOverlaysPlace(): HTMLElement {
  const place = document.createElement('div');
  // A host that keeps copies of its pages (Turbo) keeps them without it.
  place.toggleAttribute('data-turbo-temporary', true);
  document.body.append(place);
  return place;
}
