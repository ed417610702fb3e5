import type { ComponentPropsWithRef } from 'react';
import { formMessages } from '../../messages/forms.ts';
import { ChevronDown } from '../icons/chevron-down.ts';
import { FieldFrame, type FrameProps, fieldAttributes } from './field-frame.tsx';
import type { SelectOption } from './select.tsx';

export interface SelectFieldProps
  extends FrameProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FrameProps | 'onChange' | 'value' | 'className'> {
  /** Empty until one is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
}

/** A native select as a field of a form. */
export function SelectField({ value, onChange, options, label, hint, required, ...rest }: SelectFieldProps) {
  const { id, error, ...attributes } = rest;
  const frame = { id, label, hint, error, required };
  return (
    <FieldFrame {...frame}>
      <div className="mp-field__box mp-select">
        <select
          {...attributes}
          {...fieldAttributes(frame)}
          className="mp-select__input mp-select__input--field"
          value={value}
          onChange={event => onChange(event.target.value)}
        >
          {value === '' && <option value="">{formMessages.chooseOption}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className="mp-select__chevron" />
      </div>
    </FieldFrame>
  );
}
