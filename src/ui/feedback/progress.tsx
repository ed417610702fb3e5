import { useEffect, useState } from 'react';
import { progressBarDelayMs } from '../../contract/limits.ts';
import { uiMessages } from '../../messages/ui.ts';

/** A thin bar at the top of the page while it waits. See `useDelayed` for short waits. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <div className="mp-progress" role="progressbar" aria-label={uiMessages.loading} /> : null;
}

/** True once `isActive` has been true for `progressBarDelayMs`: a short wait changes nothing on the page. */
export function useDelayed(isActive: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsLong(true), progressBarDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isActive]);
  return isActive && isLong;
}
