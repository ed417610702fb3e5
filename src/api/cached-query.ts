import type { AnswerOf } from '../contract/call.ts';
import type { CacheOptions } from './cache.ts';
import { type AnyCall, type Client, defineCache, type SendOptions } from './client.ts';
import { ApiError, isAborted } from './errors.ts';

/** A call whose answers are cached by what they were asked for. `P` is what it is asked with, `T` what it answers. */
export interface CachedQuery<P, T> {
  /** Two params with one key mean the same answer. */
  key(params: P): string;
  /** The answer at once, where it is cached or came along with the page; undefined when it has to be asked for. */
  kept(client: Client, params: P): T | undefined;
  /** The cached answer, else the one on its way, else a new one. Rejects with an `ApiError`. */
  load(client: Client, params: P, signal?: AbortSignal): Promise<T>;
  /** Drops the cached answer, so that the next load asks the server. */
  forget(client: Client, params: P): void;
}

export type AnswerOfQuery<Q> = Q extends CachedQuery<never, infer T> ? T : never;

interface CachedQueryOptions<C extends AnyCall, P, T, F> extends CacheOptions {
  key(params: P): string;
  /** What is sent for these params. */
  request(params: P): Pick<SendOptions<C>, 'params' | 'segments'>;
  /** Finds the part of the answer that matters, and makes nothing new. */
  select?(answer: AnswerOf<C>): T;
  /**
   * What a failure comes to, where nobody needs to see it; it is not cached. An abort still rejects, for its caller
   * asked for it. A malformed answer is reported, because no browser shows it to the developer by itself.
   */
  readonly fallback?: F;
}

/* @__NO_SIDE_EFFECTS__ */
export function cachedQuery<C extends AnyCall, P = void, T = AnswerOf<C>, F = never>(
  call: C,
  { key, request, select = answer => answer as T, ...options }: CachedQueryOptions<C, P, T, F>,
): CachedQuery<P, T | F> {
  const answers = defineCache<AnswerOf<C>>(options, call);
  return {
    key,
    kept(client, params) {
      const cache = client.cache(answers);
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
        return select(await client.cache(answers).get(key(params), send, signal));
      } catch (error) {
        if (options.fallback === undefined || isAborted(error)) throw error;
        if (error instanceof ApiError && error.kind === 'malformed') client.report(error);
        return options.fallback;
      }
    },
    forget: (client, params) => client.cache(answers).invalidate(key(params)),
  };
}
