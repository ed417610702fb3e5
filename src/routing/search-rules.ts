/** Rules about entering the search, as functions of plain values. Those who call them act on the answers. */
import { filterQuery } from './query.ts';

/**
 * On the way from a category to the search, `from` and `category` are remembered, and `from` leaves the address.
 * `category` leaves it with the next search that is written.
 */
export function searchFromCategory(search: string): {
  readonly remembered: { readonly from: string | null; readonly category: string | null };
  readonly search: string;
} {
  const params = new URLSearchParams(search);
  return {
    remembered: { from: params.get('from'), category: params.get('category') },
    search: filterQuery(search, name => name !== 'from'),
  };
}
