import type { AnswerOf } from '../contract/call.ts';
import type { CacheOptions } from './cache.ts';
import { type AnyCall, type Client, defineCache, type SendOptions } from './client.ts';
import { ApiError, isAborted } from './errors.ts';

/** A call whose answers are kept, by what they were asked for. */
export interface KeptCall<P, T> {
  /** Two params with one key mean the same answer. */
  key(params: P): string;
  /** The answer at once, where it is kept or came along with the page; undefined when it has to be asked for. */
  kept(client: Client, params: P): T | undefined;
  /** The kept answer, else the one on its way, else a new one. Rejects with an `ApiError`. */
  load(client: Client, params: P, signal?: AbortSignal): Promise<T>;
}

export type AnswerOfKept<K> = K extends KeptCall<never, infer T> ? T : never;

export interface KeptCallOptions<C extends AnyCall, P> extends CacheOptions {
  key(params: P): string;
  /** What is sent for these params. */
  request(params: P): Pick<SendOptions<C>, 'params' | 'segments'>;
}

/* @__NO_SIDE_EFFECTS__ */
export function keptCall<C extends AnyCall, P>(
  call: C,
  { key, request, ...limits }: KeptCallOptions<C, P>,
): KeptCall<P, AnswerOf<C>> {
  const answers = defineCache<AnswerOf<C>>(limits);
  return {
    key,
    kept(client, params) {
      const cache = client.cache(answers);
      const known = cache.peek(key(params));
      if (known !== undefined) return known;
      const early = client.takeEarly(call, request(params));
      if (early !== undefined) cache.keep(key(params), early);
      return early;
    },
    load: (client, params, signal) =>
      client
        .cache(answers)
        .get(key(params), shared => client.send(call, { ...request(params), signal: shared }), signal),
  };
}

/** The same call for the part of its answer that matters. `pick` finds it, and makes nothing new. */
/* @__NO_SIDE_EFFECTS__ */
export function partOf<P, A, T>(call: KeptCall<P, A>, pick: (answer: A) => T): KeptCall<P, T> {
  return {
    key: call.key,
    kept(client, params) {
      const answer = call.kept(client, params);
      return answer === undefined ? undefined : pick(answer);
    },
    load: async (client, params, signal) => pick(await call.load(client, params, signal)),
  };
}

/**
 * The same call where nobody needs to see a failure: it comes to `empty`. An abort still rejects, for its caller asked
 * for it; a malformed answer is reported, because no browser shows it to the developer by itself.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<P, T, E>(call: KeptCall<P, T>, empty: E): KeptCall<P, T | E> {
  return {
    ...call,
    async load(client, params, signal) {
      try {
        return await call.load(client, params, signal);
      } catch (error) {
        if (isAborted(error)) throw error;
        if (error instanceof ApiError && error.kind === 'malformed') client.report(error);
        return empty;
      }
    },
  };
}
