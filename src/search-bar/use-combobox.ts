import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

export interface ComboboxOptions {
  /** Number of options listed. */
  readonly count: number;
  /** An option was chosen by its number; -1 stands for the text as it is. */
  readonly onChoose: (index: number, how: { readonly inNewTab: boolean }) => void;
  /** Escape while nothing is open. */
  readonly onEscape: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * The behaviour of a text field with a list below it: what is open, which option is highlighted, and what the keys
 * do. The focus never leaves the field; the highlighted option is told by reference.
 */
export function useCombobox({ count, onChoose, onEscape, onOpen, onClose }: ComboboxOptions) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  // Fewer options than before leave nothing to highlight at the old place.
  const active = isOpen && highlighted < count ? highlighted : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

  function open(): void {
    if (isOpen) return;
    setIsOpen(true);
    onOpen();
  }
  function close(): void {
    setHighlighted(-1);
    if (!isOpen) return;
    setIsOpen(false);
    onClose();
  }
  function move(step: 1 | -1): void {
    open();
    if (count === 0) return;
    const from = active < 0 && step < 0 ? count : active;
    setHighlighted((from + step + count) % count);
  }

  function keyDown(event: KeyboardEvent): void {
    // While a word is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isEnter = event.key === 'Enter';
    if (event.key === 'ArrowDown' && !event.altKey) move(1);
    else if (event.key === 'ArrowUp' && !event.altKey) move(-1);
    else if (event.key === 'Escape') {
      if (isOpen) close();
      else onEscape();
    } else if (isEnter) onChoose(active, { inNewTab: event.ctrlKey || event.metaKey });
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    open,
    close,
    /** For the change of the text: what was highlighted is another option now. */
    reset: () => setHighlighted(-1),
    /** For the field. */
    keyDown,
    /** Ids of the list and of the highlighted option, where there is something. */
    listId: isOpen && count > 0 ? `${id}-list` : undefined,
    activeId: active < 0 ? undefined : optionId(active),
    listProps: { id: `${id}-list`, role: 'listbox' },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent) => onChoose(index, { inNewTab: event.ctrlKey || event.metaKey }),
      onMouseMove: () => setHighlighted(index),
    }),
  } as const;
}
