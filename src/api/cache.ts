import { ApiError } from './errors.ts';

export interface CacheOptions {
  /** An answer older than this is asked for again, ms. */
  readonly maxAgeMs?: number;
  /** After this long without any use the whole cache is emptied, ms. */
  readonly idleMs?: number;
  /** Beyond this many answers the one unused for longest goes, so that a long visit does not grow the page. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

export interface Cache<T> {
  /** The kept answer, at once and without a request; undefined when there is none that may still be used. */
  peek(key: string): T | undefined;
  /**
   * The kept answer, else the one on its way, else a new one. `signal` ends this caller's wait with an `aborted`
   * error; the request itself is cancelled only when its last caller has left. Failed answers are not kept.
   */
  get(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Keeps an answer that was obtained in another way. */
  keep(key: string, value: T): void;
  /** Forgets the answer under a key, or all of them. One on its way still comes, but is not kept. */
  invalidate(key?: string): void;
}

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

export function createCache<T>({
  maxAgeMs = Number.POSITIVE_INFINITY,
  idleMs = Number.POSITIVE_INFINITY,
  maxEntries = 50,
  now = Date.now,
}: CacheOptions = {}): Cache<T> {
  // A Map keeps its insertion order: re-inserting on use makes the first entry the one unused for longest.
  const kept = new Map<string, { value: T; at: number }>();
  const flights = new Map<string, Flight<T>>();
  let lastUse = now();

  function touch(): void {
    const time = now();
    if (time - lastUse >= idleMs) kept.clear();
    lastUse = time;
  }

  function peek(key: string): T | undefined {
    touch();
    const entry = kept.get(key);
    if (!entry) return undefined;
    kept.delete(key);
    if (now() - entry.at >= maxAgeMs) return undefined;
    kept.set(key, entry);
    return entry.value;
  }

  function keep(key: string, value: T): void {
    touch();
    kept.delete(key);
    kept.set(key, { value, at: now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= maxEntries) break;
      kept.delete(oldest);
    }
  }

  function start(key: string, load: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { controller, waiting: 0, answer: load(controller.signal) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(value => {
      // An answer that everybody left is not kept.
      if (flights.get(key) === flight) keep(key, value);
      land();
    }, land);
    return flight;
  }

  async function get(
    key: string,
    load: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const value = peek(key);
    if (value !== undefined) return value;
    if (signal?.aborted) throw new ApiError('aborted', 'cancelled before it was asked for');
    const flight = flights.get(key) ?? start(key, load);
    flight.waiting += 1;
    return untilAborted(flight.answer, signal, () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      if (flights.get(key) === flight) flights.delete(key);
      flight.controller.abort();
    });
  }

  function invalidate(key?: string): void {
    for (const entries of [kept, flights])
      if (key === undefined) entries.clear();
      else entries.delete(key);
  }

  return { peek, get, keep, invalidate };
}

/** Waits for `answer` no longer than its caller does: an abort rejects at once with `aborted`, after `onLeave`. */
export function untilAborted<T>(
  answer: Promise<T>,
  signal: AbortSignal | undefined,
  onLeave: () => void = () => {},
): Promise<T> {
  if (!signal) return answer;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      onLeave();
      reject(new ApiError('aborted', 'cancelled by its caller'));
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    const stay = () => signal.removeEventListener('abort', leave);
    answer.then(resolve, reject).then(stay, stay);
  });
}
