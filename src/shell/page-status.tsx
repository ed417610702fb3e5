import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useArrived, useShown } from '../routing/router.tsx';
import { useAtomValue } from '../state/jotai.ts';
import { pendingCountAtom } from '../state/services.ts';
import { ProgressBar, useDelayed } from '../ui/feedback/progress.tsx';
import { LiveRegion } from '../ui/visually-hidden.tsx';

/** Time for the title to be written, and for screen readers to notice that the region was emptied, ms. */
const pauseMs = 100;

/**
 * Tells the title of the screen that was gone to, as a browser does for a page. What another query of the same screen
 * brought, a screen that redraws itself tells by itself.
 */
export function Announcer(): ReactNode {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useArrived(() => {
    setMessage('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMessage(document.title), pauseMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return <LiveRegion message={message} />;
}

/** The thin bar on top, once calls or a screen have been awaited for a while. */
export function WaitingBar(): ReactNode {
  const { isLoading } = useShown();
  const isWaiting = useAtomValue(pendingCountAtom) > 0 || isLoading;
  return <ProgressBar active={useDelayed(isWaiting)} />;
}

/** The root element of the page. It carries `aria-busy`, and a change of that redraws this component alone. */
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
