import { cleanup, act, recordScrolled, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { homeCurrencyAtom } from '../../../src/state/money/money.ts';
import { apply, button, choose, counted, field, inside, openFilters } from './sidebar-support.tsx';
import { settle } from './support.tsx';

test('takes the first price of a guest in the money of their region, and says so', async () => {
  const { store } = await openFilters({ at: '/reviews/search?q=mug' });
  await act(async () => void store.set(homeCurrencyAtom, { currency: 'USD', inText: text => text }));
  await user.type(field('Up to'), '40');
  assert.is(readBack('Up to'), '$40');
  await choose('Currency', 'Store currency');
  await user.clear(field('Up to'));
  await user.type(field('From'), '5');
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&currency=USD&min_price=5');
  assert.ok(screen.getByText('Price from $5'));
});

test('takes a price that was typed before their money was known in it, and none that came in a link', async () => {
  const own = { currency: 'USD', inText: (text: string) => text };
  const { store } = await openFilters({ at: '/reviews/search?q=mug' });
  await user.type(field('Up to'), '40');
  assert.is(readBack('Up to'), '40');
  await act(async () => void store.set(homeCurrencyAtom, own));
  assert.is(readBack('Up to'), '$40');
  cleanup();
  const { store: another } = await openFilters({ at: '/reviews/search?q=mug&currency=*&max_price=40' });
  await act(async () => void another.set(homeCurrencyAtom, own));
  assert.is(readBack('Up to'), '40');
});

test('leaves limits in the currency of the stores where somebody went back to it', async () => {
  const { store } = await openFilters({ at: '/reviews/search?q=mug' });
  await user.type(field('Up to'), '40');
  await choose('Currency', 'EUR');
  await act(async () => void store.set(homeCurrencyAtom, { currency: 'USD', inText: text => text }));
  await choose('Currency', 'Store currency');
  assert.is(readBack('Up to'), '40');
});

/** What is read back beside a field, and announced. */
const readBack = (name: string) =>
  field(name).closest('.mp-field')?.querySelector('[role=status]')?.textContent ?? null;

test('shows what it has read as money before it is applied; pill, field and address then agree', async () => {
  await openFilters({ at: '/reviews/search?q=mug&currency=EUR' });
  assert.is(readBack('Up to'), '');
  for (const [text, read] of [
    ['12,50', '€12.50'],
    ['1,250', '€1,250'],
    ['1 250,50', '€1,250.50'],
    ['12,50,00', ''],
    ['١٢٫٥٠', '€12.50'],
    ['12.345', '€12.345'],
  ] as const) {
    await user.clear(field('Up to'));
    await user.type(field('Up to'), text);
    assert.is(readBack('Up to'), read, text);
  }
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&currency=EUR&max_price=12.345');
  assert.ok(screen.getByText('Price up to €12.345'));
  await user.click(button());
  assert.equal([field('Up to').value, readBack('Up to')], ['12.345', '€12.345']);
});

test('a price that names a currency chooses it; another word is refused with an example', async () => {
  await openFilters({ at: '/reviews/search?q=mug&currency=USD' });
  await user.type(field('Up to'), '€50');
  assert.is(readBack('Up to'), '€50');
  inside().getByLabelText('Up to (EUR)');
  await user.clear(field('Up to'));
  await user.type(field('Up to'), '50 apples');
  inside().getByText('Please enter a price, such as €1,250.50.');
  assert.is(readBack('Up to'), '');
});

test('shows no number while a price is invalid, and scrolls to the error', async () => {
  await openFilters({ find: params => ({ rounded_results_total_count: params.has('max_price') ? 3 : 10 }) });
  await user.type(field('Up to'), '5');
  await counted();
  assert.is(apply().textContent, 'Show 3 results');
  const scrolled = recordScrolled();
  await user.type(field('Up to'), 'x');
  assert.is(scrolled.at(-1)?.textContent, 'Please enter a price, such as 1,250.50.');
  await counted();
  assert.is(apply().textContent, 'Show results');
  await user.click(apply());
  assert.is(document.activeElement, field('Up to'));
  assert.match(scrolled.at(-1)?.textContent ?? '', 'Please enter a price, such as 1,250.50.');
});

test('announces that price limits are lost with a currency, and that they are back', async () => {
  await openFilters({ at: '/reviews/search?q=mug&currency=EUR&max_price=50' });
  const note = () => inside().getByText(/price limits were removed/);
  await choose('Currency', 'Store currency');
  assert.is(field('Up to').value, '');
  assert.is(note().getAttribute('role'), 'status');
  await choose('Currency', 'EUR');
  assert.is(field('Up to').value, '50');
  assert.not(inside().queryByText(/price limits were removed/));
  await choose('Currency', 'Store currency');
  await user.type(field('Up to'), '20');
  assert.not(inside().queryByText(/price limits were removed/));
  await choose('Currency', 'USD');
  assert.is(field('Up to').value, '');
  assert.ok(note());
});

test('says that swapped limits are put in order, and applies them so', async () => {
  await openFilters({ at: '/reviews/search?q=mug&currency=EUR' });
  await user.type(field('From'), '50');
  await user.type(field('Up to'), '5');
  assert.ok(inside().getByText(/be swapped/));
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&currency=EUR&min_price=5&max_price=50');
});

test('converts the limits with the currency, rounded up, and to and fro without drift', async () => {
  await openFilters({ at: '/reviews/search?q=mug&currency=USD&max_price=99' });
  await choose('Currency', 'EUR');
  assert.is(field('Up to').value, '90');
  await choose('Currency', 'GBP');
  assert.is(field('Up to').value, '80');
  await choose('Currency', 'USD');
  assert.is(field('Up to').value, '99');
  await choose('Currency', 'EUR');
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&currency=EUR&max_price=90');
});

test.run();
