import { popularSearches } from '../../api/suggestions.ts';
import { createQuery, latestData } from '../loaded/query.ts';
import { useQuery } from '../loaded/use-query.ts';

/** About two rows. */
const maxTexts = 7;
const query = createQuery(popularSearches);

/**
 * What many people search for: undefined until it is known, and empty where the host does not say.
 * @param isWanted false asks for nothing
 */
export function usePopularSearches(isWanted = true): readonly string[] | undefined {
  const { state } = useQuery(query, isWanted ? undefined : null);
  // Asked for once more after a failure, they stay none until there are some.
  const texts = state.status === 'failed' ? [] : latestData(state);
  return texts?.filter(text => text.trim() !== '').slice(0, maxTexts);
}
