import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followHomeCurrency } from '../../../src/state/money/home-currency.ts';
import { chooseCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import { moneyAtom } from '../../../src/state/money/money.ts';
import { currencyAtom } from '../../../src/state/money/preference.ts';
import { type Options, rates, setUp } from '../support.ts';

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
  assert.is(money(200, 'USD'), '≈ 180\u00a0€');
  // A price without conversion is exact.
  assert.is(money(200, 'EUR'), '200,00\u00a0€');
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

/** Prices of 100 units as the shopper sees them, once the frame is there. */
function prices(options: Options, ...currencies: string[]) {
  const { store, choose } = start(options);
  followHomeCurrency(store);
  return { choose, shown: () => currencies.map(currency => store.get(moneyAtom)(100, currency)) };
}

/** The browser's languages, until `end`. */
function setFrameLanguage(...languages: string[]) {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}
test.after.each(() => setFrameLanguage('en-US'));

test('a store’s price has about how much it is in the currency of the shopper’s country, until one is chosen', () => {
  const { choose, shown } = prices({ stored: { country: 'DE' } }, 'USD', 'EUR', 'CHF');
  // There is no rate for the last one.
  assert.equal(shown(), [
    { price: '$100.00', about: '≈ €90' },
    { price: '€100.00', about: undefined },
    { price: 'CHF\u00a0100.00', about: undefined },
  ]);
  choose('GBP');
  assert.equal(shown()[0], { price: '≈ £80' });
});

test('without a country the region of the browser’s language is a guess, which is not kept', () => {
  setFrameLanguage('en', 'en-GB');
  const { store, storage } = setUp({ meta: { exchangeRates: rates } });
  followHomeCurrency(store);
  assert.equal(store.get(moneyAtom)(100, 'USD'), { price: '$100.00', about: '≈ £80' });
  assert.is(store.get(currencyAtom), '*');
  assert.equal([...storage.kept.keys()], []);
});

test('nothing is guessed without a region, or without a rate for its currency', () => {
  for (const language of ['en', 'de-CH']) {
    setFrameLanguage(language);
    assert.equal(prices({}, 'USD').shown(), [{ price: '$100.00', about: undefined }]);
  }
});

test.run();
