import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { ChevronDown } from '../icons/chevron-down.ts';
import { usePressOutside } from '../overlays/use-press-outside.ts';
import { type DropdownEntry, isCharacter, type Opening, OptionText, optionsOf } from './dropdown-option.tsx';
import { DropdownPanel } from './dropdown-panel.tsx';

export type { DropdownEntry, DropdownOption } from './dropdown-option.tsx';

export interface DropdownProps {
  readonly label: string;
  /** Round, with the label before the value instead of above it: for a row of dropdowns. */
  readonly round?: boolean | undefined;
  readonly value: string;
  /** Called when another option is chosen. */
  readonly onChange: (value: string) => void;
  readonly options: readonly DropdownEntry[];
  /** Adds a field that filters the list. Without it, typing highlights the option that begins with the text. */
  readonly searchable?: boolean | undefined;
  /** The options are not loaded yet. */
  readonly loading?: boolean | undefined;
  /** For a filter: true renders it as chosen, false shows its label only. */
  readonly isSet?: boolean | undefined;
  /** Id of the element that describes it. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A button that shows the chosen option and opens the list of options. Arrow keys, Home, End and the page keys move,
 * Enter chooses. Esc, Tab and a press outside close the list and change nothing.
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

  usePressOutside(
    () => root.current,
    () => setOpening(null),
    isOpen,
  );

  /** Focuses the button first, so that a Tab key moves on from there. */
  const close = () => {
    trigger.current?.focus();
    setOpening(null);
  };
  const choose = (choice: string) => {
    close();
    if (choice !== value) onChange(choice);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const opened = isOpen ? null : openingOf(event);
    if (!opened) return;
    event.preventDefault();
    event.stopPropagation();
    setOpening(opened);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus events of its content bubble here
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
        // Some browsers click on the keyup of Space even though the keydown was prevented.
        onKeyUp={event => event.key === ' ' && event.preventDefault()}
        onClick={({ timeStamp, nativeEvent }) => {
          if (isOpen) close();
          else setOpening({ at: 'chosen', typed: '', time: timeStamp, byTouch: isTouch(nativeEvent) });
        }}
      >
        {round && (
          <span id={`${id}-label`} className="mp-field__inside">
            {`${label} `}
          </span>
        )}
        {chosen?.icon}
        <span id={`${id}-value`} className={isSet === false ? 'mp-visually-hidden' : 'mp-dropdown__value'}>
          {chosen && <OptionText option={chosen} />}
        </span>
        <ChevronDown size={18} className="mp-dropdown__chevron" />
      </button>
      {isOpen && (
        <DropdownPanel
          id={id}
          label={label}
          options={options}
          value={value}
          searchable={searchable}
          loading={loading}
          opening={opening}
          anchor={trigger}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}

/** After a touch the filter field gets no focus: it would open the on-screen keyboard over the list. */
const isTouch = (event: MouseEvent) => (event as PointerEvent).pointerType === 'touch';

/** How a key on the button opens the list; null for a key that does not. */
function openingOf(event: KeyboardEvent): Opening | null {
  const { key, timeStamp: time } = event;
  const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(key);
  const typed = isCharacter(event) ? key : '';
  if (!opens && typed === '') return null;
  return { at: key === 'Home' ? 'first' : key === 'End' ? 'last' : 'chosen', typed, time };
}
