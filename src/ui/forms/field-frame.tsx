import type { ReactNode } from 'react';
import { formMessages } from '../../messages/forms.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** The props of every field. A form's `field(name)` returns most of them. */
export interface FrameProps {
  readonly id: string;
  readonly label: string;
  /** Below the label: what to fill in. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Marks the label. The schema of the form decides what is missing. */
  readonly required?: boolean | undefined;
}

export interface FieldFrameProps extends FrameProps {
  /** Beside the error: a counter, for instance. */
  readonly note?: ReactNode;
  /** The field. Give it the attributes of `fieldAttributes`. */
  readonly children: ReactNode;
}

interface FieldGroupProps extends FieldFrameProps {
  readonly isRadio?: boolean;
}

/** Label, hint and error around one field. */
export function FieldFrame({ id, label, hint, error, required, note, children }: FieldFrameProps) {
  return (
    <div className="mp-field">
      <label className="mp-field__label" htmlFor={id}>
        <LabelText label={label} required={required} />
      </label>
      <Hint id={id} hint={hint} />
      {children}
      <Notes id={id} error={error} note={note} />
    </div>
  );
}

/** Label, hint and error around several controls that are one field, such as radio buttons. */
export function FieldGroup({ id, label, hint, error, required, note, isRadio, children }: FieldGroupProps) {
  // A plain group is neither wrong nor required for assistive technology: its legend and its error say so.
  const role = isRadio ? { role: 'radiogroup', ...stateOf({ error, required }) } : {};
  return (
    <fieldset className="mp-field" id={id} {...role} {...describedBy({ id, hint, error })}>
      <legend className="mp-field__label">
        <LabelText label={label} required={required} />
        {required && !isRadio && <VisuallyHidden>{` ${formMessages.required}`}</VisuallyHidden>}
      </legend>
      <Hint id={id} hint={hint} />
      {children}
      <Notes id={id} error={error} note={note} />
    </fieldset>
  );
}

/** The attributes that connect a field with its label, hint and error. */
export function fieldAttributes({ id, hint, error, required }: FrameProps) {
  return { id, ...stateOf({ error, required }), ...describedBy({ id, hint, error }) };
}

function stateOf({ error, required }: Pick<FrameProps, 'error' | 'required'>) {
  return { 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined };
}

function describedBy({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined };
}

function LabelText({ label, required }: Pick<FrameProps, 'label' | 'required'>) {
  return (
    <>
      <span>{label}</span>
      {required && (
        <span className="mp-field__mark" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
}

function Hint({ id, hint }: Pick<FrameProps, 'id' | 'hint'>) {
  return hint ? (
    <p id={`${id}-hint`} className="mp-field__hint">
      {hint}
    </p>
  ) : null;
}

function Notes({ id, error, note }: Pick<FieldFrameProps, 'id' | 'error' | 'note'>) {
  if (!error && !note) return null;
  return (
    <div className="mp-field__notes">
      {error && (
        <p id={`${id}-error`} className="mp-field__note mp-field__note--error">
          {error}
        </p>
      )}
      {note}
    </div>
  );
}
