import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryName } from '../../src/contract/countries.ts';
import { countryInfo } from '../../src/contract/country-info.ts';
import { isCountry } from '../../src/contract/codes.ts';
import { countryCodes } from '../../src/contract/country-codes.ts';

test('starts with all countries and the eleven', () => {
  const start = ['*', 'AU', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'ES', 'GB', 'US'];
  assert.equal(countryCodes().slice(0, 12), start);
});

test('continues with the rest by English name', () => {
  const names = countryCodes()
    .slice(12)
    .map(code => countryName(code));
  const sorted = [...names].sort(new Intl.Collator('en').compare);
  assert.equal(names, sorted);
  assert.is(names[0], 'Afghanistan');
  assert.is(names.at(-1), 'Zimbabwe');
});

test('holds the 249 countries of ISO 3166-1, each once', () => {
  assert.is(countryCodes().length, 1 + 249);
  assert.is(new Set(countryCodes()).size, countryCodes().length);
  for (const code of countryCodes().slice(1)) assert.match(code, /^[A-Z]{2}$/);
});

test('maps codes to English names', () => {
  const names = new Map(
    countryCodes()
      .slice(1)
      .map(code => [code, countryName(code)]),
  );
  const some = ['DE', 'GB', 'CI', 'KR', 'TR', 'HK', 'PS', 'CD'].map(code => names.get(code));
  assert.equal(some, [
    ...['Germany', 'United Kingdom', 'Côte d’Ivoire', 'South Korea', 'Türkiye', 'Hong Kong', 'Palestine'],
    'Congo (Kinshasa)',
  ]);
  for (const [code, name] of names) assert.ok(name !== code && name.length > 2, code);
});

test('names and orders countries in other languages', () => {
  assert.is(countryName('AT', 'de-AT'), 'Österreich');
  assert.is(countryName('CD', 'de'), new Intl.DisplayNames('de', { type: 'region' }).of('CD'));
  const german = countryCodes('de');
  assert.ok(german.indexOf('AT') < german.indexOf('ZA') && german.indexOf('AT') > german.indexOf('NO'));
  assert.is(german.length, 250);
});

test('accepts codes in capitals only', () => {
  assert.ok(isCountry('*') && isCountry('US') && isCountry('ZW'));
  for (const code of ['us', 'XX', 'UK', 'EU', 'USA', '', 'length', 'SA,'])
    assert.not.ok(isCountry(code), code);
});

test('returns the text itself if it is no country', () => {
  assert.is(countryName('XX'), 'XX');
});

test('knows name, currency, symbol and date format of a country', () => {
  assert.equal(countryInfo('US'), {
    name: 'United States',
    currency: 'USD',
    symbol: '$',
    dateFormat: 'MM/DD/YYYY',
  });
  assert.equal(countryInfo('DE'), {
    name: 'Germany',
    currency: 'EUR',
    symbol: '€',
    dateFormat: 'DD.MM.YYYY',
  });
  assert.equal(countryInfo('AU'), {
    name: 'Australia',
    currency: 'AUD',
    symbol: '$',
    dateFormat: 'DD/MM/YYYY',
  });
  assert.is(countryInfo('JP')?.dateFormat, 'YYYY/MM/DD');
  assert.is(countryInfo('TH')?.dateFormat, 'DD/MM/YYYY');
  assert.is(countryInfo('AQ')?.currency, 'XXX');
});

test('knows a currency and a symbol of every country', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  for (const code of countryCodes().slice(1)) {
    const info = countryInfo(code);
    assert.ok(info && info.symbol.length > 0, code);
    assert.ok(code === 'AQ' || (info && info.currency !== 'XXX'), code);
    assert.ok(info && (known.has(info.currency) || ['XCG', 'ZWG', 'XXX'].includes(info.currency)), code);
    assert.ok(
      info?.dateFormat === undefined || /^(?=.*DD)(?=.*MM)(?=.*YYYY)[DMY./ -]+$/.test(info.dateFormat),
      code,
    );
  }
});

test('knows nothing about an invalid code', () => {
  assert.equal([countryInfo('*'), countryInfo('XX'), countryInfo('')], [null, null, null]);
});

test.run();
