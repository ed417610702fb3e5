import { type ApiError, toApiError } from '../../api/errors.ts';

/** The write of one record while it runs: one call at a time, and the last value wins. */
export interface LatestWrite<V> {
  /** The value that the record is to have. It may change while a call runs. */
  value: V;
  /** The value of the last call. */
  sent: V | typeof unset;
  /** The value that the server holds. */
  saved: V | typeof unset;
  /** Fulfilled with true when the last value is saved. */
  done: Promise<boolean>;
}

/** In place of a value that is not known. */
export const unset = Symbol('unset');

export function createLatestWrite<V>(value: V, saved: V | typeof unset): LatestWrite<V> {
  return { value, sent: unset, saved, done: Promise.resolve(false) };
}

interface Steps<V, A> {
  send(value: V): Promise<A>;
  onSaved(value: V, answer: A): void;
  /** Called with the error of the last value, or with undefined when it is saved. No call follows. */
  onEnd(error: ApiError | undefined): void;
  report(reason: unknown): void;
}

/** Sends the value, and again while it changes. Fulfilled with true when the last value is saved. */
export async function sendLatest<V, A>(write: LatestWrite<V>, steps: Steps<V, A>): Promise<boolean> {
  let error: ApiError | undefined;
  while (write.value !== write.saved && !error) error = await sendOnce(write, steps);
  // No await between the loop's last check and `onEnd`: a value that is set in between would be lost.
  steps.onEnd(error);
  return !error;
}

/** Sends the value once. Returns the error, unless another value has taken the place of this one. */
async function sendOnce<V, A>(
  write: LatestWrite<V>,
  { send, onSaved, report }: Steps<V, A>,
): Promise<ApiError | undefined> {
  const { value } = write;
  write.sent = value;
  let answer: A;
  try {
    answer = await send(value);
  } catch (reason) {
    report(reason);
    return write.value === value ? toApiError(reason) : undefined;
  }
  write.saved = value;
  onSaved(value, answer);
  return undefined;
}
