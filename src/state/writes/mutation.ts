import type { AnyCall } from '../../api/client.ts';
import { type ApiError, lateError } from '../../api/errors.ts';
import type { FieldErrors } from '../../contract/call.ts';
import { hasEnded } from '../../domain/failure.ts';
import { refusalOf } from '../../domain/field-errors.ts';
import { isRecord } from '../../host/json.ts';
import {
  type Atom,
  atom,
  type Getter,
  type PrimitiveAtom,
  type Setter,
  useAtomValue,
  useSetAtom,
  type WritableAtom,
} from '../core/jotai.ts';
import { perStore, type Services, servicesAtom } from '../core/services.ts';
import { toastAtom } from '../page/notices.ts';
import { viewerAtom } from '../person/reviewer.ts';
import { createLatestWrite, type LatestWrite, sendLatest, unset } from './latest-write.ts';
import {
  dropPostponedWriteAtom,
  postponeWriteAtom,
  signInHrefAtom,
  takePostponedWriteAtom,
} from './sign-in.ts';

/** Cached answers that a write has made outdated: all there are, or those of calls, or of a call under one key. */
export type Changed = 'everything' | readonly (readonly [call: AnyCall, key?: string])[];

/** How one kind of write works: `R` is the record that is written, `V` the value it is to have, `A` the answer. */
export interface MutationOptions<R, V, A = unknown> {
  /** Identifies a record; without it all records are one. A record has one call at a time, and the last value wins. */
  key?(record: R): unknown;
  /** Sends the write. Rejects with an `ApiError`. */
  send(services: Services, record: R, value: V): Promise<A>;
  /** Whether a value has files: these may take long to send, so that no answer counts as late. */
  hasFiles?(value: V): boolean;
  /** Sends a value that still waits when the page is left. `send` must use `keepalive` for that. */
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
  /** Shows the failure, also that the answer is late. Each failure is also logged. */
  onFailed?(get: Getter, set: Setter, failure: Failure<R, V>): void;
  /** For writes of signed-in reviewers: a guest signs in first, and the write is done afterwards. */
  readonly resume?: {
    /** The name of this kind of write in storage. */
    readonly name: string;
    /** Checks what was stored as the postponed write, which may be anything. */
    isValid(stored: unknown): stored is readonly [record: R, value: V];
  };
}

export interface Failure<R, V> {
  readonly record: R;
  readonly value: V;
  readonly error: ApiError;
  readonly fieldErrors: FieldErrors;
  /** Set when the session has ended: the address to sign in, and a function that postpones the write until then. */
  readonly signIn: { readonly href: string; postpone(): void } | null;
  /** Sends the value again. Set where the answer is late. */
  readonly retry?: () => void;
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
  /** Forgets that the last write to a record has failed. */
  readonly resetAtom: WritableAtom<null, [record: R], void>;
  /** Sends the write that was postponed until the sign-in, and returns it; undefined without one. */
  readonly resumeAtom: WritableAtom<null, [], readonly [record: R, value: V] | undefined>;
}

/** The state of a record that is not being written. */
const idle = { status: 'idle', fieldErrors: {} } as const;

