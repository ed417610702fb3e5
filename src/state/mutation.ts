import type { AnyCall } from '../api/client.ts';
import { type ApiError, toApiError } from '../api/errors.ts';
import type { FieldErrors } from '../contract/call.ts';
import { hasEnded } from '../domain/failure.ts';
import { fieldErrorsOf } from '../domain/field-errors.ts';
import {
  type Atom,
  atom,
  type Getter,
  type Setter,
  useAtomValue,
  useSetAtom,
  type WritableAtom,
} from './jotai.ts';
import { viewerAtom } from './reviewer.ts';
import { type Services, servicesAtom } from './services.ts';
import { forgetWriteAtom, keepWriteAtom, signInHrefAtom, takeWriteAtom } from './sign-in.ts';

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
  /** What the page shows of a record: the new value at once, and after a failure the saved one. */
  readonly optimistic?: {
    read(get: Getter, record: R): V;
    write(set: Setter, record: R, value: V): void;
  };
  /** The calls whose cached answers a write changes, or single keys of them. */
  invalidates?(record: R, value: V): Changed;
  onSaved?(get: Getter, set: Setter, record: R, value: V, answer: A): void;
  /** Shows the failure. Each failure is logged as well. */
  onFailed?(get: Getter, set: Setter, failure: Failure<R, V>): void;
  /** For writes of signed-in reviewers: a guest signs in first, and the write is done afterwards. */
  readonly resume?: {
    /** The name of this kind of write in storage. */
    readonly name: string;
    /** Checks the stored write, which may be anything. */
    isValid(kept: unknown): kept is readonly [record: R, value: V];
  };
}

export interface Failure<R, V> {
  readonly record: R;
  readonly value: V;
  readonly error: ApiError;
  readonly fieldErrors: FieldErrors;
  /** Set when the session has ended: the address to sign in, and a function that keeps the write until then. */
  readonly signIn: { readonly href: string; keep(): void } | null;
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
  /** Sends the write that was kept before signing in, and returns it; undefined without one. */
  readonly resumeAtom: WritableAtom<null, [], readonly [record: R, value: V] | undefined>;
}

const idle = { status: 'idle', fieldErrors: {} } as const;
/** The saved value is not known. */
const unknown = Symbol('unknown');

/** One kind of write to the server, as `createQuery` is one kind of read. */
export function mutation<R, V, A = unknown>(options: MutationOptions<R, V, A>): Mutation<R, V> {
  const { key = () => '', send, optimistic, resume } = options;
  const statesAtom = atom<ReadonlyMap<unknown, MutationState<V>>>(new Map<unknown, MutationState<V>>());
  /** The last value for each record that is being written, by key, and the end of its calls. */
  const runningAtom = atom(() => new Map<unknown, { value: V; done: Promise<boolean> }>());

  const setStateAtom = atom(null, (get, set, record: R, state: MutationState<V>) => {
    const states = new Map(get(statesAtom)).set(key(record), state);
    if (state.status === 'idle') states.delete(key(record));
    set(statesAtom, states);
  });

  const runAtom = atom(null, (get, set, record: R, value: V): Promise<boolean> => {
    if (resume && get(viewerAtom).role === 'guest') {
      set(keepWriteAtom, resume.name, [record, value]);
      get(servicesAtom).navigate(get(signInHrefAtom));
      return Promise.resolve(false);
    }
    if (resume) set(forgetWriteAtom);
    return set(writeAtom, record, value);
  });

  const resumeAtom = atom(null, (_get, set) => {
    const kept = resume && set(takeWriteAtom, resume.name);
    if (!resume?.isValid(kept)) return undefined;
    void set(writeAtom, ...kept);
    return kept;
  });

  const writeAtom = atom(null, (get, set, record: R, value: V): Promise<boolean> => {
    const running = get(runningAtom);
    const saved = optimistic ? optimistic.read(get, record) : unknown;
    optimistic?.write(set, record, value);
    set(setStateAtom, record, { status: 'pending', value, fieldErrors: {} });
    const earlier = running.get(key(record));
    if (earlier) {
      earlier.value = value;
      return earlier.done;
    }
    const line = { value, done: Promise.resolve(false) };
    running.set(key(record), line);
    line.done = set(sendAtom, record, line, saved);
    return line.done;
  });

  /** Sends the last value, and again while it changes, one call after the other. */
  const sendAtom = atom(
    null,
    async (get, set, record: R, line: { value: V }, held: V | typeof unknown): Promise<boolean> => {
      const services = get(servicesAtom);
      let saved = held;
      let sent = held;
      let error: ApiError | undefined;
      const leave = () => {
        if (line.value !== sent) send(services, record, line.value).catch(services.report);
      };
      if (options.sendsOnLeave) window.addEventListener('pagehide', leave);
      while (line.value !== saved && !error) {
        const value = line.value;
        sent = value;
        let answer: A;
        try {
          answer = await send(services, record, value);
        } catch (reason) {
          services.report(reason);
          // A failure counts only for the last value.
          if (line.value === value) error = toApiError(reason);
          continue;
        }
        saved = value;
        // The write is saved, whatever becomes of what follows it.
        try {
          const changed = options.invalidates?.(record, value) ?? [];
          if (changed === 'everything') services.client.invalidateAll();
          else for (const each of changed) services.client.invalidate(...each);
          options.onSaved?.(get, set, record, value, answer);
        } catch (reason) {
          services.report(reason);
        }
      }
      window.removeEventListener('pagehide', leave);
      get(runningAtom).delete(key(record));
      if (!error) {
        set(setStateAtom, record, idle);
        return true;
      }
      if (saved !== unknown) optimistic?.write(set, record, saved);
      set(failAtom, record, line.value, error);
      return false;
    },
  );

  const failAtom = atom(null, (get, set, record: R, value: V, error: ApiError) => {
    const fields = error.status === 422 ? fieldErrorsOf(error.data) : {};
    set(setStateAtom, record, { status: 'failed', value, error, fieldErrors: fields });
    const keep = () => resume && set(keepWriteAtom, resume.name, [record, value]);
    const isSignedOut = hasEnded(error) && Object.keys(fields).length === 0;
    const signIn = isSignedOut ? { href: get(signInHrefAtom), keep } : null;
    options.onFailed?.(get, set, { record, value, error, fieldErrors: fields, signIn });
  });

  return { key, statesAtom, runAtom, resumeAtom };
}

/** For a form or a button: the state of the last write to a record, and a function that writes. */
export function useMutation<R, V>({ key, statesAtom, runAtom }: Mutation<R, V>, record: R) {
  const run = useSetAtom(runAtom);
  const state: MutationState<V> = useAtomValue(statesAtom).get(key(record)) ?? idle;
  return { state, run: (value: V) => run(record, value) };
}
