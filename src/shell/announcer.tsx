import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useArrived } from '../routing/router.tsx';
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
