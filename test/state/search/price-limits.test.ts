import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import { typedLimitAtom, writeLimitsAtom } from '../../../src/state/search/price-limits.ts';
import { rates, setUp } from '../support.ts';

// Clears the tab's storage, so that tests do not depend on each other.
test.before.each(() => sessionStorage.clear());

/** Chooses a currency at an address, and says where that leads. */
function choose(address: string, code: string): string {
  const { store, visited } = setUp({ address, meta: { exchangeRates: rates } });
  store.set(chooseCurrencyAtom, code);
  return visited[0]?.href ?? '';
}

test('keeps what was typed last, also for an amount that is among the oldest', () => {
  const { store } = setUp({ meta: { exchangeRates: rates } });
  const write = (...limits: string[]) => store.set(writeLimitsAtom, limits, 'USD');
  for (let amount = 1; amount <= 40; amount += 1) write(`${amount} USD`);
  // 1 USD is known already, 100 USD is the one too many.
  write('0.9 EUR', '100 USD');
  assert.is(store.get(typedLimitAtom)(1, 'USD'), '0.9 EUR');
});

test('a price limit comes back as it was typed after a reload', () => {
  const converted = choose('/reviews/search?q=a&currency=USD&min_price=9.99&max_price=99.5', 'GBP');
  assert.is(
    choose(converted, 'USD'),
    '/reviews/search?q=a&page=1&currency=USD&min_price=9.99&max_price=99.5',
  );
});

for (const broken of ['{', 'null', '[]', '{"min":1}'])
  test(`a price limit is converted where this tab has kept ${broken}`, () => {
    sessionStorage.setItem('price_limits', broken);
    assert.is(
      choose('/reviews/search?q=a&currency=USD&min_price=10', 'GBP'),
      '/reviews/search?q=a&page=1&currency=GBP&min_price=8',
    );
  });

test.run();
