import { type ApiError, lateMs, toApiError } from '../../api/errors.ts';

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
  /** Sends the value beside a call whose answer is late; null as long as there is none. */
  sendAgain: (() => void) | null;
}

/** In place of a value that is not known. */
export const unset = Symbol('unset');

export function createLatestWrite<V>(value: V, saved: V | typeof unset): LatestWrite<V> {
  return { value, sent: unset, saved, done: Promise.resolve(false), sendAgain: null };
}

interface Steps<V, A> {
  send(value: V): Promise<A>;
  onSaved(value: V, answer: A): void;
  /** Called with the error of the last value, or with undefined when it is saved. No call follows. */
  onEnd(error: ApiError | undefined): void;
  /** Called when the answer to a call is late. It still counts when it comes. */
  onLate(): void;
  /** See `Services`. */
  after(ms: number, run: () => void): () => void;
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

/** Sends the value until it is answered. Returns the error, unless another value has taken the place of the one that was sent. */
async function sendOnce<V, A>(write: LatestWrite<V>, steps: Steps<V, A>): Promise<ApiError | undefined> {
  try {
    const { value, answer } = await firstAnswer(write, steps);
    write.saved = value;
    steps.onSaved(value, answer);
    return undefined;
  } catch (reason) {
    steps.report(reason);
    return write.value === write.sent ? toApiError(reason) : undefined;
  }
}

/** The first success of the calls that `sendAgain` starts beside each other, else the failure of the last of them. */
function firstAnswer<V, A>(
  write: LatestWrite<V>,
  { send, onLate, after }: Steps<V, A>,
): Promise<{ value: V; answer: A }> {
  return new Promise((resolve, reject) => {
    let running = 0;
    let stop = () => {};
    const attempt = () => {
      const { value } = write;
      write.sent = value;
      write.sendAgain = null;
      running += 1;
      stop = after(lateMs, () => {
        write.sendAgain = attempt;
        onLate();
      });
      const end = () => {
        stop();
        write.sendAgain = null;
      };
      new Promise<A>(done => done(send(value))).then(
        answer => {
          end();
          resolve({ value, answer });
        },
        reason => {
          running -= 1;
          if (running > 0) return;
          end();
          reject(reason);
        },
      );
    };
    attempt();
  });
}
