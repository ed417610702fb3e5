import { ApiError } from './errors.ts';

export interface CacheOptions {
  /** How long an answer stays valid, ms. */
  readonly maxAgeMs?: number;
  /** The cache is emptied after this time without any use, ms. */
  readonly idleMs?: number;
  /** The number of answers to keep. Beyond it the least recently used one is dropped. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

export interface Cache<T> {
  /** The cached answer, without a request; undefined when there is no valid one. */
  peek(key: string): T | undefined;
  /**
   * The cached answer, else that of a running request, else that of a new one. `signal` rejects this call with an
   * `aborted` error; the request itself is cancelled when all its callers have aborted. Failures are not cached.
   */
  get(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Caches an answer that did not come from `get`. */
  keep(key: string, value: T): void;
  /** Drops the answer under a key, or all of them. The answer of a running request is not cached. */
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
  maxEntries = 20,
  now = Date.now,
}: CacheOptions = {}): Cache<T> {
  // A Map keeps its insertion order. Re-inserting on use makes the first entry the least recently used one.
  const entries = new Map<string, { value: T; at: number }>();
  const flights = new Map<string, Flight<T>>();
  let lastUse = now();

  function touch(): void {
    const time = now();
    if (time - lastUse >= idleMs) entries.clear();
    lastUse = time;
  }

  function peek(key: string): T | undefined {
    touch();
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    if (now() - entry.at >= maxAgeMs) return undefined;
    entries.set(key, entry);
    return entry.value;
  }

  function keep(key: string, value: T): void {
    touch();
    entries.delete(key);
    entries.set(key, { value, at: now() });
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
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
      // The answer is not cached when all callers have aborted, or after `invalidate`.
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
    if (signal?.aborted) throw new ApiError('aborted', 'cancelled before it was requested');
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
    for (const map of [entries, flights])
      if (key === undefined) map.clear();
      else map.delete(key);
  }

  return { peek, get, keep, invalidate };
}

/** Waits for an answer. An abort calls `onLeave` and rejects at once with an `aborted` error. */
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
