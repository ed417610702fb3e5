/** What collections mean: each shows, in its order, what its own address finds first. */
import { wildcard } from '../../../contract/limits.ts';
import { parseSearchAddress, searchRequest } from '../../../domain/search-address.ts';
import { matchPath } from '../../../routing/addresses/paths.ts';
import { isRising, rowsAt, textAt, textsOf } from '../read.ts';
import type { Rule, RuleContext } from '../rule.ts';

/**
 * The only answer that says what sells best is one that shows it: whether it does by true sales, nobody sees. Advice, because
 * a host may keep its collections for a while.
 */
async function checkCollection({ other, advise }: RuleContext, collection: unknown): Promise<void> {
  const [path = '', query = ''] = textAt(collection, 'path').split('?');
  if (matchPath(path)?.name !== 'PageSearch') return;
  const params = parseSearchAddress(`?${query}`);
  const found = await other('searchCall', searchRequest(params, params.currency ?? wildcard));
  const rows = textsOf(rowsAt(found, 'data', 'search_results'), 'encoded_product_id');
  if (rows.length === 0) return;
  const places = textsOf(rowsAt(collection, 'products'), 'encoded_product_id').map(id => rows.indexOf(id));
  const words = `the first rows of ${path}?${query}: one of the two is wrong`;
  advise(places[0] !== -1, 'products', words, 'others');
  // The last ones may be on a later page.
  const onPage = places.filter(place => place >= 0);
  advise(isRising(onPage), 'products', words, 'another order');
}

export const collectionRules: Readonly<Record<string, Rule>> = {
  collectionCarouselCall: async context => {
    for (const one of Array.isArray(context.data) ? context.data : []) await checkCollection(context, one);
  },
};
