import { cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCategoriesAtom } from '../../../src/state/goods/load-categories.ts';
import { nothing, openSearch, settle } from './support.tsx';

const chip = (name: string) => screen.getByRole('button', { name });
const pills = () => screen.queryByRole('list', { name: 'Active filters' });
const pillTexts = () =>
  within(pills() as HTMLElement)
    .getAllByRole('button')
    .map(one => one.textContent?.replace('Remove ', ''));
const removePill = async (text: string) => {
  await user.click(within(pills() as HTMLElement).getByRole('button', { name: `Remove ${text}` }));
  await settle();
};
const clear = () => screen.queryByRole('link', { name: 'Clear' });

/** Every filter differs from its default, in one store. */
const everything =
  '/reviews/search?q=mug&page=2&sort_by=newest&shop_domain=acme.test&search_in_shop=true&platform=shopify' +
  '&category_id=7&country=DE&store_country=FR&min_rating=3.5&min_transparency=95&min_authenticity=90' +
  '&currency=EUR&min_price=5&max_price=50&reviews_count=10';
const found = () => ({ category: { id: 7, name: 'Mugs' }, search_in_shop_name: 'Acme' });

test('filters by rating at once from page 1; a second click removes the filter', async () => {
  const { searches } = await openSearch({ at: '/reviews/search?q=mug&page=2' });
  await user.click(chip('4 and up'));
  await settle();
  assert.is(location.search, '?q=mug&page=1&min_rating=4');
  assert.is(chip('4 and up').getAttribute('aria-pressed'), 'true');
  assert.is(chip('3 and up').getAttribute('aria-pressed'), 'false');
  assert.is(searches().at(-1)?.get('min_rating'), '4');
  await user.click(chip('4 and up'));
  assert.is(location.search, '?q=mug&page=1');
});

test('says how many results each rating would leave, and disables those that leave none', async () => {
  await openSearch({
    find: () => ({ metrics: { results_with: { min_rating: { '4.5': 0, 4: '2,400+' } } } }),
  });
  assert.is((chip('4.5 and up 0 products') as HTMLButtonElement).disabled, true);
  assert.ok(chip('4 and up 2,400+ products').textContent?.includes('2,400+'));
  assert.is((chip('3 and up') as HTMLButtonElement).disabled, false);
});

test('offers transparency, reviews and the largest department where they leave some of the results', async () => {
  const results_with = {
    min_transparency: { 0: 12, 80: 10, 90: 6 },
    reviews_count: { 0: 10, 10: 3 },
    category_id: { 0: 10, 1: 1, 2: 9 },
  };
  const { searches, store } = await openSearch({ find: () => ({ metrics: { results_with } }) });
  // As the search bar does.
  void store.set(loadCategoriesAtom);
  await settle();
  assert.ok(chip('Transparency 90% and up 6 products'));
  assert.ok(chip('10 reviews or more 3 products'));
  await user.click(chip('Garden 9 products'));
  await settle();
  assert.is(location.search, '?q=mug&page=1&category_id=2');
  assert.is(document.activeElement, screen.getByRole('button', { name: /^Garden/, pressed: true }));
  assert.is(searches().length, 2);
  cleanup();
  results_with.min_transparency[90] = 10;
  results_with.reviews_count[10] = 0;
  results_with.category_id[2] = 10;
  const again = await openSearch({ find: () => ({ metrics: { results_with } }) });
  void again.store.set(loadCategoriesAtom);
  await settle();
  assert.not(screen.queryByRole('button', { name: /^(Transparency|10 reviews|Garden)/ }));
});

test('takes a quick filter back when it is pressed again', async () => {
  const results_with = { reviews_count: { 0: 10, 10: 3 } };
  await openSearch({ find: () => ({ metrics: { results_with } }) });
  await user.click(chip('10 reviews or more 3 products'));
  await settle();
  assert.is(location.search, '?q=mug&page=1&reviews_count=10');
  await user.click(screen.getByRole('button', { name: /^10 reviews or more/, pressed: true }));
  await settle();
  assert.is(location.search, '?q=mug&page=1');
});

test('offers nothing looser than what is chosen', async () => {
  const results_with = { min_transparency: { 90: '2,400+', 95: '1,000+' } };
  await openSearch({
    at: '/reviews/search?q=mug&min_transparency=95',
    find: () => ({ metrics: { results_with } }),
  });
  await settle();
  assert.not(screen.queryByRole('button', { name: /^Transparency 90%/ }));
});

