import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Below the label: what to fill in. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A text input with label, hint and error. */
export function TextField({ label, value, onChange, hint, error, required, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const frame = { id: id ?? ownId, label, hint, error, required };
  return (
    <FieldFrame {...frame}>
      <div className="mp-field__box">
        <input
          type="text"
          {...rest}
          {...fieldAttributes(frame)}
          className="mp-field__input"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
