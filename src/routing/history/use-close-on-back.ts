import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useRouting } from '../router/router.tsx';

/**
 * Closes a layer over the page on Back, the topmost layer first, and stays on the page. Following a link closes it,
 * too. The state that `close` sets is rendered at once, so that the next page is rendered without the layer.
 * @param isLowest closes after all other layers, also after those that were opened before
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, isLowest?: boolean): void {
  const routing = useRouting();
  const onClose = useEffectEvent(close);
  // A layout effect: a layer that closes with a navigation must be gone before `Routing.rendered` counts the layers.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return routing.addLayer(() => flushSync(onClose), isLowest);
  }, [routing, isOpen, isLowest]);
}
