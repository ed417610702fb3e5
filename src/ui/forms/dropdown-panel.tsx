import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dropdownMessages } from '../../messages/forms.ts';
import { positionPanel, watchAnchor } from '../overlays/popover-position.ts';
import { DropdownList, optionId } from './dropdown-list.tsx';
import {
  type DropdownEntry,
  type DropdownOption,
  isCharacter,
  type Opening,
  optionsOf,
} from './dropdown-option.tsx';
import { filterOptions, findByTyping, optionGroups } from './dropdown-options.ts';

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

/** The popover of a dropdown: the list of options, and the field that filters it where `searchable`. */
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
  const typing = useRef({ text: opening.typed, at: opening.time });
  const [query, setQuery] = useState(searchable ? opening.typed : '');
  /** Value of the option highlighted by keys or pointer; null before that. */
  const [pointed, setPointed] = useState<string | null>(null);
  const isFiltered = query.trim() !== '';

  const { shown, sections } = useMemo(() => {
    if (!isFiltered) return { shown: optionsOf(entries), sections: optionGroups(entries) };
    const found = filterOptions(optionsOf(entries), query);
    return { shown: found, sections: optionGroups(found) };
  }, [entries, query, isFiltered]);
  const hasOptions = !loading && shown.length > 0;
  const active = hasOptions ? activeOf() : -1;

  /** Index of the highlighted option. Without a move it is the best match, or the chosen option. */
  function activeOf(): number {
    const indexOf = (wanted: string | null) => shown.findIndex(option => option.value === wanted);
    const at = indexOf(pointed);
    if (at >= 0) return at;
    if (isFiltered || opening.at === 'first') return 0;
    if (opening.at === 'last') return shown.length - 1;
    const chosen = indexOf(value);
    const typed = searchable ? -1 : findByTyping(shown, opening.typed, chosen);
    return opening.typed && typed >= 0 ? typed : Math.max(chosen, 0);
  }

  useLayoutEffect(() => {
    panel.current?.showPopover?.();
  }, []);
  // The first content decides the position: the panel must not jump while the filter changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have another height
  useLayoutEffect(() => {
    const [box, button] = [panel.current, anchor.current];
    if (!box || !button) return;
    const place = () => {
      const { clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
      positionPanel(box, button, box.offsetHeight - clientHeight + scrollHeight);
    };
    place();
    return watchAnchor(box, place);
  }, [entries, loading]);
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

  const point = (index: number) => setPointed(shown[index]?.value ?? null);
  const choose = (option: DropdownOption | undefined) => option && onChoose(option.value);

  const onKeyDown = (event: KeyboardEvent) => {
    // During an IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Closing focuses the button before the browser moves the focus on from there.
    if (event.key === 'Tab') return onClose();
    if (handleKey(event)) event.preventDefault();
    else if (!isCharacter(event)) return;
    event.stopPropagation();
  };

  /** Returns whether it handled the key. */
  function handleKey(event: KeyboardEvent): boolean {
    const isInField = event.target === field.current;
    const last = shown.length - 1;
    const goal = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      // In a field with text these keys move the caret.
      ...(isInField && query !== '' ? {} : { Home: 0, End: last }),
    }[event.key];
    if (event.key === 'Escape' || (event.key === 'ArrowUp' && event.altKey)) onClose();
    else if (goal !== undefined) point(Math.min(Math.max(goal, 0), last));
    else if (event.key === 'Enter') choose(shown[active]);
    else if (isInField || !isCharacter(event)) return false;
    else if (searchable && event.key !== ' ') {
      // The browser then types the letter into the field.
      field.current?.focus();
      return false;
    } else if (event.key === ' ' && !isTyping(event)) choose(shown[active]);
    else typeAhead(event);
    return true;
  }

  const isTyping = ({ timeStamp }: KeyboardEvent) =>
    typing.current.text !== '' && timeStamp - typing.current.at < typingPauseMs;
  function typeAhead(event: KeyboardEvent): void {
    const before = isTyping(event) ? typing.current.text : '';
    typing.current = { text: before + event.key, at: event.timeStamp };
    const found = findByTyping(shown, typing.current.text, active);
    if (found >= 0) point(found);
  }

  const status = loading
    ? dropdownMessages.loading
    : !hasOptions
      ? dropdownMessages.noMatch
      : isFiltered
        ? dropdownMessages.matches({ count: shown.length })
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
          onChoose={index => choose(shown[index])}
        />
      )}
    </div>
  );
}

/** Number of options that Page Up and Page Down move by. */
const page = 10;
/** A letter after a longer pause starts a new type-ahead text. */
const typingPauseMs = 500;

/** Scrolls the list, and no other element, just far enough to show the option. */
function reveal(option: HTMLElement, list: HTMLElement): void {
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