/** One kind of write to the server, as `createQuery` is one kind of read. */
export function mutation<R, V, A = unknown>(options: MutationOptions<R, V, A>): Mutation<R, V> {
  const { key = () => '', optimistic, resume } = options;
  const ownStatesAtom = atom<ReadonlyMap<unknown, MutationState<V>>>(new Map<unknown, MutationState<V>>());
  const { statesAtom = ownStatesAtom } = options;
  /** The running writes of a store, by the keys of their records. */
  const runningWrites = perStore(() => new Map<unknown, LatestWrite<V>>());

  const runAtom = atom(null, (get, set, record: R, value: V): Promise<boolean> => {
    if (resume && get(viewerAtom).role === 'guest') {
      set(postponeWriteAtom, resume.name, [record, value]);
      get(servicesAtom).navigate(get(signInHrefAtom));
      return Promise.resolve(false);
    }
    if (resume) set(dropPostponedWriteAtom);
    return set(showAndSendAtom, record, value);
  });

  const resumeAtom = atom(null, (_get, set) => {
    const postponed = resume && set(takePostponedWriteAtom, resume.name);
    if (!resume?.isValid(postponed)) return undefined;
    void set(showAndSendAtom, ...postponed);
    return postponed;
  });

  const resetAtom = atom(null, (get, set, record: R) => {
    if (get(statesAtom).get(key(record))?.status === 'failed') setState(get, set, record, idle);
  });

  /**
   * Shows the value, and sends it: at once, or after the call that runs. It is apart from `runAtom`: callbacks of the options
   * get its `set` and may run the mutation again, and no atom can set itself.
   */
  const showAndSendAtom = atom(null, (get, set, record: R, value: V): Promise<boolean> => {
    const before = optimistic ? optimistic.read(get, record) : unset;
    optimistic?.write(set, record, value);
    setState(get, set, record, { status: 'pending', value, fieldErrors: {} });
    const running = runningWrites(get).get(key(record));
    if (running) {
      running.value = value;
      running.sendAgain?.();
      return running.done;
    }
    const started = createLatestWrite(value, before);
    runningWrites(get).set(key(record), started);
    started.done = send(get, set, record, started);
    return started.done;
  });

  function send(get: Getter, set: Setter, record: R, running: LatestWrite<V>): Promise<boolean> {
    const services = get(servicesAtom);
    const { report, after } = services;
    let retry: (() => void) | undefined;
    const sendValue = (value: V) => options.send(services, record, value);
    const leave = () => {
      if (running.value !== running.sent) sendValue(running.value).catch(report);
    };
    if (options.sendsOnLeave) window.addEventListener('pagehide', leave);
    return sendLatest(running, {
      send: sendValue,
      onSaved: (value, answer) => finish(options, get, set, record, value, answer),
      onLate() {
        const { value } = running;
        if (options.hasFiles?.(value)) return;
        const error = lateError('a write');
        report(error);
        retry = () => void set(runAtom, record, value);
        fail(get, set, record, value, error, retry);
      },
      after,
      onEnd(error) {
        // The message that it is late.
        if (retry && get(toastAtom)?.retry === retry) set(toastAtom, null);
        window.removeEventListener('pagehide', leave);
        runningWrites(get).delete(key(record));
        if (!error) return setState(get, set, record, idle);
        if (running.saved !== unset) optimistic?.write(set, record, running.saved);
        fail(get, set, record, running.value, error);
      },
      report,
    });
  }

  /** @param retry given where the answer is late: what the person wants stays on the page then */
  function fail(get: Getter, set: Setter, record: R, value: V, error: ApiError, retry?: () => void): void {
    const postpone = () => resume && set(postponeWriteAtom, resume.name, [record, value]);
    const failure = toFailure(record, value, error, { href: get(signInHrefAtom), postpone });
    setState(get, set, record, { status: 'failed', value, error, fieldErrors: failure.fieldErrors });
    options.onFailed?.(get, set, { ...failure, ...(retry && { retry }) });
  }

  function setState(get: Getter, set: Setter, record: R, state: MutationState<V>): void {
    const states = new Map(get(statesAtom)).set(key(record), state);
    if (state.status === 'idle') states.delete(key(record));
    set(statesAtom, states);
  }

  return { key, statesAtom, runAtom, resetAtom, resumeAtom };
}

/** Does what follows from a saved value. An error in here is reported, and does not make the write fail. */
function finish<R, V, A>(
  { invalidates, onSaved }: MutationOptions<R, V, A>,
  get: Getter,
  set: Setter,
  record: R,
  value: V,
  answer: A,
): void {
  const { client, report } = get(servicesAtom);
  try {
    invalidate(client, invalidates?.(record, value) ?? []);
    onSaved?.(get, set, record, value, answer);
  } catch (reason) {
    report(reason);
  }
}

function toFailure<R, V>(
  record: R,
  value: V,
  error: ApiError,
  signIn: NonNullable<Failure<R, V>['signIn']>,
): Failure<R, V> {
  const fieldErrors = refusalOf(error);
  const namesFields = Object.keys(fieldErrors).length > 0;
  return {
    record,
    value,
    error,
    fieldErrors,
    signIn: hasEnded(error) && !namesFields ? signIn : null,
  };
}

function invalidate(client: Services['client'], changed: Changed): void {
  if (changed === 'everything') client.invalidateAll();
  else for (const each of changed) client.invalidate(...each);
}

/** For a form or a button: the state of the last write to a record, and functions that write and that forget a failure. */
export function useMutation<R, V>({ key, statesAtom, runAtom, resetAtom }: Mutation<R, V>, record: R) {
  const run = useSetAtom(runAtom);
  const reset = useSetAtom(resetAtom);
  const state: MutationState<V> = useAtomValue(statesAtom).get(key(record)) ?? idle;
  return { state, run: (value: V) => run(record, value), reset: () => reset(record) };
}

/**
 * A check whether a postponed write is the press of a button that sets a record to true.
 * @param fields the types of the record's fields
 */
export const isPressOn =
  <R>(fields: Readonly<Record<keyof R, 'string' | 'boolean'>>) =>
  (write: unknown): write is readonly [record: R, value: true] => {
    const [record, value] = Array.isArray(write) ? write : [];
    const isTyped = ([name, type]: [string, unknown]) => typeof record[name] === type;
    return isRecord(record) && Object.entries(fields).every(isTyped) && value === true;
  };
