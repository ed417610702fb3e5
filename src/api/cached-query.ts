import type { AnswerOf } from '../contract/call.ts';
import type { CacheOptions } from './cache.ts';
import type { AnyCall, Client, SendOptions } from './client.ts';
import { ApiError, isAborted } from './errors.ts';

/** A call whose answers are cached by their params. `P` are the params, `T` is the answer. */
export interface CachedQuery<P, T> {
  /** Params with the same key get the same answer. */
  key(params: P): string;
  /** The cached or early answer, at once; undefined when the server has to be asked. */
  cached(client: Client, params: P): T | undefined;
  /** The cached answer, else the one on its way, else a new one. Rejects with an `ApiError`. */
  load(client: Client, params: P, signal?: AbortSignal): Promise<T>;
  /** Drops the cached answer, so that the next load asks the server. Calls no listener. */
  forget(client: Client, params: P): void;
  /** Calls the listener when a write has invalidated the answer. Returns a function that stops it. */
  onInvalidate(client: Client, params: P, listener: () => void): () => void;
}

export type AnswerOfQuery<Q> = Q extends CachedQuery<never, infer T> ? T : never;

interface CachedQueryOptions<C extends AnyCall, P, T, F> extends CacheOptions {
  key(params: P): string;
  /** Makes the call's own parameters from the params. */
  request(params: P): Pick<SendOptions<C>, 'params' | 'segments'>;
  /** Picks a part of the answer. Must return the same object each time. */
  select?(answer: AnswerOf<C>): T;
  /**
   * The answer after a failure that is not shown. It is not cached. An abort still rejects. A malformed answer is
   * reported, because no browser logs it.
   */
  readonly fallback?: F;
}

/* @__NO_SIDE_EFFECTS__ */
export function cachedQuery<C extends AnyCall, P = void, T = AnswerOf<C>, F = never>(
  call: C,
  { key, request, select = answer => answer as T, ...options }: CachedQueryOptions<C, P, T, F>,
): CachedQuery<P, T | F> {
  return {
    key,
    cached(client, params) {
      const cache = client.cache(call, options);
      let answer = cache.peek(key(params));
      if (answer === undefined) {
        answer = client.takeEarly(call, request(params));
        if (answer !== undefined) cache.keep(key(params), answer);
      }
      return answer === undefined ? undefined : select(answer);
    },
    async load(client, params, signal) {
      const send = (shared: AbortSignal) => client.send(call, { ...request(params), signal: shared });
      try {
        return select(await client.cache(call, options).get(key(params), send, signal));
      } catch (error) {
        if (options.fallback === undefined || isAborted(error)) throw error;
        if (error instanceof ApiError && error.kind === 'malformed') client.report(error);
        return options.fallback;
      }
    },
    forget: (client, params) => client.cache(call, options).invalidate(key(params)),
    onInvalidate: (client, params, listener) =>
      client.onInvalidate((changed, changedKey = key(params)) => {
        if (changed === call && changedKey === key(params)) listener();
      }),
  };
}
