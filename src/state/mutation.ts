import type { AnyCall } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import type { FieldErrors } from '../contract/call.ts';
import { hasEnded } from '../domain/failure.ts';
import { fieldErrorsOf } from '../domain/field-errors.ts';
import {
  type Atom,
  atom,
  type Getter,
  type PrimitiveAtom,
  type Setter,
  useAtomValue,
  useSetAtom,
  type WritableAtom,
} from './jotai.ts';
import { createLatestWrite, type LatestWrite, sendLatest, unset } from './latest-write.ts';
import { viewerAtom } from './reviewer.ts';
import { type Services, servicesAtom } from './services.ts';
import { discardWriteAtom, saveWriteAtom, signInHrefAtom, takeSavedWriteAtom } from './sign-in.ts';

/** Cached answers that are no longer right: of calls, or under single keys of them, or all there are. */
export type Changed = 'everything' | readonly (readonly [call: AnyCall, key?: string])[];

/** How one kind of write works: `R` is the record that is written, `V` the value it is to have, `A` the answer. */
export interface MutationOptions<R, V, A = unknown> {
  /** Identifies a record; without it all records are one. A record has one call at a time, and the last value wins. */
  key?(record: R): unknown;
  /** Sends the write. Rejects with an `ApiError`. */
  send(services: Services, record: R, value: V): Promise<A>;
  /** Sends the last value at once when the page is left. `send` must use `keepalive` for that. */
  readonly sendsOnLeave?: boolean;
  /** Where the states of writes are kept, for those who watch them without this code. */
  readonly statesAtom?: PrimitiveAtom<ReadonlyMap<unknown, MutationState<V>>>;
  /** The displayed value of a record: the new one at once, and after a failure the saved one. */
  readonly optimistic?: {
    read(get: Getter, record: R): V;
    write(set: Setter, record: R, value: V): void;
  };
  /** The calls whose cached answers a write changes, or single keys of them. */
  invalidates?(record: R, value: V): Changed;
  onSaved?(get: Getter, set: Setter, record: R, value: V, answer: A): void;
  /** Shows the failure. Each failure is also logged. */
  onFailed?(get: Getter, set: Setter, failure: Failure<R, V>): void;
  /** For writes of signed-in reviewers: a guest signs in first, and the write is done afterwards. */
  readonly resume?: {
    /** The name of this kind of write in storage. */
    readonly name: string;
    /** Checks the stored write, which may be anything. */
    isValid(stored: unknown): stored is readonly [record: R, value: V];
  };
}

export interface Failure<R, V> {
  readonly record: R;
  readonly value: V;
  readonly error: ApiError;
  readonly fieldErrors: FieldErrors;
  /** Set when the session has ended: the address to sign in, and a function that saves the write until then. */
  readonly signIn: { readonly href: string; save(): void } | null;
}

/** The state of the last write to a record. `value` is the last value, to try again with. */
export type MutationState<V> = { readonly fieldErrors: FieldErrors } & (
  | { readonly status: 'idle'; readonly error?: undefined }
  | { readonly status: 'pending'; readonly value: V; readonly error?: undefined }
  | { readonly status: 'failed'; readonly value: V; readonly error: ApiError }
);

export interface Mutation<R, V> {
  key(record: R): unknown;
  /** The states of writes by key. A record without one is idle. */
  readonly statesAtom: Atom<ReadonlyMap<unknown, MutationState<V>>>;
  /** Writes a value. Fulfilled with true when the last value is saved, false when it failed or waits for a sign-in. */
  readonly runAtom: WritableAtom<null, [record: R, value: V], Promise<boolean>>;
  /** Sends the write that was saved before signing in, and returns it; undefined without one. */
  readonly resumeAtom: WritableAtom<null, [], readonly [record: R, value: V] | undefined>;
}

const idle = { status: 'idle', fieldErrors: {} } as const;

