import type { FieldErrors } from '../../contract/call.ts';
import { lookUp } from '../../contract/look-up.ts';
import { baseField } from '../../domain/field-errors.ts';
import { formMessages } from '../../messages/forms.ts';
import type { MutationState } from '../writes/mutation.ts';
import type { FieldIssues } from './form-kind.ts';

export interface FormError {
  /** Id and name of the field; null for an error of no single field. */
  readonly field: { readonly id: string; readonly name: string; readonly label: string } | null;
  readonly text: string;
  /** Whether the host said it. Its texts may make no sense without the label. */
  readonly isFromHost: boolean;
}

/** A sentence by the name of its field; `base` is the form as a whole. */
export type Issues = Readonly<Record<string, string>>;

/**
 * The errors that the form itself finds.
 * @param unready fields whose files are still uploaded
 */
export function issuesOf<V>(checked: FieldIssues<V>, unready: readonly string[]): Issues {
  const issues: Record<string, string> = {};
  for (const [name, text] of Object.entries<string | false | undefined>(checked))
    if (text) issues[name] = text;
  for (const name of unready) issues[name] = formMessages.files.stillUploading;
  return issues;
}

/** The host's errors for the sent values. The error of a field counts until its value changes. */
export function hostErrorsOf<V extends object>(state: MutationState<V>, values: V): FieldErrors {
  if (state.status !== 'failed') return {};
  const isUnchanged = (name: string) => state.value[name as keyof V] === values[name as keyof V];
  return Object.fromEntries(Object.entries(state.fieldErrors).filter(([name]) => isUnchanged(name)));
}

/**
 * All errors of a form: first those of no single field, then those of the fields in the order of their labels. What the
 * form finds wrong with a field counts before what the host says of it.
 */
export function listErrors(
  labels: Readonly<Record<string, string>>,
  idOf: (name: string) => string,
  issues: Issues,
  fromHost: FieldErrors,
): readonly FormError[] {
  const unplaced = Object.keys(fromHost).filter(name => !Object.hasOwn(labels, name));
  const general = [
    ...unplaced.flatMap(name => lookUp(fromHost, name) ?? []),
    lookUp(issues, baseField) ?? [],
  ].flat();
  const ofFields = Object.entries(labels).flatMap(([name, label]): FormError[] => {
    const issue = lookUp(issues, name);
    const text = issue ?? lookUp(fromHost, name)?.join(' ');
    return text ? [{ field: { id: idOf(name), name, label }, text, isFromHost: !issue }] : [];
  });
  return [...general.map(text => ({ field: null, text, isFromHost: true })), ...ofFields];
}
