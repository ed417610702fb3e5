import type { Getter, Setter } from '../core/jotai.ts';
import type { Services } from '../core/services.ts';
import { type Changed, type Mutation, mutation } from '../writes/mutation.ts';

/** One kind of form: `R` is the record that it writes, `V` its values as they are typed, `A` the host's answer. */
export interface FormOptions<R, V extends object, A = unknown> {
  /** The prefix of its draft keys. */
  readonly name: string;
  /** Raised with each change of its values' shape: drafts of another version are not restored. */
  readonly version: number;
  /** Tells records apart; without it all are one. */
  key?(record: R): string;
  /** The labels of its fields, by the names under which the host knows them. */
  readonly labels: () => Readonly<Record<keyof V & string, string>>;
  /** The errors, as sentences by field name; `base` is the form as a whole. */
  check(values: V, record: R): FieldIssues<V>;
  /** Sends values that passed the check. Rejects with an `ApiError`. */
  send(services: Services, record: R, values: V): Promise<A>;
  /** Whether leaving asks first and then discards the draft. By default the draft stays and nobody is asked. */
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
    hasFiles: values =>
      (options.notKept ?? []).some(name => Array.isArray(values[name]) && values[name].length > 0),
    invalidates: record => options.invalidates?.(record) ?? [],
    onSaved: (get, set, record, values, answer) => options.onSaved?.(get, set, record, answer, values),
  });
  return { ...options, sending };
}
