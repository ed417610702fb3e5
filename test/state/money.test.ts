import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseCurrencyAtom } from '../../src/state/choose-preference.ts';
import { moneyAtom } from '../../src/state/money.ts';
import { settled } from '../api/fake-fetch.ts';
import { type Options, rates, setUp } from './support.ts';

/** A store that knows its rates. */
function start(options: Options = {}) {
  const { store } = setUp({ meta: { exchangeRates: rates, ...options.meta }, ...options });
  return {
    store,
    choose: (code: string) => store.set(chooseCurrencyAtom, code),
    money: (amount: number | null, currency: string | null) =>
      store.get(moneyAtom)(amount, currency)?.price ?? null,
  };
}

test('prices are converted into the currency in use, and written in the language of the page', () => {
  const { choose, money } = start({ locale: 'de' });
  assert.is(money(10, 'USD'), '10,00\u00a0$');
  choose('EUR');
  assert.is(money(10, 'USD'), '9,00\u00a0€');
});

test('a price that cannot be converted stays in its own currency', () => {
  const { choose, money } = start();
  choose('EUR');
  assert.is(money(10, 'CHF'), 'CHF\u00a010.00');
});

test('nothing is written for a price without amount or currency', () => {
  const { money } = start();
  assert.equal([money(null, 'USD'), money(10, null), money(0, 'USD')], [null, null, '$0.00']);
});

test('a store’s price has about how much it is in the currency of the shopper’s country, until one is chosen', async () => {
  const { store, choose } = start({ stored: { country: 'DE' } });
  const stop = store.sub(moneyAtom, () => {});
  await settled();
  const money = (currency: string) => store.get(moneyAtom)(10, currency);
  assert.equal(money('USD'), { price: '$10.00', about: '≈ €9.00' });
  assert.equal(money('EUR'), { price: '€10.00', about: undefined });
  // There is no rate.
  assert.equal(money('CHF'), { price: 'CHF\u00a010.00', about: undefined });
  choose('GBP');
  assert.equal(money('USD'), { price: '£8.00' });
  stop();
});

test.run();
