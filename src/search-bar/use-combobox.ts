import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { pressedKey } from '../ui/input-method.ts';
import type { SearchFieldControl } from './use-search-field.ts';

export interface ComboboxOptions {
  readonly field: SearchFieldControl;
  /** A key of each option. */
  readonly options: readonly string[];
  /** Called with the index of a chosen option; -1 for the typed text. */
  readonly onChoose: (index: number, how: { readonly inNewTab: boolean }) => void;
  /** Called on the Delete key at an option. Without it, options cannot be removed. */
  readonly onRemove?: ((index: number) => void) | undefined;
}

/**
 * The behaviour of a text field with a list of options: which option is highlighted, and what the keys do. The focus
 * stays in the field, which refers to the highlighted option (`aria-activedescendant`).
 */
export function useCombobox({ field, options, onChoose, onRemove }: ComboboxOptions) {
  const { form, text, setText, isOpen, setOpen } = field;
  const id = useId();
  const count = options.length;
  // Keep the option, not its index: another answer may list it elsewhere, or not at all. Another text ends it.
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
    const key = pressedKey(event);
    if (key === 'ArrowDown' && !event.altKey) move(1);
    else if (key === 'ArrowUp' && !event.altKey) move(-1);
    else if (key === 'Escape') {
      if (isOpen) setOpen(false);
      else setText('');
    } else if (key === 'Delete' && onRemove && active >= 0) onRemove(active);
    else if (key === 'Enter') onChoose(active, { inNewTab: event.ctrlKey || event.metaKey });
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
    /** Ids of the list and of the highlighted option, if any. */
    listId: isOpen && count > 0 ? `${id}-list` : undefined,
    activeId,
    listProps: { id: `${id}-list`, role: 'listbox' },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // Keep the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent) => onChoose(index, { inNewTab: event.ctrlKey || event.metaKey }),
      onAuxClick: (event: MouseEvent) => {
        if (event.button === 1) onChoose(index, { inNewTab: true });
      },
      onMouseMove: () => highlight(index, false),
    }),
  } as const;
}