test('keeps the focus on the control that was used', async () => {
  await openSearch();
  await user.click(chip('4 and up'));
  await settle();
  assert.is(document.activeElement, chip('4 and up'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  await settle();
  assert.is(document.activeElement, screen.getByLabelText('Sort by'));
});

test('offers the six orders, and requests the chosen one from page 1', async () => {
  const { searches } = await openSearch({ at: '/reviews/search?q=mug&page=2&min_rating=4' });
  const orders = within(screen.getByLabelText('Sort by')).getAllByRole('option');
  assert.equal(
    orders.map(one => one.textContent),
    ['Default', 'Most reviews first', 'Newest', 'Best Selling', 'Low price first', 'High price first'],
  );
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Low price first');
  await settle();
  assert.is(location.search, '?q=mug&page=1&sort_by=price_asc&min_rating=4');
  assert.is(searches().at(-1)?.get('sort_by'), 'price_asc');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Default');
  assert.is(location.search, '?q=mug&page=1&min_rating=4');
});

test('shows an unknown order as the default one, and keeps it in the address', async () => {
  const { searches } = await openSearch({ at: '/reviews/search?q=mug&sort_by=by_colour' });
  assert.is((screen.getByLabelText('Sort by') as HTMLSelectElement).value, '');
  assert.is(searches().at(-1)?.get('sort_by'), 'by_colour');
});

test('says that only transparent products are shown, lifts the limit and restores it', async () => {
  const { searches } = await openSearch();
  screen.getByText('Any below 80% transparency are hidden.');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await settle();
  assert.is(location.search, '?q=mug&page=1&min_transparency=0');
  assert.is(searches().at(-1)?.get('min_transparency'), '0');
  assert.equal(pillTexts(), ['Any transparency']);
  screen.getByText('Products below 80% transparency are shown.');
  assert.is(document.activeElement, screen.getByRole('button', { name: 'Hide' }));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  assert.is(location.search, '?q=mug&page=1');
});

test('says how many products the limit hides where that is known, and nothing where it hides none', async () => {
  const withCounts = (counts: Record<string, number | string>) => () => {
    return { metrics: { results_with: { min_transparency: counts } } };
  };
  await openSearch({ find: withCounts({ 0: 14, 80: 3 }) });
  screen.getByText('11 below 80% transparency are hidden.');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  assert.is(location.search, '?q=mug&page=1&min_transparency=0');
  cleanup();
  await openSearch({ find: withCounts({ 0: 14, 80: 14 }) });
  assert.not(screen.queryByText(/are hidden/));
  cleanup();
  await openSearch({ find: withCounts({ 0: 0 }) });
  assert.not(screen.queryByRole('button', { name: 'Show' }));
  cleanup();
  await openSearch({ find: withCounts({ 0: '7,300+', 80: 14 }) });
  screen.getByText('Any below 80% transparency are hidden.');
});

test('shows a pill for every filter of the address and for the store', async () => {
  await openSearch({ at: everything, find: found });
  assert.equal(pillTexts(), [
    'Acme only',
    'In Mugs',
    'Rated 3.5 and up',
    'Transparency 95% and up',
    'Authenticity 90% and up',
    'Ships to Germany',
    'Store in France',
    'Price from €5',
    'Price up to €50',
    '10 reviews or more',
  ]);
});

for (const [pill, parameter] of [
  ['In Mugs', 'category_id'],
  ['Ships to Germany', 'country'],
  ['Price up to €50', 'max_price'],
  ['Transparency 95% and up', 'min_transparency'],
] as const) {
  test(`removes only its own filter with a pill: ${parameter}`, async () => {
    await openSearch({ at: everything, find: found });
    await removePill(pill);
    const expected = new URL(everything, location.href).searchParams;
    expected.set('page', '1');
    expected.delete(parameter);
    assert.equal([...new URLSearchParams(location.search)], [...expected]);
  });
}

test('leaves the store with its pill', async () => {
  await openSearch({ at: everything, find: found });
  await removePill('Acme only');
  assert.not.match(location.search, /shop_domain|search_in_shop|platform/);
  assert.match(location.search, 'category_id=7');
});

test('cuts the name of a category after 30 characters, to which "In" does not count', async () => {
  const name = 'Hand-thrown stoneware and bone china';
  await openSearch({
    at: '/reviews/search?q=mug&category_id=7',
    find: () => ({ category: { id: 7, name } }),
  });
  assert.equal(pillTexts(), ['In Hand-thrown stoneware and bone...']);
  assert.is(screen.getByTitle(`In ${name}`).tagName, 'BUTTON');
});

test('shows a name of 30 characters whole', async () => {
  const name = 'Hand-thrown stoneware and bone';
  await openSearch({
    at: '/reviews/search?q=mug&category_id=7',
    find: () => ({ category: { id: 7, name } }),
  });
  assert.equal(pillTexts(), [`In ${name}`]);
});

test('clears all filters, and keeps text, order, currency and store', async () => {
  await openSearch({ at: `${everything}&redesign=1`, find: found });
  await user.click(clear() as HTMLElement);
  await settle();
  assert.is(
    location.search,
    '?q=mug&page=1&redesign=1&sort_by=newest&shop_domain=acme.test&search_in_shop=true&platform=shopify&currency=EUR',
  );
  assert.is(clear(), null);
  assert.equal(pillTexts(), ['Acme only']);
});

test('shows the number of active filters on the filter button', async () => {
  await openSearch({ at: everything, find: found });
  assert.ok(screen.getByRole('button', { name: /^Filter by ?9$/ }));
  await user.click(clear() as HTMLElement);
  await settle();
  assert.ok(screen.getByRole('button', { name: 'Filter by' }));
});

test('shows no link to clear when no filter is active', async () => {
  await openSearch({ at: '/reviews/search?q=mug&page=2&sort_by=newest&currency=EUR' });
  assert.is(clear(), null);
  assert.is(pills(), null);
});

test('has no toolbar when there are no results and no filters', async () => {
  await openSearch({ find: () => nothing });
  assert.not(screen.queryByRole('region', { name: 'Sort and filter' }));
});

test('keeps the toolbar when there are no results with the filters', async () => {
  await openSearch({ at: '/reviews/search?q=mug&min_rating=4', find: () => nothing });
  assert.equal(pillTexts(), ['Rated 4 and up']);
  assert.ok(chip('4 and up'));
});

test.run();
