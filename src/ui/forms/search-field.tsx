import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { searchTextMax } from '../../contract/limits.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { cx } from '../cx.ts';
import { Search, X } from '../icon.tsx';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size' | 'ref'> {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** After the field was emptied with its button; the focus is back in the field. */
  readonly onClear?: (() => void) | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  /** Before the text, in place of the magnifier. */
  readonly start?: ReactNode;
  /** After the text: what it is searched in. */
  readonly end?: ReactNode;
  /** Shows a round submit button with this name at the end; the form around the field handles it. */
  readonly submitLabel?: string | undefined;
}

/** The field to search with. Attributes of a combobox and key handlers go straight to its input. */
export function SearchField({
  label,
  value,
  onChange,
  onClear,
  size,
  start,
  end,
  submitLabel,
  className,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
    onClear?.();
  };
  return (
    <div className={cx('mp-search-field', size === 'lg' && 'mp-search-field--lg', className)}>
      {start || <Search size={size === 'lg' ? 22 : 20} className="mp-search-field__icon" />}
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={searchTextMax}
        {...rest}
        className="mp-search-field__input"
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className="mp-search-field__clear"
          aria-label={uiMessages.clear}
          // The focus stays in the field, so that its suggestions stay open.
          onMouseDown={event => event.preventDefault()}
          onClick={clear}
        >
          <X size={18} />
        </button>
      )}
      {end}
      {submitLabel && (
        <button type="submit" className="mp-search-field__submit" aria-label={submitLabel}>
          <Search size={size === 'lg' ? 20 : 18} strokeWidth={2.5} />
        </button>
      )}
    </div>
  );
}
