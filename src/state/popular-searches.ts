import { popularSearches } from '../api/suggestions.ts';
import { createQuery } from './query.ts';
import { useQuery } from './use-query.ts';

/** About two rows. */
const maxTexts = 7;
const query = createQuery(popularSearches);

/** What many people search for; empty until it is known, and where the host does not say. */
export function usePopularSearches(): readonly string[] {
  return (useQuery(query, undefined).state.data ?? []).filter(text => text.trim() !== '').slice(0, maxTexts);
}
