import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';

export interface ComboboxOptions {
  /** What tells the options listed from each other. */
  readonly options: readonly string[];
  /** An option was chosen by its number; -1 stands for the text as it is. */
  readonly onChoose: (index: number, how: { readonly inNewTab: boolean }) => void;
  /** Escape while nothing is open. */
  readonly onEscape: () => void;
  /** The Delete key on an option, where options can be removed. */
  readonly onRemove?: ((index: number) => void) | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * The behaviour of a text field with a list below it: what is open, which option is highlighted, and what the keys
 * do. The focus never leaves the field; the highlighted option is told by reference.
 */
export function useCombobox({ options, onChoose, onEscape, onRemove, onOpen, onClose }: ComboboxOptions) {
  const id = useId();
  const count = options.length;
  const [isOpen, setIsOpen] = useState(false);
  // The option itself, for another list may have it at another place, or nowhere.
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const active = isOpen && highlighted !== null ? options.indexOf(highlighted) : -1;
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);
  const isByKey = useRef(false);
  useLayoutEffect(() => {
    if (!isByKey.current || activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function open(): void {
    if (isOpen) return;
    setIsOpen(true);
    onOpen();
  }
  function close(): void {
    setHighlighted(null);
    if (!isOpen) return;
    setIsOpen(false);
    onClose();
  }
  function move(step: 1 | -1): void {
    open();
    if (count === 0) return;
    const from = active < 0 && step < 0 ? count : active;
    isByKey.current = true;
    setHighlighted(options[(from + step + count) % count] ?? null);
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
    } else if (event.key === 'Delete' && onRemove && active >= 0) onRemove(active);
    else if (isEnter) onChoose(active, { inNewTab: event.ctrlKey || event.metaKey });
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    open,
    close,
    /** For the change of the text: what was highlighted is another option now. */
    reset: () => setHighlighted(null),
    /** For the field. */
    keyDown,
    /** Ids of the list and of the highlighted option, where there is something. */
    listId: isOpen && count > 0 ? `${id}-list` : undefined,
    activeId,
    listProps: { id: `${id}-list`, role: 'listbox' },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent) => onChoose(index, { inNewTab: event.ctrlKey || event.metaKey }),
      onAuxClick: (event: MouseEvent) => {
        if (event.button === 1) onChoose(index, { inNewTab: true });
      },
      onMouseMove: () => {
        isByKey.current = false;
        setHighlighted(options[index] ?? null);
      },
    }),
  } as const;
}
