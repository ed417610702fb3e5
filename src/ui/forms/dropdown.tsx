import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { ChevronDown } from '../icon.tsx';
import { OptionText } from './dropdown-list.tsx';
import { type DropdownEntry, optionsOf } from './dropdown-options.ts';
import { DropdownPanel, isCharacter, type Opening } from './dropdown-panel.tsx';

export type { DropdownEntry, DropdownOption } from './dropdown-options.ts';

export interface DropdownProps {
  readonly label: string;
  /** In a row with others: round, its label before the value instead of above it. */
  readonly round?: boolean | undefined;
  readonly value: string;
  /** Another option was chosen. */
  readonly onChange: (value: string) => void;
  readonly options: readonly DropdownEntry[];
  /** Puts a field above the list that leaves only what matches; without it, typing goes to the option meant. */
  readonly searchable?: boolean | undefined;
  /** The options are still on their way. */
  readonly loading?: boolean | undefined;
  /** Of a filter: one in effect looks chosen, any other shows nothing but its name. */
  readonly isSet?: boolean | undefined;
  /** Id of what explains it. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A button that shows the chosen option and opens the list of them. Arrow keys, Home, End and the page keys move,
 * Enter chooses; Esc, Tab and a press elsewhere close it and change nothing.
 */
export function Dropdown({
  label,
  round = false,
  value,
  onChange,
  options,
  searchable = false,
  loading = false,
  isSet,
  describedBy,
  className,
}: DropdownProps) {
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = opening !== null;
  const chosen = optionsOf(options).find(option => option.value === value);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpening(null);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [isOpen]);

  /** The focus is back before the browser moves it, so that a tab key goes on from here. */
  const close = () => {
    trigger.current?.focus();
    setOpening(null);
  };
  const choose = (choice: string) => {
    close();
    if (choice !== value) onChange(choice);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(event.key);
    const typed = isCharacter(event) ? event.key : '';
    if (isOpen || (!opens && typed === '')) return;
    event.preventDefault();
    event.stopPropagation();
    const at = event.key === 'Home' ? 'first' : event.key === 'End' ? 'last' : 'chosen';
    setOpening({ at, typed, time: event.timeStamp });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of what is inside arrives here
    <div
      ref={root}
      className={cx('mp-field mp-dropdown', className)}
      onBlur={event => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) setOpening(null);
      }}
    >
      {!round && (
        <label id={`${id}-label`} htmlFor={`${id}-button`} className="mp-field__label">
          {label}
        </label>
      )}
      <button
        ref={trigger}
        id={`${id}-button`}
        type="button"
        className={cx(
          'mp-field__box mp-dropdown__button',
          round && 'mp-field__box--round',
          isSet && 'mp-chip--selected',
        )}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy}
        aria-haspopup={searchable ? 'dialog' : 'listbox'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        aria-busy={loading || undefined}
        onKeyDown={onKeyDown}
        // Some browsers click with the space key although its going down was taken.
        onKeyUp={event => event.key === ' ' && event.preventDefault()}
        onClick={({ timeStamp, nativeEvent }) => {
          if (isOpen) close();
          else setOpening({ at: 'chosen', typed: '', time: timeStamp, byTouch: isTouch(nativeEvent) });
        }}
      >
        {round && (
          <>
            <span id={`${id}-label`} className="mp-field__inside">
              {label}
            </span>{' '}
          </>
        )}
        {chosen?.icon}
        <span id={`${id}-value`} className={isSet === false ? 'mp-visually-hidden' : 'mp-dropdown__value'}>
          {chosen && <OptionText {...chosen} />}
        </span>
        <ChevronDown size={18} className="mp-dropdown__chevron" />
      </button>
      {isOpen && (
        <DropdownPanel
          {...{ id, label, options, value, searchable, loading, opening }}
          anchor={trigger}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A finger wants to see the list first: a field that takes the focus would bring up the keyboard. */
const isTouch = (event: MouseEvent) => (event as PointerEvent).pointerType === 'touch';
