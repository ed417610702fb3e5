import { popularSearches } from '../api/suggestions.ts';
import { createQuery } from './query.ts';
import { useQuery } from './use-query.ts';

/** About two rows. */
const maxTexts = 7;
const query = createQuery(popularSearches);

/**
 * What many people search for; empty until it is known, and where the host does not say.
 * @param isWanted false asks for nothing
 */
export function usePopularSearches(isWanted = true): readonly string[] {
  const { state } = useQuery(query, isWanted ? undefined : null);
  return (state.data ?? []).filter(text => text.trim() !== '').slice(0, maxTexts);
}
