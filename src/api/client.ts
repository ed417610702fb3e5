import type { AnswerOf, Call, ParamsOf, Schema } from '../contract/call.ts';
import { type Cache, type CacheOptions, createCache, untilAborted } from './cache.ts';
import { callAddress, type Query } from './call.ts';
import { type DecodeIssue, decodeAnswer } from './decode.ts';
import type { EarlyAnswer, EarlyAnswers } from './early.ts';
import { ApiError, refusal, toApiError } from './errors.ts';
import { request } from './request.ts';

export type AnyCall = Call<Schema, Schema>;

export interface SendOptions<C extends AnyCall> {
  /** The call's parameters: the query of a GET or DELETE, the JSON body of a POST or PUT. */
  readonly params?: ParamsOf<C>;
  /** Values of the `{name}` segments of the path. */
  readonly segments?: Readonly<Record<string, string>>;
  /** Cancels the request; it then rejects with an `ApiError` of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page it is sent from. */
  readonly keepalive?: boolean;
}

export interface Client {
  /** Sends a call and decodes its answer. Rejects with an `ApiError` and nothing else. There is no timeout. */
  send<C extends AnyCall>(call: C, options?: SendOptions<C>): Promise<AnswerOf<C>>;
  /**
   * The early answer to a GET, if it has arrived: at once, and only once. Undefined when there is none that can be
   * used; the next `send` then rejects with what is wrong with it.
   */
  takeEarly<C extends AnyCall>(
    call: C,
    options: Pick<SendOptions<C>, 'params' | 'segments'>,
  ): AnswerOf<C> | undefined;
  /** The cache of a call. Every client has caches of its own. The options count when the cache is first used. */
  cache<C extends AnyCall>(call: C, options?: CacheOptions): Cache<AnswerOf<C>>;
  /** Drops the cached answers of a call after a write changed them, or only the one under a key. */
  invalidate(call: AnyCall, key?: string): void;
  /** Drops all cached answers, for a write whose effects show everywhere; but not those of one call. */
  invalidateAll(but?: AnyCall): void;
  /** Calls the listener after each `invalidate`. Returns a function that stops it. */
  onInvalidate(listener: (call: AnyCall, key?: string) => void): () => void;
  /** Reports an error that is not shown. */
  report(error: unknown): void;
}

export interface ClientOptions {
  /** The page with the CSRF token for writes. The token is read for each of them. */
  readonly doc: Document;
  readonly early?: EarlyAnswers | undefined;
  /** Receives the number of unfinished calls whenever it changes. */
  readonly onPending?: (count: number) => void;
  readonly report?: (error: unknown) => void;
  readonly fetch?: typeof fetch;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export function createClient({
  doc,
  early,
  onPending = () => {},
  report = () => {},
  fetch: fetchIt = (input, init) => fetch(input, init),
  now = Date.now,
}: ClientOptions): Client {
  const caches = new Map<AnyCall, Cache<unknown>>();
  const listeners = new Set<(call: AnyCall, key?: string) => void>();
  const read = createReader(report);
  let pending = 0;

  function count(change: 1 | -1): void {
    pending += change;
    onPending(pending);
  }

  function addressOf<C extends AnyCall>(call: C, { params, segments }: SendOptions<C>): string {
    return callAddress(call, isWrite(call) ? {} : (params as Query | undefined), segments);
  }

  function takeEarly<C extends AnyCall>(call: C, options: SendOptions<C>): AnswerOf<C> | undefined {
    const address = addressOf(call, options);
    const answer = early?.peek(address);
    if (!answer?.ok) return undefined;
    try {
      const data = read(call, answer.data);
      void early?.take(address);
      return data;
    } catch {
      // The answer stays, and the next `send` rejects with it.
      return undefined;
    }
  }

  /** Reads an early answer. Throws when it is a failure that counts. Undefined means: ask the server. */
  function readEarly<C extends AnyCall>(
    call: C,
    address: string,
    answer: EarlyAnswer | undefined,
  ): AnswerOf<C> | undefined {
    if (!answer) return undefined;
    try {
      if (!answer.ok) throw refusal(`${call.method} ${address}`, answer.status, answer.data);
      return read(call, answer.data);
    } catch (error) {
      if (answer.failsCall) throw error;
      report(error);
      return undefined;
    }
  }

  async function send<C extends AnyCall>(call: C, options: SendOptions<C> = {}): Promise<AnswerOf<C>> {
    count(1);
    try {
      const address = addressOf(call, options);
      const taken = call.method === 'GET' ? early?.take(address) : undefined;
      const first = taken && readEarly(call, address, await untilAborted(taken, options.signal));
      if (first !== undefined) return first;
      const { signal, keepalive } = options;
      const { method } = call;
      const body = isWrite(call) ? options.params : undefined;
      return read(call, await request({ doc, method, address, body, signal, keepalive, fetch: fetchIt }));
    } catch (error) {
      throw Object.assign(toApiError(error), { call: `${call.method} ${call.path}` });
    } finally {
      count(-1);
    }
  }

  function cache<C extends AnyCall>(call: C, options: CacheOptions = {}): Cache<AnswerOf<C>> {
    const cache = caches.get(call) ?? createCache<unknown>({ now, ...options });
    caches.set(call, cache);
    return cache as Cache<AnswerOf<C>>;
  }

  function invalidate(call: AnyCall, key?: string): void {
    caches.get(call)?.invalidate(key);
    for (const listener of [...listeners]) listener(call, key);
  }

  function invalidateAll(but?: AnyCall): void {
    for (const call of [...caches.keys()]) if (call !== but) invalidate(call);
  }

  function onInvalidate(listener: (call: AnyCall, key?: string) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { send, takeEarly, cache, invalidate, invalidateAll, onInvalidate, report };
}

const isWrite = ({ method }: AnyCall) => method === 'POST' || method === 'PUT';

/** Makes what decodes an answer, or throws an `ApiError`. Each field that is left out is reported once. */
function createReader(report: (error: unknown) => void) {
  const reported = new Set<string>();

  function reportIssue(call: AnyCall, { path, found, expected }: DecodeIssue): void {
    const field = `${call.method} ${call.path} sent ${path || 'an answer'}`;
    if (reported.has(field)) return;
    reported.add(field);
    report(new ApiError('malformed', `${field} as ${found}, expected ${expected}; left out`));
  }

  return <C extends AnyCall>(call: C, data: unknown): AnswerOf<C> => {
    try {
      return decodeAnswer(call, data, issue => reportIssue(call, issue));
    } catch (cause) {
      const { message } = toApiError(cause);
      throw new ApiError('malformed', `${call.method} ${call.path}: ${message}`, { data, cause });
    }
  };
}
