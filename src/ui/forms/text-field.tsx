import { type ComponentPropsWithRef, useId } from 'react';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** A text input with a label and an error. */
export function TextField({ label, value, onChange, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="mp-field">
      <label className="mp-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="mp-field__box">
        <input
          id={id}
          type="text"
          {...rest}
          className="mp-field__input"
          value={value}
          onChange={event => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
      </div>
      {error && (
        <p id={`${id}-note`} className="mp-field__note mp-field__note--error">
          {error}
        </p>
      )}
    </div>
  );
}
