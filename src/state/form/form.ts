import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { type MutationState, useMutation } from '../writes/mutation.ts';
import { useLatestState } from '../writes/use-latest-state.ts';
import { type FormError, hostErrorsOf, issuesOf, listErrors } from './form-errors.ts';
import type { FormKind } from './form-kind.ts';
import { useDraft } from './use-draft.ts';

/** The props of a field of `ui/forms`. */
export interface FieldProps<T> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
}

/**
 * A field of files also says when they are being uploaded: the form is not sent before they are ready. And it names those that
 * will be missing, which is asked about.
 */
export type FileFieldProps<T> = FieldProps<T> & {
  readonly onBusy: (isBusy: boolean) => void;
  readonly onLeftOut: (names: readonly string[]) => void;
};

/** Files that were chosen and will not be sent. */
export interface LeftOut {
  /** Of their field. */
  readonly id: string;
  readonly names: readonly string[];
}

export interface FormState<V extends object> {
  readonly values: V;
  /** Everything that a field needs: `<TextField {...form.field('title')} />`. */
  field<K extends keyof V & string>(name: K): FieldProps<V[K]>;
  fileField<K extends keyof V & string>(name: K): FileFieldProps<V[K]>;
  /** The errors, in the order of the labels. Empty before the first attempt to send, and after the values were discarded. */
  readonly errors: readonly FormError[];
  /** By field of files. */
  readonly leftOut: readonly LeftOut[];
  /** Counts submissions that did not get through. */
  readonly attempts: number;
  /** Whether nothing is wrong. What is wrong is shown, as by `submit`. */
  check(): boolean;
  /** Checks the values and sends them. Fulfilled with true when they are saved. */
  submit(): Promise<boolean>;
  readonly status: 'idle' | 'pending' | 'failed';
  /** Why sending failed, where it is no error of fields. */
  readonly failure: ApiError | undefined;
  readonly leaving: {
    /** Whether something would be lost by leaving, and has to be asked about. */
    readonly asks: boolean;
    /** Whether anything is unsaved at this moment, before the next render. Counts only while `asks` is true. */
    isUnsaved(): boolean;
  };
  readonly draft: FormDraft;
}

export interface FormDraft {
  /** Whether this device holds what was typed. */
  readonly isKept: boolean;
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  /** Changes when all values are replaced: a key for fields with state of their own. */
  readonly edition: number;
  /** Removes the draft and shows the initial values. */
  discard(): void;
}

/** How far a form is on its way to the host, beside what its mutation says. */
interface Submission {
  /** Whether the form shows what it finds wrong: from the first attempt until it is saved or discarded. */
  readonly showsIssues: boolean;
  readonly isSending: boolean;
  /** Attempts that did not get through. */
  readonly attempts: number;
  /** Fields whose files are being uploaded. */
  readonly uploading: readonly string[];
  /** The uploading fields that stopped the last attempt. Only these are displayed as errors. */
  readonly unready: readonly string[];
  /** The names of files that will not be sent, by field. */
  readonly leftOut: Readonly<Record<string, readonly string[]>>;
}

const notSubmitted: Submission = {
  showsIssues: false,
  isSending: false,
  attempts: 0,
  uploading: [],
  unready: [],
  leftOut: {},
};

/**
 * A form of a kind for one record. Give the component another `key` for another record.
 * @param initial the saved values, or those of an empty form
 * @param onSent called once the values are saved: the place to go to another page
 */
export function useForm<R, V extends object>(
  kind: FormKind<R, V>,
  record: R,
  initial: NoInfer<V>,
  onSent?: (values: V) => void,
): FormState<V> {
  const formId = useId();
  const labels = kind.labels();
  const idOf = (name: string) => `${formId}-${name}`;
  const { state: sending, run, reset } = useMutation(kind.sending, record);
  const draftName = { key: `${kind.name}:${kind.key?.(record) ?? ''}`, version: kind.version };
  const draft = useDraft<V>(draftName, initial, kind.notKept ?? []);
  const { values } = draft;
  const { state: submission, read, update } = useLatestState<Submission>(() => notSubmitted);
  /** The values that were sent last. */
  const sent = useRef(values);
  // An earlier form of the same record may have failed. Before the paint, so that its failure is not seen.
  const forgetFailure = useEffectEvent(reset);
  useLayoutEffect(() => forgetFailure(), []);

  const issues = (unready: readonly string[]) => issuesOf(kind.check(values, record), unready);
  const shownIssues = submission.showsIssues ? issues(submission.unready) : {};
  const errors = listErrors(labels, idOf, shownIssues, hostErrorsOf(sending, values));

  const field = <K extends keyof V & string>(name: K): FieldProps<V[K]> => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    onChange: value => draft.change({ [name]: value } as unknown as Partial<V>),
    error: errors.find(error => error.field?.name === name)?.text,
  });
  const setUploading = (name: string, isBusy: boolean) => {
    const others = read().uploading.filter(one => one !== name);
    const uploading = isBusy ? [...others, name] : others;
    update({ uploading, unready: read().unready.filter(one => uploading.includes(one)) });
  };

  const countAttempt = () => update({ attempts: read().attempts + 1 });
  const check = () => {
    const unready = read().uploading;
    update({ showsIssues: true, unready });
    const isRight = Object.keys(issues(unready)).length === 0;
    if (!isRight) countAttempt();
    return isRight;
  };
  const submit = async () => {
    const isLate = read().isSending && sending.status === 'failed';
    if ((read().isSending && !isLate) || !check()) return false;
    update({ isSending: true });
    sent.current = values;
    // The typed values are saved on the device before, in case the page closes meanwhile.
    draft.write();
    const isSaved = await run(values);
    // The first attempt goes on, whichever of them is answered.
    if (isLate) return isSaved;
    update({ isSending: false });
    if (isSaved) {
      draft.markSaved(sent.current);
      update({ showsIssues: false });
      onSent?.(sent.current);
    } else countAttempt();
    return isSaved;
  };

  return {
    values,
    field,
    fileField: name => ({
      ...field(name),
      onBusy: isBusy => setUploading(name, isBusy),
      onLeftOut: names => update({ leftOut: { ...read().leftOut, [name]: names } }),
    }),
    errors,
    leftOut: Object.entries(submission.leftOut).map(([name, names]) => ({ id: idOf(name), names })),
    attempts: submission.attempts,
    check,
    submit,
    status: sending.status,
    failure: failureOf(sending),
    leaving: {
      asks:
        submission.uploading.length > 0 || (draft.isDirty && (kind.asksToLeave === true || !draft.isKept)),
      isUnsaved: () => read().uploading.length > 0 || draft.isUnsaved(),
    },
    draft: {
      isKept: draft.isKept,
      isRestored: draft.isRestored,
      edition: draft.edition,
      discard() {
        draft.discard();
        reset();
        update({ showsIssues: false });
      },
    },
  };
}

/** Why a form was not sent, where no field is to blame. */
const failureOf = <V>({ error, fieldErrors }: MutationState<V>): ApiError | undefined =>
  Object.keys(fieldErrors).length === 0 ? error : undefined;
