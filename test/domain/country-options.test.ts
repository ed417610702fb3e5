import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryOptions, shippingOptions } from '../../src/domain/country-options.ts';
import { setTextLocale } from '../../src/messages/message.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

test('offers all countries first, then the eleven, then the rest by English name', () => {
  const options = countryOptions();
  assert.equal(options[0], { value: '*', label: 'All countries' });
  assert.equal(values(options).slice(1, 12), [
    ...['AU', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'ES', 'GB', 'US'],
  ]);
  assert.equal(options[12], { value: 'AF', label: 'Afghanistan' });
  assert.equal(options.at(-1), { value: 'ZW', label: 'Zimbabwe' });
});

test('names and orders countries in the language of the texts', () => {
  setTextLocale('de', false);
  const labels = countryOptions().map(({ label }) => label);
  setTextLocale('en', false);
  assert.is(labels[4], 'Deutschland');
  assert.ok(labels.indexOf('Österreich') < labels.indexOf('Pakistan'));
  assert.is(countryOptions()[4]?.label, 'Germany');
});

test('builds the list once', () => {
  assert.is(countryOptions(), countryOptions());
});

test('offers the shipping countries of the host, in the same order and with its names', () => {
  const options = shippingOptions([
    { code: 'ZW', name: 'Zimbabwe' },
    { code: 'us', name: 'USA' },
    { code: 'AT', name: ' ' },
    { code: 'DE', name: 'Germany' },
    { code: 'DE', name: 'Deutschland' },
  ]);
  assert.equal(options, [
    { value: '*', label: 'All countries' },
    { value: 'DE', label: 'Deutschland' },
    { value: 'US', label: 'USA' },
    { value: 'AT', label: 'Austria' },
    { value: 'ZW', label: 'Zimbabwe' },
  ]);
});

test('leaves out unknown codes, because no search accepts them', () => {
  const served = [
    { code: 'DE', name: 'Germany' },
    { code: 'XX', name: 'Nowhere' },
    { code: '*', name: 'Everywhere' },
  ];
  assert.equal(values(shippingOptions(served)), ['*', 'DE']);
});

test('offers every country if the host names none', () => {
  assert.equal(shippingOptions([]), countryOptions());
  assert.equal(shippingOptions([{ code: 'XX', name: 'Nowhere' }]), countryOptions());
});

test.run();
