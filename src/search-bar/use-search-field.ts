import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddress } from '../routing/router.tsx';
import { goAndFocus } from '../routing/scroll-and-focus.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../state/address.ts';
import { useAtomValue } from '../state/jotai.ts';

/** The field of a search bar: what stands in it, whether its list is open, and what its parts do with it. */
export interface SearchFieldControl {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Gives the focus to the field, and leaves the list open or closed as it is. */
  readonly focus: () => void;
  /** Closes, and leaves the field: whoever reads on finds the place, and no on-screen keyboard comes up. */
  readonly close: () => void;
  /** Closes before one goes somewhere: as long as the search fills the screen, nothing else can take the focus. */
  readonly closeAtOnce: () => void;
  /** Closes and goes somewhere; the focus leaves the field. */
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
      // The focus opens it.
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
 * The text in the field: what somebody types, and where they go to another screen or search for another text, that of
 * the search shown. A filter or an address that is only mended leaves what is typed.
 */
function useSearchText(): [string, (text: string) => void] {
  const { pathname } = useAddress();
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const { q } = useAtomValue(appliedSearchAtom);
  const applied = isOnSearch ? q : '';
  const key = `${pathname} ${applied}`;
  const [state, setState] = useState({ key, text: applied });
  if (state.key !== key) setState({ key, text: applied });
  return [state.text, text => setState({ key, text })];
}