/** One kind of write to the server, as `createQuery` is one kind of read. */
export function mutation<R, V, A = unknown>(options: MutationOptions<R, V, A>): Mutation<R, V> {
  const { key = () => '', send, optimistic, resume } = options;
  const ownStatesAtom = atom<ReadonlyMap<unknown, MutationState<V>>>(new Map<unknown, MutationState<V>>());
  const { statesAtom = ownStatesAtom } = options;
  /** The writes that run, by the keys of their records. */
  const writesAtom = atom(() => new Map<unknown, LatestWrite<V>>());

  const setStateAtom = atom(null, (get, set, record: R, state: MutationState<V>) => {
    const states = new Map(get(statesAtom)).set(key(record), state);
    if (state.status === 'idle') states.delete(key(record));
    set(statesAtom, states);
  });

  const runAtom = atom(null, (get, set, record: R, value: V): Promise<boolean> => {
    if (resume && get(viewerAtom).role === 'guest') {
      set(saveWriteAtom, resume.name, [record, value]);
      get(servicesAtom).navigate(get(signInHrefAtom));
      return Promise.resolve(false);
    }
    if (resume) set(discardWriteAtom);
    return set(writeAtom, record, value);
  });

  const resumeAtom = atom(null, (_get, set) => {
    const stored = resume && set(takeSavedWriteAtom, resume.name);
    if (!resume?.isValid(stored)) return undefined;
    void set(writeAtom, ...stored);
    return stored;
  });

  /** Shows the value, and sends it: at once, or after the call that runs. */
  const writeAtom = atom(null, (get, set, record: R, value: V): Promise<boolean> => {
    const before = optimistic ? optimistic.read(get, record) : unset;
    optimistic?.write(set, record, value);
    set(setStateAtom, record, { status: 'pending', value, fieldErrors: {} });
    const running = get(writesAtom).get(key(record));
    if (running) {
      running.value = value;
      return running.done;
    }
    const write = createLatestWrite(value, before);
    get(writesAtom).set(key(record), write);
    write.done = set(sendAtom, record, write);
    return write.done;
  });

  const sendAtom = atom(null, (get, set, record: R, write: LatestWrite<V>): Promise<boolean> => {
    const services = get(servicesAtom);
    const sendValue = (value: V) => send(services, record, value);
    const leave = () => {
      if (write.value !== write.sent) sendValue(write.value).catch(services.report);
    };
    if (options.sendsOnLeave) window.addEventListener('pagehide', leave);
    return sendLatest(write, {
      send: sendValue,
      onSaved: (value, answer) => set(savedAtom, record, value, answer),
      onEnd(error) {
        window.removeEventListener('pagehide', leave);
        get(writesAtom).delete(key(record));
        if (error) set(failAtom, record, write, error);
        else set(setStateAtom, record, idle);
      },
      report: services.report,
    });
  });

  const savedAtom = atom(null, (get, set, record: R, value: V, answer: A) => {
    const { client, report } = get(servicesAtom);
    // An error in here does not make the write fail.
    try {
      invalidate(client, options.invalidates?.(record, value) ?? []);
      options.onSaved?.(get, set, record, value, answer);
    } catch (reason) {
      report(reason);
    }
  });

  const failAtom = atom(null, (get, set, record: R, { value, saved }: LatestWrite<V>, error: ApiError) => {
    if (saved !== unset) optimistic?.write(set, record, saved);
    const fieldErrors = error.status === 422 ? fieldErrorsOf(error.data) : {};
    set(setStateAtom, record, { status: 'failed', value, error, fieldErrors });
    const save = () => resume && set(saveWriteAtom, resume.name, [record, value]);
    const isSignedOut = hasEnded(error) && Object.keys(fieldErrors).length === 0;
    const signIn = isSignedOut ? { href: get(signInHrefAtom), save } : null;
    options.onFailed?.(get, set, { record, value, error, fieldErrors, signIn });
  });

  return { key, statesAtom, runAtom, resumeAtom };
}

function invalidate(client: Services['client'], changed: Changed): void {
  if (changed === 'everything') client.invalidateAll();
  else for (const each of changed) client.invalidate(...each);
}

/** For a form or a button: the state of the last write to a record, and a function that writes. */
export function useMutation<R, V>({ key, statesAtom, runAtom }: Mutation<R, V>, record: R) {
  const run = useSetAtom(runAtom);
  const state: MutationState<V> = useAtomValue(statesAtom).get(key(record)) ?? idle;
  return { state, run: (value: V) => run(record, value) };
}
