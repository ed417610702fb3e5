import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isNarrowed, privateProfileQuery, publicProfileQuery } from '../../src/domain/profile.ts';

test('reads a tab by its name or its index, and writes its name', () => {
  const tabOf = (search: string) => privateProfileQuery.parse(search).tab;
  assert.equal(['', '?tab=3', '?tab=disputes', '?tab=4', '?tab=x'].map(tabOf), [
    ...['reviews', 'disputes', 'disputes', 'reviews', 'reviews'],
  ]);
  assert.is(privateProfileQuery.replaceIn('?tab=3', { tab: 'disputes' }), '?tab=disputes');
  assert.is(publicProfileQuery.parse('?tab=orders').tab, 'reviews');
});

test('goes to page 1 with any other change', () => {
  const query = { ...privateProfileQuery.defaults, page: 5 };
  for (const change of [
    { search: 'a' },
    { sort_by: 'newest' },
    { filter_rating: 2 },
    { tab: 'orders' as const },
  ])
    assert.is(privateProfileQuery.change(query, change).page, 1);
  assert.is(privateProfileQuery.change(query, { page: 6 }).page, 6);
});

test('passes orders of the host on and knows which queries leave reviews out', () => {
  const query = privateProfileQuery.parse('?sort_by=odd&filter_rating=9');
  assert.equal([query.sort_by, query.filter_rating, isNarrowed(query)], ['odd', null, false]);
  assert.ok(isNarrowed({ ...query, review_type: 'published' }));
});

test.run();
