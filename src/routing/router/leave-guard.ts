import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCloseOnBack } from '../history/use-close-on-back.ts';
import { useRouting } from './router.tsx';

/** The question whether to leave, while it is open. */
export interface LeaveQuestion {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before the page is left. For links of the product and for Back it returns a question to render; for anything else the
 * browser asks its own. There is one guard at a time; the last one counts.
 * @param isNeeded whether something would be lost
 * @param isStillNeeded the same at the moment of leaving, before anything is rendered again
 */
export function useLeaveGuard(
  isNeeded: boolean,
  isStillNeeded: () => boolean,
): {
  readonly question: LeaveQuestion | null;
  /** Lets the next navigation through without asking. */
  readonly lift: () => void;
} {
  const routing = useRouting();
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  /** Back has left the history entry that the guard added. */
  const [isPassed, setIsPassed] = useState(false);
  const isLifted = useRef(false);
  const isActive = useEffectEvent(() => isNeeded && !isLifted.current && isStillNeeded());

  const ask = useEffectEvent((go: () => void) =>
    setQuestion({
      stay() {
        setQuestion(null);
        setIsPassed(false);
      },
      leave() {
        isLifted.current = true;
        // Removes the dialog and its history entry before the navigation writes an entry of its own.
        flushSync(() => setQuestion(null));
        go();
      },
    }),
  );

  useLayoutEffect(() => {
    if (!isNeeded) return;
    return routing.guardLeaving(go => {
      if (!isActive()) return false;
      ask(go);
      return true;
    });
  }, [routing, isNeeded]);

  const onBack = () => {
    // Also called when a link that was let through closes all layers.
    if (!isActive()) return;
    setIsPassed(true);
    ask(() => window.history.back());
  };
  // The lowest layer: Back first closes what is open over the page, also what was opened before the guard.
  useCloseOnBack(isNeeded && !isPassed, onBack, true);

  useEffect(() => {
    if (!isNeeded) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isActive()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isNeeded]);

  return {
    question,
    lift() {
      isLifted.current = true;
    },
  };
}
