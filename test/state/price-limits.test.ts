import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typedLimitAtom, writeLimitsAtom } from '../../src/state/price-limits.ts';
import { rates, setUp } from './support.ts';

test('keeps what was typed last, also for an amount that is among the oldest', () => {
  sessionStorage.clear();
  const { store } = setUp({ meta: { exchangeRates: rates } });
  const write = (...limits: string[]) => store.set(writeLimitsAtom, limits, 'USD');
  for (let amount = 1; amount <= 40; amount += 1) write(`${amount} USD`);
  // 1 USD is known already, 100 USD is the one too many.
  write('0.9 EUR', '100 USD');
  assert.is(store.get(typedLimitAtom)(1, 'USD'), '0.9 EUR');
});

test.run();
