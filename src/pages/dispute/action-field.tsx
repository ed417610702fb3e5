import type { ReactNode } from 'react';
import type { ActionField, Dispute } from '../../contract/dispute.ts';
import { formatPrice } from '../../domain/currency.ts';
import { choicesOf } from '../../domain/dispute.ts';
import { type ActionDraft, limitOf, maxAmount, readBack } from '../../domain/dispute-action.ts';
import { FilesField } from '../../forms/file-fields.tsx';
import { disputePageMessages as texts } from '../../messages/dispute.ts';
import type { FormState } from '../../state/form/form.ts';
import { useUi } from '../../ui/context.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { fieldAttributes } from '../../ui/forms/field-frame.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

interface ActionFieldProps {
  readonly field: ActionField;
  readonly form: FormState<ActionDraft>;
  /** That of the dispute: an amount in its currency is at most its value. */
  readonly order: Dispute['order'];
}

/** A field that an action asks for. One of an unknown kind is a text. */
export function ActionFieldInput({ field, form, order }: ActionFieldProps): ReactNode {
  const { locale } = useUi();
  const { type } = field;
  const required = field.required ?? undefined;
  const props = { ...form.field(field.name), required };
  const value = typeof props.value === 'string' ? props.value : '';
  const max = limitOf(field);
  if (type === 'files')
    return (
      <FilesField
        {...form.fileField(field.name)}
        required={required}
        value={typeof props.value === 'object' ? props.value : []}
        kinds={['picture', 'pdf', 'video']}
        max={max ?? 1}
      />
    );
  if (type === 'checkbox') {
    const { id, error, onChange, label } = props;
    return (
      <div className="mp-field">
        <Checkbox
          {...fieldAttributes({ id, label, error, required })}
          checked={props.value === true}
          onChange={onChange}
        >
          {label}
        </Checkbox>
        {error && (
          <p id={`${id}-error`} className="mp-field__note mp-field__note--error">
            {error}
          </p>
        )}
      </div>
    );
  }
  if (type === 'radio') return <RadioGroup {...props} value={value} options={choicesOf(field.options)} />;
  if (type === 'select') return <SelectField {...props} value={value} options={choicesOf(field.options)} />;
  if (type === 'textarea') return <TextArea {...props} value={value} max={max} />;
  const isNumber = type === 'number';
  const amount = isNumber ? maxAmount(field, order) : null;
  return (
    <TextField
      {...props}
      value={value}
      hint={
        amount !== null &&
        field.currency &&
        texts.value({ price: formatPrice(amount, field.currency, locale) })
      }
      readBack={isNumber ? readBack(field, value) : undefined}
      inputMode={isNumber ? 'decimal' : undefined}
    />
  );
}
