import { useEffect, useState } from 'react';
import { progressBarDelayMs } from '../../contract/limits.ts';

/** Whether something has held as long as a wait is worth showing: what ends sooner changes nothing on the page. */
export function useLasting(holds: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setIsLong(true), progressBarDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [holds]);
  return holds && isLong;
}
