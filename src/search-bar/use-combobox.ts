import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SearchFieldControl } from './use-search-field.ts';

export interface ComboboxOptions {
  readonly field: SearchFieldControl;
  /** What tells the options listed from each other. */
  readonly options: readonly string[];
  /** An option was chosen by its number; -1 stands for the text as it is. */
  readonly onChoose: (index: number, how: { readonly inNewTab: boolean }) => void;
  /** The Delete key on an option, where options can be removed. */
  readonly onRemove?: ((index: number) => void) | undefined;
}

/**
 * The behaviour of a text field with a list below it: which option is highlighted, and what the keys do. The focus
 * never leaves the field; the highlighted option is told by reference.
 */
export function useCombobox({ field, options, onChoose, onRemove }: ComboboxOptions) {
  const { form, text, setText, isOpen, setOpen } = field;
  const id = useId();
  const count = options.length;
  // The option itself, for another list may have it at another place, or nowhere; of another text, none is meant.
  const [highlighted, setHighlighted] = useState<{ readonly option: string; readonly text: string } | null>(
    null,
  );
  if (highlighted && (!isOpen || highlighted.text !== text)) setHighlighted(null);
  const active = isOpen && highlighted ? options.indexOf(highlighted.option) : -1;
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);
  const isByKey = useRef(false);
  useLayoutEffect(() => {
    if (!isByKey.current || activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function highlight(index: number, byKey: boolean): void {
    const option = options[index];
    isByKey.current = byKey;
    if (option !== undefined) setHighlighted({ option, text });
  }
  function move(step: 1 | -1): void {
    setOpen(true);
    const from = active < 0 && step < 0 ? count : active;
    highlight((from + step + count) % count, true);
  }

  const keyDown = useEffectEvent((event: KeyboardEvent): void => {
    // While a word is being composed, the keys belong to the input method.
    if (event.isComposing || event.keyCode === 229) return;
    const isEnter = event.key === 'Enter';
    if (event.key === 'ArrowDown' && !event.altKey) move(1);
    else if (event.key === 'ArrowUp' && !event.altKey) move(-1);
    else if (event.key === 'Escape') {
      if (isOpen) setOpen(false);
      else setText('');
    } else if (event.key === 'Delete' && onRemove && active >= 0) onRemove(active);
    else if (isEnter) onChoose(active, { inNewTab: event.ctrlKey || event.metaKey });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = form.current?.querySelector('input');
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [form]);

  return {
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
      onMouseMove: () => highlight(index, false),
    }),
  } as const;
}
