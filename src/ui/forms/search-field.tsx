import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { searchTextMax } from '../../contract/limits.ts';
import { uiMessages } from '../../messages/ui.ts';
import { cx } from '../cx.ts';
import { Search } from '../icons/search.ts';
import { X } from '../icons/x.ts';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size' | 'ref'> {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called after the clear button emptied the field and focused it. */
  readonly onClear?: (() => void) | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  /** Before the text; by default a magnifier. */
  readonly start?: ReactNode;
  /** After the text: the scope of the search. */
  readonly end?: ReactNode;
  /** Accessible name of the submit button. Without it there is no button. */
  readonly submitLabel?: string | undefined;
}

/** A search field. Further attributes, such as those of a combobox, go to its input. */
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
        dir="auto"
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
          // Keep the focus in the field, so that its suggestions stay open.
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
