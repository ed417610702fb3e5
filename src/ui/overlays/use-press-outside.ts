import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onPress` for a press outside of an element, also where another listener stops the event.
 * @param element of the moment; without one, every press is outside
 * @param isActive false listens to nothing
 */
export function usePressOutside(
  element: () => Element | null | undefined,
  onPress: () => void,
  isActive = true,
): void {
  const handle = useEffectEvent(({ target }: Event) => {
    if (!element()?.contains(target as Node)) onPress();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: Event) => handle(event);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, [isActive]);
}
