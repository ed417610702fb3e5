import { type ReactNode, useEffect, useState } from 'react';
import { progressBarDelayMs } from '../contract/limits.ts';
import { useShown } from '../routing/router.tsx';
import { useAtomValue } from '../state/jotai.ts';
import { pendingCountAtom } from '../state/pending.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** The thin bar on top, once calls or a screen have been awaited for a while. */
export function WaitingBar(): ReactNode {
  const { isLoading } = useShown();
  const isWaiting = useAtomValue(pendingCountAtom) > 0 || isLoading;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), progressBarDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return <ProgressBar active={isWaiting && isLong} />;
}
