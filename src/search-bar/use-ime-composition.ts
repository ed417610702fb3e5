import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Whether an input method is composing a word in the field, as an event sees it. What stands in the field meanwhile,
 * such as the sounds of a word that is going to be written in characters, is not yet what is meant.
 *
 * On-screen keyboards compose plain words letter by letter as well, to mend them. Their keys have no code, and what
 * they compose is meant as it stands.
 * @param onEnd the word is there
 */
export function useImeComposition(
  form: RefObject<HTMLFormElement | null>,
  onEnd: (text: string) => void,
): RefObject<boolean> {
  const isComposing = useRef(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isOnScreen = false;
    const follow = (event: Event) => {
      if (event instanceof KeyboardEvent) isOnScreen = event.keyCode === 229 && event.code === '';
      else if (event instanceof InputEvent) isComposing.current = event.isComposing && !isOnScreen;
      else {
        isComposing.current = false;
        if (event.target instanceof HTMLInputElement) end(event.target.value);
      }
    };
    // On the way down, before the change of the text is told.
    for (const type of types) element.addEventListener(type, follow, true);
    return () => {
      for (const type of types) element.removeEventListener(type, follow, true);
    };
  }, [form]);

  return isComposing;
}
const types = ['keydown', 'input', 'compositionend'] as const;
