import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from './cx.ts';
import type { IconType } from './icon.tsx';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size'> {
  readonly label: string;
  /** The label is heard, not seen. */
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly icon?: IconType | undefined;
  /** A short text before the value, such as a currency. */
  readonly prefix?: string | undefined;
}

/** A labelled line of text. */
export function TextField({
  label,
  hideLabel,
  value,
  onChange,
  hint,
  error,
  icon: Icon,
  prefix,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx('mp-field', className)}>
      <label className={hideLabel ? 'mp-visually-hidden' : 'mp-field__label'} htmlFor={id}>
        {label}
      </label>
      <div className="mp-field__box">
        {Icon && <Icon size={18} className="mp-field__icon" />}
        {prefix && <span className="mp-field__prefix">{prefix}</span>}
        <input
          id={id}
          type="text"
          {...rest}
          className="mp-field__input"
          value={value}
          onChange={event => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
      </div>
      {note && (
        <p id={`${id}-note`} className={cx('mp-field__note', error && 'mp-field__note--error')}>
          {note}
        </p>
      )}
    </div>
  );
}
