import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dropdownMessages } from '../../messages/forms.ts';
import { actionOf, type TypedText, textBefore } from './dropdown-keys.ts';
import { DropdownList, optionId } from './dropdown-list.tsx';
import {
  type DropdownEntry,
  type DropdownOption,
  isCharacter,
  type Opening,
  optionsOf,
} from './dropdown-option.tsx';
import { filterOptions, findByTyping, optionGroups } from './dropdown-options.ts';
import { reveal, usePanelPlace } from './use-panel-place.ts';

interface DropdownPanelProps {
  /** Prefix for the ids of the parts. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly DropdownEntry[];
  readonly value: string;
  readonly searchable: boolean;
  readonly loading: boolean;
  readonly opening: Opening;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** The panel under a dropdown: the list of options and, with `searchable`, a field above it that filters the list. */
export function DropdownPanel({
  id,
  label,
  options: entries,
  value,
  searchable,
  loading,
  opening,
  anchor,
  onChoose,
  onClose,
}: DropdownPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedText>({ text: opening.typed, at: opening.time });
  const [query, setQuery] = useState(searchable ? opening.typed : '');
  /** Value of the option highlighted by keys or pointer; null before that. */
  const [pointed, setPointed] = useState<string | null>(null);
  const isFiltered = query.trim() !== '';

  const { visible, sections } = useMemo(() => {
    if (!isFiltered) return { visible: optionsOf(entries), sections: optionGroups(entries) };
    const found = filterOptions(optionsOf(entries), query);
    return { visible: found, sections: optionGroups(found) };
  }, [entries, query, isFiltered]);
  const hasOptions = !loading && visible.length > 0;
  const active = hasOptions ? activeOf() : -1;

  /** Index of the highlighted option. Without a move it is the best match, or the chosen option. */
  function activeOf(): number {
    const indexOf = (wanted: string | null) => visible.findIndex(option => option.value === wanted);
    const at = indexOf(pointed);
    if (at >= 0) return at;
    if (isFiltered || opening.at === 'first') return 0;
    if (opening.at === 'last') return visible.length - 1;
    const chosen = indexOf(value);
    const byText = searchable ? -1 : findByTyping(visible, opening.typed, chosen);
    return opening.typed && byText >= 0 ? byText : Math.max(chosen, 0);
  }

  usePanelPlace({ panel, list, anchor }, entries, loading);
  useLayoutEffect(() => {
    if (field.current?.contains(document.activeElement)) return;
    const target = searchable && !opening.byTouch ? field.current : hasOptions ? list.current : panel.current;
    target?.focus({ preventScroll: true });
    // After the letter that was typed on the button.
    if (target === field.current) field.current?.setSelectionRange(1, 1);
  }, [hasOptions, searchable, opening]);
  useLayoutEffect(() => {
    const option = active < 0 ? null : document.getElementById(optionId(id, active));
    if (option && list.current) reveal(option, list.current);
  }, [id, active]);

  const point = (index: number) => setPointed(visible[index]?.value ?? null);
  const choose = (option: DropdownOption | undefined) => option && onChoose(option.value);

  const onKeyDown = (event: KeyboardEvent) => {
    // During an IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Closing focuses the button before the browser moves the focus on from there.
    if (event.key === 'Tab') return onClose();
    const before = textBefore(typed.current, event);
    const inField = event.target === field.current ? query : null;
    const last = visible.length - 1;
    const action = actionOf(event, { active, last, searchable, inField, typed: before });
    if (action !== null || isCharacter(event)) event.stopPropagation();
    // The browser types the letter.
    if (action !== null && action !== 'filter') event.preventDefault();
    if (action === 'close') onClose();
    else if (action === 'choose') choose(visible[active]);
    else if (action === 'filter') field.current?.focus();
    else if (action === 'type') typeAhead(before + event.key, event.timeStamp);
    else if (action !== null) point(action);
  };

  function typeAhead(text: string, at: number): void {
    typed.current = { text, at };
    const found = findByTyping(visible, text, active);
    if (found >= 0) point(found);
  }

  const status = loading
    ? dropdownMessages.loading
    : !hasOptions
      ? dropdownMessages.noMatch
      : isFiltered
        ? dropdownMessages.matches({ count: visible.length })
        : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and the list bubble here
    <div
      ref={panel}
      id={`${id}-panel`}
      popover="manual"
      tabIndex={-1}
      {...(searchable && { role: 'dialog', 'aria-label': label })}
      className="mp-dropdown__panel"
      onKeyDown={onKeyDown}
    >
      {searchable && (
        <input
          ref={field}
          type="text"
          role="combobox"
          className="mp-field__input mp-dropdown__filter"
          aria-label={dropdownMessages.filter}
          placeholder={dropdownMessages.filter}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? `${id}-list` : undefined}
          aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={query}
          onChange={event => {
            setQuery(event.target.value);
            setPointed(null);
          }}
        />
      )}
      <p role="status" className={hasOptions ? 'mp-visually-hidden' : 'mp-dropdown__status'}>
        {status}
      </p>
      {hasOptions && (
        <DropdownList
          ref={list}
          {...{ id, label, sections, value, active }}
          onPoint={point}
          onChoose={index => choose(visible[index])}
        />
      )}
    </div>
  );
}
