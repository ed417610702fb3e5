import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeTyped } from '../host/typed.ts';
import { goAndFocus } from '../routing/scrolling/focus.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { pathnameAtom, searchTextAtom } from '../state/page/address.ts';

/** State and actions of the field of a search bar. */
export interface SearchFieldControl {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Focuses the field, without opening or closing the list. */
  readonly focus: () => void;
  /** Closes the list and focuses the form: the place in the page is kept, and the on-screen keyboard closes. */
  readonly close: () => void;
  /** Closes the list synchronously, before a navigation: the focus trap of the full screen would hold the focus. */
  readonly closeAtOnce: () => void;
  /** Closes the list, blurs the field and navigates. */
  readonly leave: (go: () => void) => void;
}

export function useSearchField(): SearchFieldControl {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useSearchText();
  const [isOpen, setOpen] = useState(false);
  const closeAtOnce = () => flushSync(() => setOpen(false));
  return {
    form,
    text,
    setText,
    isOpen,
    setOpen,
    focus() {
      form.current?.querySelector('input')?.focus({ preventScroll: true });
      // The focus event opens the list: undo that.
      setOpen(isOpen);
    },
    close() {
      setOpen(false);
      form.current?.focus({ preventScroll: true });
    },
    closeAtOnce,
    leave(go) {
      closeAtOnce();
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && form.current?.contains(focused)) focused.blur();
      goAndFocus(go);
    },
  };
}

/**
 * The text in the field. A navigation to another screen, or to a search for another text, replaces the typed text by
 * that of the search. Another filter, or a corrected address, keeps the typed text.
 */
function useSearchText(): [string, (text: string) => void] {
  const pathname = useAtomValue(pathnameAtom);
  const applied = useAtomValue(searchTextAtom);
  const key = `${pathname} ${applied}`;
  const [state, setState] = useState(() => ({ key, text: takeTyped() || applied }));
  if (state.key !== key) setState({ key, text: applied });
  return [state.text, text => setState({ key, text })];
}
