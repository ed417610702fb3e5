import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusContent } from '../../routing/scrolling/focus.ts';

/**
 * Moves the focus when a press of its button removes an entry of a list: to the button of the next entry, else of the
 * last one. When the whole list vanishes, the focus moves to the content of the page.
 * @param list holds the buttons, which carry `data-remove`
 * @param count number of entries
 * @returns call it with the index of an entry right before its removal
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  count: number,
): (removed: number) => void {
  const removed = useRef<{ readonly index: number; readonly from: number } | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null || count >= removed.current.from) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    buttons[Math.min(removed.current.index, buttons.length - 1)]?.focus();
    removed.current = null;
  }, [list, count]);
  useEffect(
    () => () => {
      if (removed.current !== null) focusContent();
    },
    [],
  );
  return index => {
    removed.current = { index, from: count };
  };
}
