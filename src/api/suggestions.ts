import { instantSearchCall, type Suggestion } from '../contract/search.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

const suggestions = defineCache<Suggestion[]>({ maxEntries: 100 });

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
