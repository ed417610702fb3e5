import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useArrived, useShown } from '../routing/router.tsx';
import { useAtomValue } from '../state/jotai.ts';
import { pendingCountAtom } from '../state/services.ts';
import { ProgressBar, useDelayed } from '../ui/feedback/progress.tsx';
import { LiveRegion } from '../ui/live-region.tsx';

/** Time for the screen to set its title, and for screen readers to notice the emptied region. In ms. */
const announceDelayMs = 100;

/**
 * Announces the title of a new screen to screen readers, as a browser does for a new page. A screen that redraws itself
 * for another query announces its own changes.
 */
export function Announcer(): ReactNode {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useArrived(() => {
    setMessage('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMessage(document.title), announceDelayMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return <LiveRegion message={message} />;
}

/** The thin progress bar at the top. It appears when requests or a screen take a while. */
export function WaitingBar(): ReactNode {
  const { isLoading } = useShown();
  const isWaiting = useAtomValue(pendingCountAtom) > 0 || isLoading;
  return <ProgressBar active={useDelayed(isWaiting)} />;
}

/** The page's outer element. A change of `aria-busy` redraws this component alone, not the page in it. */
export function BusyElement({
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
