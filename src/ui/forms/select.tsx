import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../cx.ts';
import { ChevronDown } from '../icons/chevron-down.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'size'> {
  /** Stands before the value. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** For a filter: true renders it as chosen, false shows its label only. */
  readonly isSet?: boolean | undefined;
}

/** A native select with a label in front of the value. */
export function Select({ label, value, onChange, options, isSet, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div
      className={cx(
        'mp-field__box mp-field__box--round mp-select',
        isSet && 'mp-chip--selected',
        isSet === false && 'mp-select--unset',
        className,
      )}
    >
      <label className="mp-field__inside" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        {...rest}
        className="mp-select__input"
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {options.map(({ value: each, label: name, disabled }) => (
          <option key={each} value={each} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={18} className="mp-select__chevron" />
    </div>
  );
}
