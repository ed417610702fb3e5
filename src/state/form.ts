import { useId, useRef, useState } from 'react';
import type { ApiError } from '../api/errors.ts';
import { lookUp } from '../contract/look-up.ts';
import { baseField } from '../domain/field-errors.ts';
import { formMessages } from '../messages/forms.ts';
import type { Getter, Setter } from './jotai.ts';
import { type Changed, type Mutation, mutation, useMutation } from './mutation.ts';
import type { Services } from './services.ts';
import { useDraft } from './use-draft.ts';

/** One kind of form: `R` is the record that it writes, `V` its values as they are typed, `A` the host's answer. */
export interface FormOptions<R, V extends object, A = unknown> {
  /** In the keys of its drafts. */
  readonly name: string;
  /** Raised with each change of its values' shape: drafts of another version are not restored. */
  readonly version: number;
  /** Tells records apart; without it all are one. */
  key?(record: R): string;
  /** The labels of its fields, by the names under which the host knows them. */
  readonly labels: () => Readonly<Record<keyof V & string, string>>;
  /** What is wrong, as a sentence by the name of its field; `base` is the form as a whole. */
  check(values: V, record: R): FieldIssues<V>;
  /** Sends values that passed the check. Rejects with an `ApiError`. */
  send(services: Services, record: R, values: V): Promise<A>;
  /** Whether leaving asks first, and discards the draft. Without it the draft stays, and nobody is asked. */
  readonly asksToLeave?: boolean;
  /** Values that a draft cannot hold, such as files that are sent with the form. */
  readonly notKept?: readonly (keyof V & string)[];
  /** See `MutationOptions`. To go to another page, use `onSent` of `useForm`. */
  invalidates?(record: R): Changed;
  onSaved?(get: Getter, set: Setter, record: R, answer: A, values: V): void;
}

/** False and undefined where nothing is wrong. */
export type FieldIssues<V> = { readonly [Name in (keyof V & string) | 'base']?: string | false | undefined };

export interface FormKind<R, V extends object> extends FormOptions<R, V> {
  readonly sending: Mutation<R, V>;
}

/* @__NO_SIDE_EFFECTS__ */
export function createForm<R, V extends object, A = unknown>(options: FormOptions<R, V, A>): FormKind<R, V> {
  const { key = () => '', send } = options;
  const sending = mutation<R, V, A>({
    key,
    send,
    invalidates: record => options.invalidates?.(record) ?? [],
    onSaved: (get, set, record, values, answer) => options.onSaved?.(get, set, record, answer, values),
  });
  return { ...options, sending };
}

/** What a field of `ui/forms` takes. */
export interface FieldProps<T> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
}

export interface FormError {
  /** Id and name of the field; null for an error of no single field. */
  readonly field: { readonly id: string; readonly name: string; readonly label: string } | null;
  readonly text: string;
  /** Whether the host said it. Its texts may make no sense without the label. */
  readonly isFromHost: boolean;
}

