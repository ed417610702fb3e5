import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useRouting } from './router.tsx';

/**
 * Closes a layer over the page on Back, the topmost layer first, and stays on the page. Following a link closes it,
 * too. The state that `close` sets is drawn at once, so that the next page is drawn without the layer. A lowest layer
 * closes after the others, also after those that came before it.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, isLowest?: boolean): void {
  const routing = useRouting();
  const onClose = useEffectEvent(close);
  // A layer that closes together with a navigation is gone before the next page counts its layers.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return routing.addLayer(() => flushSync(onClose), isLowest);
  }, [routing, isOpen, isLowest]);
}
