import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dropdownMessages } from '../../messages/forms.ts';
import { pressedKey } from '../input-method.ts';
import { DropdownFilter } from './dropdown-filter.tsx';
import { useHighlight } from './dropdown-highlight.ts';
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
import { useImeComposition } from './use-ime-composition.ts';
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
  // What is being composed is no word yet: the list stays until it is.
  const [words, setWords] = useState(query);
  const isFiltered = words.trim() !== '';
  const { visible, sections } = useVisible(loading ? none : entries, words);
  const hasOptions = visible.length > 0;
  const { active, point, reset } = useHighlight({ visible, value, opening, searchable, isFiltered });

  const filter = (text: string) => {
    setWords(text);
    reset();
  };
  const isComposing = useImeComposition(panel, filter);

  usePanelPlace({ panel, list, anchor }, entries, loading);
  useFirstFocus({ panel, field, list }, hasOptions, searchable, opening);
  useLayoutEffect(() => {
    const option = active < 0 ? null : document.getElementById(optionId(id, active));
    if (option && list.current) reveal(option, list.current);
  }, [id, active]);

  const choose = (option: DropdownOption | undefined) => option && !option.disabled && onChoose(option.value);

  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === '') return;
    // Closing focuses the button before the browser moves the focus on from there.
    if (event.key === 'Tab') return onClose();
    const before = textBefore(typed.current, event);
    const filterText = event.target === field.current ? query : null;
    const last = visible.length - 1;
    const action = actionOf(event, { active, last, searchable, filterText, typed: before });
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
        <DropdownFilter
          ref={field}
          id={id}
          active={active}
          query={query}
          onChange={text => {
            setQuery(text);
            if (!isComposing.current) filter(text);
          }}
        />
      )}
      <p role="status" className={hasOptions ? 'mp-visually-hidden' : 'mp-dropdown__status'}>
        {statusOf(visible.length, loading, isFiltered)}
      </p>
      {hasOptions && (
        <DropdownList
          ref={list}
          id={id}
          label={label}
          sections={sections}
          value={value}
          active={active}
          onPoint={point}
          onChoose={index => choose(visible[index])}
        />
      )}
    </div>
  );
}

const none: readonly DropdownEntry[] = [];

/** The options that match the typed text, and their groups. Without a text all of them. */
function useVisible(entries: readonly DropdownEntry[], query: string) {
  return useMemo(() => {
    const options = optionsOf(entries);
    const visible = filterOptions(options, query);
    return { visible, sections: optionGroups(visible === options ? entries : visible) };
  }, [entries, query]);
}

function statusOf(count: number, isLoading: boolean, isFiltered: boolean): string {
  if (isLoading) return dropdownMessages.loading;
  if (count === 0) return dropdownMessages.noMatch;
  return isFiltered ? dropdownMessages.matches({ count }) : '';
}

interface PanelParts {
  readonly panel: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
}

/** Gives the focus to the field, or to the list as soon as it is there. After a touch the field does not get it. */
function useFirstFocus(
  { panel, field, list }: PanelParts,
  hasOptions: boolean,
  searchable: boolean,
  opening: Opening,
): void {
  useLayoutEffect(() => {
    if (field.current?.contains(document.activeElement)) return;
    const target = searchable && !opening.byTouch ? field.current : hasOptions ? list.current : panel.current;
    target?.focus({ preventScroll: true });
    // After the letter that was typed on the button.
    if (target === field.current) field.current?.setSelectionRange(1, 1);
  }, [panel, field, list, hasOptions, searchable, opening]);
}
