import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusContent } from '../../routing/scroll-and-focus.ts';

/**
 * Keeps the focus near when an entry of a list is removed by its button: on the button of the entry that took its
 * place, else of the last one; in the content of the page when the list is gone with it.
 * @param list holds the buttons, which carry `data-remove`
 * @param count of entries
 * @returns to be told the index of an entry before it is removed
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
