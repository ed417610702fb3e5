import { type ReactNode, useEffect } from 'react';
import type { Routing } from '../routing/types.ts';
import { resumeHeartAtom } from '../state/hearting.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { messageAtom } from '../state/message.ts';
import type { AppStore } from '../state/store.ts';
import { LiveRegion } from '../ui/visually-hidden.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Bottom } from './bottom.tsx';
import { CompareTray } from './compare-tray.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Frame } from './frame.tsx';
import { MessageBar } from './message-bar.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** What lies over the page, whichever screen that shows. It has a root of its own, at the end of the body. */
export function Overlays({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <Frame store={store} routing={routing}>
      <Told />
      <Bottom>
        <MessageBar />
        <CompareTray />
        <CookieBar />
      </Bottom>
      <ResumedHeart />
      <TermsDialog />
      <AlertDialog />
    </Frame>
  );
}

/** Says what came of a press. It stays in the page: what comes with its text is not told. */
function Told(): ReactNode {
  return <LiveRegion message={useAtomValue(messageAtom)?.text ?? ''} />;
}

/** Whoever has come back from signing in finds the heart pressed, and the focus on it. */
function ResumedHeart(): null {
  const resume = useSetAtom(resumeHeartAtom);
  useEffect(() => {
    const key = resume();
    if (!key) return;
    const heart = document.querySelector<HTMLElement>(`[data-heart="${CSS.escape(key)}"]`);
    heart?.focus({ preventScroll: true });
    heart?.scrollIntoView({ block: 'center' });
  }, [resume]);
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
