import { act, cleanup, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { travel } from '../../routing/support.tsx';
import { settle } from '../open-screen.tsx';
import { field, found, href, names, openStores, searches, status } from './support.tsx';

test('shows the stores found, how many there are, and the pages', async () => {
  const { server } = await openStores();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Stores for “tea”');
  assert.equal(names(), ['tea 1', 'tea 2', 'tea 3']);
  assert.is(status(), '8 stores');
  assert.is(document.title, 'Stores for “tea” | Candour');
  assert.is(href('Page 3'), '/reviews/store_search?q=tea&page=3');
  assert.match(
    searches(server)[0]?.address ?? '',
    '?q=tea&page=1&country=*&store_country=*&min_rating=0&min_transparency=80',
  );
});

test('says that stores of low transparency are left out, and leads to all', async () => {
  await openStores('/reviews/store_search?q=tea&min_rating=4');
  screen.getByText('Any below 80% transparency are hidden.');
  await user.click(screen.getByRole('link', { name: 'Show' }));
  await settle();
  assert.is(location.search, '?q=tea&page=1&min_rating=4&min_transparency=0');
  assert.is(screen.queryByText(/are hidden/), null);
});

test('says how many stores of low transparency are left out, and nothing where there are none', async () => {
  const withCounts = (all: number) => (params: URLSearchParams) => ({
    ...found(params),
    metrics: { results_with: { min_transparency: { 0: all, 80: 8 } } },
  });
  await openStores(undefined, withCounts(21));
  screen.getByText('13 below 80% transparency are hidden.');
  cleanup();
  await openStores(undefined, withCounts(8));
  assert.is(screen.queryByText(/hidden/), null);
});

test('drops a currency of the address that has no exchange rate', async () => {
  const meta = { exchangeRates: { EUR: 0.9, USD: 1 } };
  await openStores('/reviews/store_search?q=tea&page=1&currency=ZZZ', found, { meta });
  assert.is(href('Page 3'), '/reviews/store_search?q=tea&page=3&currency=*');
});

test('shows all stores without a text, and keeps the address', async () => {
  const { server } = await openStores('/reviews/store_search');
  assert.is(location.pathname + location.search, '/reviews/store_search');
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Find stores');
  assert.is(names().length, 3);
  assert.is(searches(server).length, 1);
});

test('searches for the typed text from page 1 and keeps filters; an empty field shows all stores', async () => {
  await openStores('/reviews/store_search?q=tea&page=2&min_rating=4');
  assert.is(field().value, 'tea');
  await user.clear(field());
  await user.type(field(), ' pots {Enter}');
  await settle();
  assert.is(location.search, '?q=pots&page=1&min_rating=4');
  assert.equal(names()[0], 'pots 1');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Search stores' }));
  await settle();
  assert.is(location.search, '?q=&page=1&min_rating=4');
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Find stores');
});

test('keeps the stores, dimmed, while others are loading, and the focus in the field', async () => {
  let opens = true;
  await openStores(undefined, params => (opens ? found(params) : undefined));
  opens = false;
  await user.type(field(), 's{Enter}');
  await settle();
  assert.is(status(), 'Searching…');
  assert.equal(names(), ['tea 1', 'tea 2', 'tea 3']);
  assert.is(screen.getByRole('region', { name: 'Stores' }).getAttribute('aria-busy'), 'true');
  assert.is(document.activeElement, field());
  await waitFor(() => assert.ok(document.querySelector('.mp-stale')));
});

test('applies each choice at once, and clears all of them', async () => {
  const { server } = await openStores('/reviews/store_search?q=tea&page=2');
  const choose = async (name: string, option: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await settle();
  };
  await choose('Sort by', 'Most reviews first');
  await choose('Rating', '4 and up');
  await choose('Transparency', '95% and up: Gold');
  await choose('Authenticity', '90% and up: Silver');
  await choose('Reviews', '100 or more');
  assert.is(
    location.search,
    '?q=tea&page=1&sort_by=reviews_count&min_rating=4&min_transparency=95&min_authenticity=90&reviews_count=100',
  );
  const sent = new URL(searches(server).at(-1)?.address ?? '', 'https://shop.test').searchParams;
  assert.equal([sent.get('min_transparency'), sent.get('sort_by')], ['95', 'reviews_count']);
  await user.click(screen.getByRole('link', { name: 'Clear' }));
  await settle();
  assert.is(location.search, '?q=tea&page=1&sort_by=reviews_count');
});

test('offers the orders of the product search except those by price', async () => {
  await openStores();
  const select = screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;
  assert.equal(
    [...select.options].map(option => option.text),
    ['Default', 'Most reviews first', 'Newest', 'Best Selling'],
  );
});

test('offers an order by price when the address names it', async () => {
  await openStores('/reviews/store_search?q=tea&sort_by=price_asc');
  assert.ok(screen.getByRole('option', { name: 'Low price first', selected: true }));
});

test('shows each active filter with a button that removes it, and marks its control as set', async () => {
  await openStores('/reviews/store_search?q=tea&page=2&min_authenticity=90&store_country=JP');
  const chosen = () =>
    [...document.querySelectorAll('.mp-stores__filters .mp-chip--selected')].map(
      one => one.textContent ?? '',
    );
  assert.is(chosen().length, 2);
  assert.match(chosen()[0] ?? '', /Store location.*Japan/);
  assert.match(chosen()[1] ?? '', /Authenticity/);
  await user.click(screen.getByRole('button', { name: 'Remove Authenticity 90% and up' }));
  await settle();
  assert.is(location.search, '?q=tea&page=1&store_country=JP');
  assert.is(chosen().length, 1);
});

test('offers a limit that the address names in order among the usual ones', async () => {
  await openStores('/reviews/store_search?q=tea&reviews_count=70&min_rating=4.1&min_transparency=93');
  const offered = (name: string) => {
    const select = screen.getByRole('combobox', { name }) as HTMLSelectElement;
    return [select.value, ...[...select.options].map(option => option.text)];
  };
  assert.equal(offered('Reviews'), [
    '70',
    'Any number',
    '10 or more',
    '70 or more',
    '100 or more',
    '500 or more',
  ]);
  assert.equal(offered('Rating').slice(0, 5), ['4.1', 'Any rating', '3 and up', '4 and up', '4.1 and up']);
  assert.equal(offered('Transparency').slice(0, 5), [
    '93',
    'Any',
    '80% and up: Bronze',
    '90% and up: Silver',
    '93% and up',
  ]);
});

test('finds the country of a store by its name', async () => {
  await openStores();
  await user.click(screen.getByRole('button', { name: /Store location/ }));
  await user.keyboard('japan');
  await user.keyboard('{Enter}');
  await settle();
  assert.is(location.search, '?q=tea&page=1&store_country=JP');
});

test('offers the countries that are shipped to', async () => {
  await openStores();
  await user.click(screen.getByRole('button', { name: /Ships to/ }));
  await user.keyboard('germ');
  await user.keyboard('{Enter}');
  await settle();
  assert.is(location.search, '?q=tea&page=1&country=DE');
});

test('shows a filter that has no control, and removes it alone', async () => {
  await openStores('/reviews/store_search?q=tea&category_id=7&min_rating=4&min_price=5');
  await user.click(screen.getByRole('button', { name: 'Remove From 5 in any currency' }));
  await settle();
  assert.is(location.search, '?q=tea&page=1&category_id=7&min_rating=4');
  await user.click(screen.getByRole('button', { name: 'Remove This category' }));
  await settle();
  assert.is(location.search, '?q=tea&page=1&min_rating=4');
});

test('names the category that an address asks for', async () => {
  const { server } = await openStores('/reviews/store_search?q=tea&category_id=3');
  await screen.findByRole('button', { name: 'Remove In Teapots' });
  assert.is(server.requests.filter(({ address }) => address.includes('all_categories')).length, 1);
});

test('shows a limit of the address that is not among the choices', async () => {
  await openStores('/reviews/store_search?min_transparency=85&min_rating=3.7');
  assert.ok(screen.getByRole('option', { name: '85% and up', selected: true }));
  assert.ok(screen.getByRole('option', { name: '3.7 and up', selected: true }));
});

test('shows the stores at once after Back', async () => {
  const { routing, server } = await openStores();
  await act(async () => routing.navigate('/reviews/how-it-works'));
  await travel(-1);
  assert.equal(names(), ['tea 1', 'tea 2', 'tea 3']);
  assert.is(searches(server).length, 1);
});

test('links to no page after one that is not full', async () => {
  await openStores('/reviews/store_search?q=tea&page=2', params => {
    const answer = found(params);
    return { data: { ...answer.data, shop_results: answer.data.shop_results.slice(1) } };
  });
  assert.not(screen.queryByRole('link', { name: 'Page 3' }));
});

test('counts an unreadable store as one of a full page', async () => {
  await openStores('/reviews/store_search?q=tea', params => {
    const { data } = found(params);
    const [first, ...others] = data.shop_results;
    return { data: { ...data, shop_results: [...others, { ...first, name: null }] } };
  });
  assert.equal(names(), ['tea 2', 'tea 3']);
  assert.ok(screen.queryByRole('link', { name: 'Page 3' }));
});

test('shows only the stores of a page after one that named a store twice', async () => {
  await openStores('/reviews/store_search?q=tea', params => {
    const { data } = found(params);
    const ids = params.get('page') === '1' ? ['a', 'a', 'b'] : ['c', 'a'];
    const shop_results = data.shop_results.map((one, index) => ({ ...one, encoded_shop_id: ids[index] }));
    return { data: { ...data, shop_results } };
  });
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await settle();
  assert.equal(names(), ['tea 7', 'tea 8']);
});

test('says that the stores did not load, and tries again', async () => {
  let works = false;
  const { reported } = await openStores(undefined, params => (works ? found(params) : 500));
  assert.match(screen.getByRole('alert').textContent ?? '', 'We couldn’t load the stores');
  assert.is(reported.length, 1);
  assert.is(field().value, 'tea');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(names().length, 3);
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
});

test('shows placeholders while stores are loading', async () => {
  await openStores(undefined, () => undefined);
  assert.is(status(), 'Searching…');
  assert.is(document.querySelectorAll('.mp-stores [aria-hidden] .mp-shop-card').length, 9);
});

test('says which spelling was searched for instead', async () => {
  await openStores(undefined, params => ({ ...found(params), metrics: { corrected_q: 'teak' } }));
  assert.is(status(), '8 stores for “teak” instead');
});

test.run();
