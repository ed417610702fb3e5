import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shipsTo } from '../../../../fixtures/host/db/seed/rows.ts';

const slugs = Array.from({ length: 60 }, (_, index) => `shop-${index}`);

test('always sends to the country of the shop, and says each country once', () => {
  for (const slug of slugs) {
    const countries = shipsTo(slug, 'JP');
    assert.is(countries[0], 'JP');
    assert.is(new Set(countries).size, countries.length);
  }
});

test('gives some shops the world, some their region', () => {
  const worldwide = slugs.filter(slug => shipsTo(slug, 'DE').includes('*'));
  assert.ok(worldwide.length > 10 && worldwide.length < 30, `${worldwide.length} of 60`);
  assert.ok(slugs.some(slug => !shipsTo(slug, 'DE').some(code => ['US', '*'].includes(code))));
});

test('stays the same from run to run', () => {
  assert.equal(shipsTo('lumen', 'DE'), shipsTo('lumen', 'DE'));
});

test.run();
