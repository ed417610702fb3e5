import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { instantSearchCall, type Suggestion, searchCall } from '../contract/search.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

export type SearchAnswer = AnswerOf<typeof searchCall>;
export type SearchRequest = ParamsOf<typeof searchCall>;

const results = defineCache<SearchAnswer>({ idleMs: searchCacheIdleMs, maxEntries: 20 });
const suggestions = defineCache<Suggestion[]>({ maxEntries: 100 });

/** The cache key of a search: the request as it is sent. */
export function searchRequestKey(request: SearchRequest): string {
  return writeQuery(request);
}

/** One page of results. Rejects with an `ApiError`. */
export function searchProducts(
  client: Client,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  return client
    .cache(results)
    .get(
      searchRequestKey(request),
      shared => client.send(searchCall, { params: request, signal: shared }),
      signal,
    );
}

/** The results kept for this very request, at once; undefined when they have to be asked for. */
export function keptSearch(client: Client, request: SearchRequest): SearchAnswer | undefined {
  return client.cache(results).peek(searchRequestKey(request));
}

/** Suggestions for a typed text; none when the call fails. Rejects only when aborted. */
export async function suggest(client: Client, q: string, signal?: AbortSignal): Promise<Suggestion[]> {
  try {
    return await client
      .cache(suggestions)
      .get(
        q,
        async shared => (await client.send(instantSearchCall, { params: { q }, signal: shared })).suggestions,
        signal,
      );
  } catch (error) {
    return emptyOnFailure(client, error, []);
  }
}

/** The suggestions kept for this text; undefined when they have to be asked for. */
export function keptSuggestions(client: Client, q: string): Suggestion[] | undefined {
  return client.cache(suggestions).peek(q);
}
