import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from './cx.ts';
import { ChevronDown, type IconType } from './icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'size'> {
  readonly label: string;
  /** `inside` writes the label before the value, `hidden` only says it. */
  readonly labelAt?: 'above' | 'inside' | 'hidden' | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A separator is drawn where an entry is null. */
  readonly options: readonly (SelectOption | null)[];
  readonly icon?: IconType | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

/** The browser's own selection list in our clothes. */
export function Select({
  label,
  labelAt = 'above',
  value,
  onChange,
  options,
  icon: Icon,
  size,
  className,
  ...rest
}: SelectProps) {
  const id = useId();
  const labelClass = {
    above: 'mp-field__label',
    inside: 'mp-select__label',
    hidden: 'mp-visually-hidden',
  }[labelAt];
  const name = (
    <label className={labelClass} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={cx('mp-field', className)}>
      {labelAt !== 'inside' && name}
      <div className={cx('mp-field__box mp-select', size === 'sm' && 'mp-select--sm')}>
        {Icon && <Icon size={18} className="mp-field__icon" />}
        {labelAt === 'inside' && name}
        <select
          id={id}
          {...rest}
          className="mp-select__input"
          value={value}
          onChange={event => onChange(event.target.value)}
        >
          {options.map((option, index) =>
            option ? (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator is nothing but its place
              <hr key={index} />
            ),
          )}
        </select>
        <ChevronDown size={18} className="mp-select__chevron" />
      </div>
    </div>
  );
}
