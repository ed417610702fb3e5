import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRouting } from './router.tsx';

/**
 * For a layer over the page: as long as it is open, Back closes it and stays, the topmost first. A followed link
 * closes it, too, and goes where it says. The state that `close` sets is drawn at once, so that nothing of the layer
 * is in the way of where one goes.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const routing = useRouting();
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return routing.addLayer(() => flushSync(onClose));
  }, [routing, isOpen]);
}
