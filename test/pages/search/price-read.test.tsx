import { act, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { homeCurrencyAtom } from '../../../src/state/money/money.ts';
import { openSearch, settle, type SearchSetUp } from './support.tsx';

/** A limit as the host reads it. */
const read = (text: string, limit: object) => ({
  at: `/reviews/search?q=${encodeURIComponent(text)}`,
  find: (params: URLSearchParams) =>
    params.get('q') === text ? { metrics: { price_read: { q: 'mug', ...limit } } } : {},
});
const open = async (given: SearchSetUp) => {
  const opened = await openSearch(given);
  await settle();
  return opened;
};

test('says which limit was read in the text, in the language of the page, also where it leaves nothing', async () => {
  const limit = { min: null, max: 1000, currency: 'EUR', is_currency_read: true };
  const { find, at } = read('mug under 1000 euro', limit);
  await open({
    at,
    find: params => ({ ...find(params), search_results: [], rounded_results_total_count: 0 }),
  });
  assert.ok(await screen.findByRole('button', { name: 'Remove Price up to €1,000' }));
});

test('says both limits as a whole: a pill is cut at thirty letters', async () => {
  await open(read('mug 20 to 50 dollars', { min: 20, max: 50, currency: 'USD', is_currency_read: true }));
  assert.ok(await screen.findByRole('button', { name: 'Remove Price from $20' }));
  assert.ok(screen.getByRole('button', { name: 'Remove Price up to $50' }));
});

test('takes the limit out of the text with its pill', async () => {
  const { searches } = await open(
    read('mug under 30 euro', { min: null, max: 30, currency: 'EUR', is_currency_read: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Price up to €30' }));
  await settle();
  assert.is(searches().at(-1)?.get('q'), 'mug');
});

test('names the money of a guest in a text that names none, and asks again', async () => {
  const { store, searches } = await open(
    read('mug under 30', { min: null, max: 30, currency: null, named_q: 'mug under 30 {currency}' }),
  );
  assert.ok(await screen.findByRole('button', { name: 'Remove Up to 30 in any currency' }));
  await act(async () => void store.set(homeCurrencyAtom, { currency: 'GBP', inText: text => text }));
  await settle();
  assert.is(searches().at(-1)?.get('q'), 'mug under 30 GBP');
  assert.is(new URLSearchParams(location.search).get('q'), 'mug under 30 GBP');
});

test('names no money while somebody types: it would replace the text of the field', async () => {
  const { store, searches } = await open(
    read('mug under 30', { min: null, max: 30, currency: null, named_q: 'mug under 30 {currency}' }),
  );
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await act(async () => void store.set(homeCurrencyAtom, { currency: 'GBP', inText: text => text }));
  await settle();
  assert.is(searches().at(-1)?.get('q'), 'mug under 30');
  await act(async () => field.blur());
  await settle();
  assert.is(searches().at(-1)?.get('q'), 'mug under 30 GBP');
  field.remove();
});

test.run();
