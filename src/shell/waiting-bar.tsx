import type { ReactNode } from 'react';
import { useShown } from '../routing/router.tsx';
import { useAtomValue } from '../state/jotai.ts';
import { pendingCountAtom } from '../state/services.ts';
import { ProgressBar, useDelayed } from '../ui/feedback/progress.tsx';

/** The thin bar on top, once calls or a screen have been awaited for a while. */
export function WaitingBar(): ReactNode {
  const { isLoading } = useShown();
  const isWaiting = useAtomValue(pendingCountAtom) > 0 || isLoading;
  return <ProgressBar active={useDelayed(isWaiting)} />;
}
