import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Whether an input method (IME) is composing a word in a field. Until it ends the field holds an unfinished text, such as
 * the sounds of a word that will be written in characters.
 *
 * On-screen keyboards compose plain words as well, to correct them. Their keys have no `code`. What they compose counts
 * as typed.
 * @param around an element around the field
 * @param onEnd called with the text of the field when the composition ends
 * @returns a ref to read in event handlers and effects
 */
export function useImeComposition(
  around: RefObject<HTMLElement | null>,
  onEnd: (text: string) => void,
): RefObject<boolean> {
  const isComposing = useRef(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let isOnScreen = false;
    const onEvent = (event: Event) => {
      if (event instanceof KeyboardEvent) isOnScreen = event.keyCode === 229 && event.code === '';
      else if (event instanceof InputEvent) isComposing.current = event.isComposing && !isOnScreen;
      else {
        isComposing.current = false;
        if (event.target instanceof HTMLInputElement) end(event.target.value);
      }
    };
    // Capture: before React handles the change of the text.
    for (const type of types) element.addEventListener(type, onEvent, true);
    return () => {
      for (const type of types) element.removeEventListener(type, onEvent, true);
    };
  }, [around]);

  return isComposing;
}
const types = ['keydown', 'input', 'compositionend'] as const;
