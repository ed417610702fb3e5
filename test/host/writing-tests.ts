import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Reject, writeRecords } from '../../fixtures/host/db/seed.ts';
import type { Asked } from './search-suite.ts';
import { product, review } from './small-world.ts';

/** Adds the tests that write more records: what is refused, what is replaced, and what a search then finds. */
export function writingTests(test: Test, asked: Pick<Asked, 'db' | 'ask' | 'titles'>): void {
  test('leaves out records that do not fit, and says which and why', async () => {
    const rejects: Reject[] = [];
    const result = await writeRecords(
      asked.db(),
      [
        product({ handle: 'orphan', title: 'Orphan', shop_slug: 'nobody' }),
        product({ handle: 'lost', title: 'Lost', category_handle: 'nowhere' }),
        product({ handle: 'new-lamp', title: 'Zinnober Lamp', price: 12 }),
        product({ handle: 'new-lamp', title: 'Zinnober Lamp again', price: 12 }),
        product({ handle: 'free', title: 'Free', price: 0 }),
        product({ handle: 'nul', title: 'A\0B' }),
        review({ product_handle: 'none', body: 'About nothing.' }),
        review({ product_handle: 'new-lamp', body: 'By nobody.', reviewer_slug: 'ghost' }),
        review({ product_handle: 'new-lamp', body: 'Six stars.', rating: 6 }),
      ],
      { onReject: reject => rejects.push(reject) },
    );
    assert.equal(
      rejects.map(one => one.index).sort((a, b) => a - b),
      [0, 1, 3, 4, 5, 6, 7, 8],
    );
    assert.is(result.rejected, 8);
    assert.is(result.written.product, 1);
    assert.match(rejects.find(one => one.index === 0)?.reason ?? '', /no shop "nobody"/);
    assert.match(rejects.find(one => one.index === 3)?.reason ?? '', /came before/);
    assert.equal(await asked.titles('q=zinnober'), ['Zinnober Lamp']);
  });

  test('replaces what is written again, and counts nothing twice', async () => {
    const lamp = product({
      handle: 'copper-floor-lamp',
      title: 'Copper Arc Lamp',
      price: 210,
      category_handle: 'lighting',
    });
    const again = review({
      product_handle: 'copper-floor-lamp',
      body: 'Arrived with a dent.',
      rating: 3,
      verified: false,
      created_at: '2024-07-01T00:00:00Z',
      reviewer_slug: 'juri',
    });
    await writeRecords(asked.db(), [lamp, again]);
    const [found] = (await asked.ask('min_transparency=0&q=copper+arc')).data.search_results;
    assert.is(found?.price, 210);
    assert.is(found?.reviews_count, 3);
    assert.is(found?.average_rating, 4);
    assert.not.ok((await asked.titles('q=copper+floor+lamp')).includes('Copper Floor Lamp'));
  });

  test('keeps nothing of a transaction that fails', async () => {
    const attempt = asked.db().transaction(async tx => {
      await tx.query('update products set price = 1');
      await tx.query('select 1 / 0');
    });
    await attempt.then(
      () => assert.unreachable(),
      error => assert.match(String(error), /division by zero/),
    );
    assert.equal(await asked.db().query('select 1 from products where price = 1'), []);
  });
}
