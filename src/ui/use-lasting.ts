import { useEffect, useState } from 'react';

/** Whether something has held for that many ms: what ends sooner is not worth a change of the page. */
export function useLasting(holds: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [holds, ms]);
  return holds && isLong;
}
