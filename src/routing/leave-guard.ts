import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRouting } from './router.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

/** The question whether to leave, while it is open. */
export interface LeaveQuestion {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before the page is left: within the product and with Back by the question that it returns, else by the browser's
 * own. There is one guard at a time; the last one counts.
 * @param isNeeded whether something would be lost
 * @param isStillNeeded the same at the moment of leaving, before anything is drawn again
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
  /** Back took the entry in the history away that it is held by. */
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
        // The dialog and what it added to the history are gone before anything else changes there.
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
    // A link closes it, too, once it was let through.
    if (!isActive()) return;
    setIsPassed(true);
    ask(() => window.history.back());
  };
  // It guards the page: what is open over the page closes first, whichever came first.
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
