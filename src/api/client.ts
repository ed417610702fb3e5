import type { AnswerOf, Call, ParamsOf, Schema } from '../contract/call.ts';
import { callAddress, type Query } from './address.ts';
import { type Cache, type CacheOptions, createCache, untilAborted } from './cache.ts';
import { type DecodeIssue, decode } from './decode.ts';
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

/** Describes a cache that every client has one of its own of. */
export interface CacheDefinition<T> {
  readonly options: CacheOptions;
  /** Whose answers it keeps, to be invalidated by. */
  readonly call?: AnyCall | undefined;
  /** Carries the type only. */
  readonly value?: T;
}
export function defineCache<T>(options: CacheOptions, call?: AnyCall): CacheDefinition<T> {
  return { options, call };
}

export interface Client {
  /** Sends one call and reads its answer. Rejects with an `ApiError`, always. There is no timeout. */
  send<C extends AnyCall>(call: C, options?: SendOptions<C>): Promise<AnswerOf<C>>;
  /**
   * The answer to a GET that came along with the page, or was asked for while the product was loading and is there by
   * now: at once, and once. Undefined when there is none that can be used; `send` then says what is wrong with it.
   */
  takeEarly<C extends AnyCall>(
    call: C,
    options: Pick<SendOptions<C>, 'params' | 'segments'>,
  ): AnswerOf<C> | undefined;
  /** This client's own cache of that definition. */
  cache<T>(definition: CacheDefinition<T>): Cache<T>;
  /** Forgets the kept answers of a call after a write changed them, or only the one kept under a key. */
  invalidate(call: AnyCall, key?: string): void;
  /** Tells a developer about an answer that was swallowed though it cannot be right. */
  report(error: unknown): void;
}

export interface ClientOptions {
  /** The page whose csrf token accompanies writes, read anew for each of them. */
  readonly doc: Document;
  readonly early?: EarlyAnswers | undefined;
  /** Told the number of unfinished calls whenever it changes. */
  readonly onPending?: (count: number) => void;
  readonly report?: (error: unknown) => void;
  readonly fetch?: typeof fetch;
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
  const caches = new Map<CacheDefinition<unknown>, Cache<unknown>>();
  const reported = new Set<string>();
  let pending = 0;

  function count(change: 1 | -1): void {
    pending += change;
    onPending(pending);
  }

  function reportIssue(call: AnyCall, issue: DecodeIssue): void {
    const place = `${call.method} ${call.path}: ${issue.pattern}`;
    if (reported.has(place)) return;
    reported.add(place);
    report(
      new ApiError(
        'malformed',
        `${call.method} ${call.path} sent ${issue.path || 'an answer'} as ${issue.found}, expected ${issue.expected}; left out`,
      ),
    );
  }

  function read<C extends AnyCall>(call: C, data: unknown): AnswerOf<C> {
    try {
      return decode(call.answer, data, issue => reportIssue(call, issue)) as AnswerOf<C>;
    } catch (cause) {
      const { message } = toApiError(cause);
      throw new ApiError('malformed', `${call.method} ${call.path}: ${message}`, { data, cause });
    }
  }

  function addressOf<C extends AnyCall>(call: C, { params, segments }: SendOptions<C>): string {
    return callAddress(call, isWrite(call) ? {} : (params as Query | undefined), segments);
  }

  function takeEarly<C extends AnyCall>(call: C, options: SendOptions<C>): AnswerOf<C> | undefined {
    if (!early || early.isEmpty) return undefined;
    const address = addressOf(call, options);
    const answer = early.peek(address);
    if (!answer?.ok) return undefined;
    try {
      const data = read(call, answer.data);
      void early.take(address);
      return data;
    } catch {
      // It stays, and fails the request that is sent next.
      return undefined;
    }
  }

  /** Throws where the answer is a failure that counts; undefined where the server has to be asked. */
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
      if (now() < answer.failsUntil) throw error;
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
      throw toApiError(error);
    } finally {
      count(-1);
    }
  }

  function cache<T>(definition: CacheDefinition<T>): Cache<T> {
    const known = caches.get(definition) ?? createCache<unknown>({ now, ...definition.options });
    caches.set(definition, known);
    return known as Cache<T>;
  }

  function invalidate(call: AnyCall, key?: string): void {
    for (const [definition, cache] of caches) if (definition.call === call) cache.invalidate(key);
  }

  return { send, takeEarly, cache, invalidate, report };
}

const isWrite = ({ method }: AnyCall) => method === 'POST' || method === 'PUT';