export interface FormState<V extends object> {
  readonly values: V;
  change(changes: Partial<V>): void;
  /** Everything that a field needs: `<TextField {...form.field('title')} />`. */
  field<K extends keyof V & string>(name: K): FieldProps<V[K]>;
  /** The same for a field of files, which are not sent before they are ready. */
  fileField<K extends keyof V & string>(
    name: K,
  ): FieldProps<V[K]> & { readonly onBusy: (isBusy: boolean) => void };
  /** What is wrong, in the order of the labels. Empty until the form was submitted once. */
  readonly errors: readonly FormError[];
  /** Counts submissions that did not get through. */
  readonly attempts: number;
  /** Whether nothing is wrong. What is wrong is shown, as by `submit`. */
  check(): boolean;
  /** Checks the values and sends them. Fulfilled with true when they are saved. */
  submit(): Promise<boolean>;
  readonly status: 'idle' | 'pending' | 'failed';
  /** Why sending failed, where it is no error of fields. */
  readonly failure: ApiError | undefined;
  /** Whether something would be lost by leaving, and has to be asked about. */
  readonly asksToLeave: boolean;
  /** Whether leaving still has to be asked about at this moment. */
  isUnsaved(): boolean;
  /** Whether this device holds what was typed. */
  readonly isKept: boolean;
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  /** Changes when other values take the place of all: a key for fields with state of their own. */
  readonly edition: number;
  /** Removes the draft and begins anew. */
  discard(): void;
}

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
  const { notKept = [] } = kind;
  const labels = kind.labels();
  const formId = useId();
  const { state, run } = useMutation(kind.sending, record);
  const draft = useDraft<V>(
    { key: `${kind.name}:${kind.key?.(record) ?? ''}`, version: kind.version },
    initial,
    notKept,
  );
  const { values, setValues } = draft;
  const [attempts, setAttempts] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const isSending = useRef(false);
  /** Fields whose files are not ready. */
  const busy = useRef(new Set<string>());
  const [busyCount, setBusyCount] = useState(0);
  /** Those of them that the last attempt could not wait for. Nobody is told of others. */
  const [unready, setUnready] = useState<readonly string[]>([]);

  const idOf = (name: string) => `${formId}-${name}`;
  const findIssues = (waitedFor: readonly string[]): Readonly<Record<string, string>> => {
    const waiting = waitedFor.map(name => [name, formMessages.files.stillUploading] as const);
    const found: [string, string | false | undefined][] = Object.entries(kind.check(values, record));
    return Object.fromEntries([
      ...found.flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
      ...waiting,
    ]);
  };
  const own = hasTried ? findIssues(unready) : {};
  /** The host's errors of a field count until its value changes. */
  const fromHost = (name: string): readonly string[] => {
    if (state.status !== 'failed') return [];
    const isField = Object.hasOwn(labels, name);
    const isChanged = isField && state.value[name as keyof V] !== values[name as keyof V];
    return isChanged ? [] : (lookUp(state.fieldErrors, name) ?? []);
  };
  const names = Object.keys(labels) as (keyof V & string)[];
  const unplaced = Object.keys(state.fieldErrors).filter(name => !Object.hasOwn(labels, name));
  const errors: FormError[] = [
    ...[...unplaced, ...(Object.hasOwn(own, baseField) ? [baseField] : [])].flatMap(name =>
      [...fromHost(name), ...[lookUp(own, name) ?? []].flat()].map(text => ({
        field: null,
        text,
        isFromHost: true,
      })),
    ),
    ...names.flatMap((name): FormError[] => {
      const field = { id: idOf(name), name, label: labels[name] };
      const text = lookUp(own, name);
      if (text) return [{ field, text, isFromHost: false }];
      const texts = fromHost(name);
      return texts.length > 0 ? [{ field, text: texts.join(' '), isFromHost: true }] : [];
    }),
  ];
  const isRefused = Object.keys(state.fieldErrors).length > 0;

  const field = <K extends keyof V & string>(name: K): FieldProps<V[K]> => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    onChange: value => setValues({ [name]: value } as unknown as Partial<V>),
    error: errors.find(error => error.field?.name === name)?.text,
  });

  const check = () => {
    setHasTried(true);
    const waitedFor = [...busy.current];
    setUnready(waitedFor);
    const isRight = Object.keys(findIssues(waitedFor)).length === 0;
    if (!isRight) setAttempts(count => count + 1);
    return isRight;
  };

  return {
    values,
    change: setValues,
    field,
    fileField: name => ({
      ...field(name),
      onBusy(isBusy) {
        if (isBusy) busy.current.add(name);
        else busy.current.delete(name);
        setBusyCount(busy.current.size);
        setUnready(names => names.filter(one => busy.current.has(one)));
      },
    }),
    errors,
    attempts,
    check,
    async submit() {
      if (isSending.current) return false;
      const sent = values;
      if (!check()) return false;
      isSending.current = true;
      // Whatever becomes of the page meanwhile, what was typed is on the device.
      draft.write();
      const isSaved = await run(sent);
      isSending.current = false;
      if (!isSaved) {
        setAttempts(count => count + 1);
        return false;
      }
      draft.settle(sent);
      setHasTried(false);
      onSent?.(sent);
      return true;
    },
    status: state.status,
    failure: state.status === 'failed' && !isRefused ? state.error : undefined,
    asksToLeave: busyCount > 0 || (draft.isDirty && (kind.asksToLeave === true || !draft.isKept)),
    isUnsaved: () => busy.current.size > 0 || draft.isUnsaved(),
    isKept: draft.isKept,
    isRestored: draft.isRestored,
    edition: draft.edition,
    discard() {
      draft.discard();
      setHasTried(false);
    },
  };
}
