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
  /** Below the field, and announced as it changes: what was read from the text. Null while there is none. */
  readonly readBack?: string | null | undefined;
}

/** A text input with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error, readBack, required, id, ...rest } = props;
  const ownId = useId();
  const frame = { id: id ?? ownId, label, hint, error, required };
  return (
    <FieldFrame
      {...frame}
      note={
        readBack !== undefined && (
          <span className="mp-field__note mp-field__read" role="status">
            {!error && readBack}
          </span>
        )
      }
    >
      <div className="mp-field__box">
        <input
          type="text"
          dir="auto"
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
