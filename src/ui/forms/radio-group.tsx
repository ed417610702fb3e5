import { useId } from 'react';
import { FieldGroup, type FrameProps } from './field-frame.tsx';

export interface RadioGroupProps<T extends string | number | boolean> extends FrameProps {
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly hint?: string }[];
  /** Null until one is chosen. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

/** One choice of few. */
export function RadioGroup<T extends string | number | boolean>({
  name,
  options,
  value,
  onChange,
  ...frame
}: RadioGroupProps<T>) {
  // Two forms on a page may have fields of the same name.
  const group = useId() + name;
  return (
    <FieldGroup isRadio {...frame}>
      <div className="mp-radios">
        {options.map(option => (
          <label key={String(option.value)} className="mp-radio">
            <input
              type="radio"
              className="mp-radio__input"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint && <span className="mp-radio__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
