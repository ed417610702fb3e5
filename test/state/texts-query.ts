import * as v from 'valibot';
import { ApiError } from '../../src/api/errors.ts';
import { defineCall } from '../../src/contract/call.ts';
import { createQuery, type QueryOptions } from '../../src/state/loaded/query.ts';
import { type Options, setUp } from './support.ts';

export const textCall = defineCall({
  method: 'GET',
  path: '/texts',
  params: v.object({}),
  answer: v.string(),
});

/** A query of texts by key, answered by hand; `ignoresCancelling` plays a server that answers all the same. */
export function start(
  options: QueryOptions<string> & { ignoresCancelling?: boolean } = {},
  given: Options = {},
) {
  const calls: {
    key: string;
    signal: AbortSignal | undefined;
    answer(text: string): void;
    fail(error: unknown): void;
  }[] = [];
  const ask = (key: string, signal?: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ key, signal, answer: resolve, fail: reject });
      if (!options.ignoresCancelling) {
        signal?.addEventListener('abort', () => reject(new ApiError('aborted', 'cancelled')));
      }
    });
  const texts = createQuery<string, string>(
    {
      key: key => key,
      cached: (client, key) => client.cache(textCall).peek(key),
      load: options.ignoresCancelling
        ? (_client, key, signal) => ask(key, signal)
        : (client, key, signal) => client.cache(textCall).get(key, shared => ask(key, shared), signal),
      forget: (client, key) => client.cache(textCall).invalidate(key),
      onInvalidate: (client, key, listener) =>
        client.onInvalidate((call, changed = key) => {
          if (call === textCall && changed === key) listener();
        }),
    },
    options,
  );
  const world = setUp(given);
  return {
    ...world,
    calls,
    texts,
    load: (key: string) => world.store.set(texts.loadAtom, key),
    retry: (key: string) => world.store.set(texts.retryAtom, key),
    at: (key: string) => texts.read(world.store.get, key),
  };
}
