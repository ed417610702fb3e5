/** Which lists may be left out of an answer when none of their rows can be read. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GenericSchema } from 'valibot';
import { readContract } from '../../src/build/contract/list.ts';

interface Node extends GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly options?: readonly Node[];
  readonly isRows?: boolean;
}

/** The names of fields with an optional list that does not fail its answer. */
function looseLists(node: Node, name: string, found: Set<string>): Set<string> {
  const { type, wrapped, isRows, item, options = [], entries = {} } = node;
  if (wrapped?.type === 'array' && type !== 'array' && !isRows && name !== '') found.add(name);
  for (const child of [wrapped, item, ...options]) if (child) looseLists(child, name, found);
  for (const [field, child] of Object.entries(entries)) looseLists(child, field, found);
  return found;
}

test('no list that a page is about, or says to be empty, is left out silently', async () => {
  const { calls } = await readContract();
  const found = new Set<string>();
  for (const { method, answer } of calls.values())
    if (method === 'GET') looseLists(answer as Node, '', found);
  // Each is drawn only where it has rows. A list about which a page says that it is empty is made with `rows`.
  assert.equal([...found].sort(), [
    'actions',
    'categories',
    'categories_data',
    'children',
    'current_reviewer_unreviewed_products',
    'dispute_types',
    'events',
    'featured_cards',
    'files',
    'grand_children',
    'images',
    'items',
    'media_platform_hosted_video_infos',
    'more_from_shop',
    'pictures_urls',
    'popular_searches',
    'products',
    'quotes',
    'ratings_by_month',
    'reviewed_products',
    'saved_searches',
    'shop_medals',
    'similar_products',
    'stores',
    'tags',
    'top_products',
    'topics',
    'translations',
    'upper_level_categories',
    'variants',
    'video_external_ids',
  ]);
});

test.run();
