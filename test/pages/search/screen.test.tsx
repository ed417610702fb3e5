import { cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { travel } from '../../routing/support.tsx';
import { answer, nothing, openSearch, perPage, settle } from './support.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);
const results = () => screen.getByRole('region', { name: 'Products' });
/** The announced number of products. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(one => one.textContent)
    .at(-1);

test('shows the heading, the number of results, and a page of products', async () => {
  await openSearch();
  assert.is(heading(), 'Results for “mug”');
  assert.is(announced(), '10 products');
  assert.is(titles().length, perPage);
  assert.is(titles()[0], 'mug 1 from 0');
  assert.is(results().getAttribute('aria-busy'), 'false');
});

/** Whether the note on hidden products only keeps its room. */
const isNoteAwaited = () =>
  screen.getByText(/below 80% transparency/).closest('.mp-search__note--awaited') !== null;

test('shows placeholders while the first answer is loading', async () => {
  const { server } = await openSearch({ find: () => undefined });
  assert.is(heading(), 'Results for “mug”');
  assert.ok(screen.getByText('Searching…'));
  assert.is(announced(), '');
  assert.is(results().getAttribute('aria-busy'), 'true');
  assert.ok(results().querySelectorAll('.mp-card').length >= 12);
  assert.equal(titles(), []);
  assert.ok(isNoteAwaited(), 'nobody reads a number that is not known');
  server.last().answer(answer(new URLSearchParams('q=mug&page=1&min_rating=0')));
  await settle();
  assert.not(isNoteAwaited());
  assert.is(titles().length, perPage);
});

test('keeps the earlier products, dimmed, while others are loading', async () => {
  const { server } = await openSearch({
    find: params => (params.get('min_rating') === '4' ? undefined : {}),
  });
  await user.click(screen.getByRole('button', { name: '4 and up' }));
  assert.ok(screen.getByText('Searching…'));
  assert.not(isNoteAwaited(), 'its button may have the focus');
  assert.is(announced(), '');
  assert.is(titles()[0], 'mug 1 from 0');
  assert.is(results().getAttribute('aria-busy'), 'true');
  // The pages are those of the products shown.
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages: Products' }));
  const second = () => pages().getByRole('link', { name: 'Page 2' }).getAttribute('href') ?? '';
  assert.not.match(second(), 'min_rating');
  server.last().answer(answer(new URLSearchParams('q=mug&page=1&min_rating=4')));
  await settle();
  assert.is(titles()[0], 'mug 1 from 4');
  assert.match(second(), 'min_rating=4');
  assert.is(results().getAttribute('aria-busy'), 'false');
});

test('shows the answer of the last search, even if that of an earlier one comes later', async () => {
  const { server } = await openSearch({
    find: params => (params.get('min_rating') === '0' ? {} : undefined),
  });
  const ask = async (rating: string) => {
    await user.click(screen.getByRole('button', { name: `${rating} and up` }));
    await settle();
    const request = server.last();
    return () => request.answer(answer(new URLSearchParams(`q=mug&page=1&min_rating=${rating}`)));
  };
  const [first, second] = [await ask('4'), await ask('3')];
  second();
  await settle();
  assert.is(titles()[0], 'mug 1 from 3');
  first();
  await settle();
  assert.is(titles()[0], 'mug 1 from 3');
  assert.is(location.search, '?q=mug&page=1&min_rating=3');
});

test('keeps the controls and the products in the page while another search is loading', async () => {
  await openSearch({ find: params => (params.get('min_rating') === '4' ? undefined : {}) });
  const chip = () => screen.getByRole('button', { name: '4 and up' });
  const parts = () => [screen.getByRole('heading', { level: 1 }), chip(), screen.getByText('mug 1 from 0')];
  const before = parts();
  await user.click(chip());
  assert.equal(
    parts().map((one, index) => one === before[index]),
    [true, true, true],
  );
  assert.is(chip().getAttribute('aria-pressed'), 'true');
  assert.is(document.activeElement, chip());
});

test('reuses the cards for other products, whose pictures load lazily', async () => {
  const found = (id: string) => ({
    search_results: [
      { encoded_product_id: id, title: id, image_url: `/${id}.webp`, internal_path: `/${id}` },
    ],
  });
  await openSearch({ find: params => found(params.get('min_rating') === '4' ? 'bowl' : 'mug') });
  const card = () => results().querySelector('article');
  const picture = () => card()?.querySelector('img');
  const first = card();
  assert.is(picture()?.getAttribute('loading'), 'eager');
  await user.click(screen.getByRole('button', { name: '4 and up' }));
  await settle();
  assert.equal(titles(), ['bowl']);
  assert.is(card(), first);
  assert.is(picture()?.getAttribute('src'), '/bowl.webp');
  assert.is(picture()?.getAttribute('loading'), 'lazy');
});

test('says that there are more results than counted', async () => {
  await openSearch({ find: () => ({ rounded_results_total_count: '1,200+' }) });
  assert.is(announced(), '1,200+ products');
});

test('counts a single product as one', async () => {
  await openSearch({
    find: params => ({
      rounded_results_total_count: 1,
      search_results: answer(params).data.search_results.slice(0, 1),
    }),
  });
  assert.is(announced(), '1 product');
  assert.not.ok(screen.queryByRole('navigation', { name: 'Pages: Products' }));
});

test('goes to another page by its address, and starts at its top', async () => {
  const { searches } = await openSearch();
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await settle();
  assert.is(location.search, '?q=mug&page=3');
  assert.is(titles()[0], 'mug 9 from 0');
  assert.is(searches().at(-1)?.get('page'), '3');
  assert.is(announced(), '10 products, page 3');
});

test('links to no page after one that is not full, whatever the total says', async () => {
  await openSearch({
    at: '/reviews/search?q=mug&page=3',
    find: () => ({ rounded_results_total_count: '1,000+' }),
  });
  const pages = within(screen.getByRole('navigation', { name: 'Pages: Products' }));
  assert.ok(pages.getByRole('link', { name: 'Page 3' }));
  assert.not.ok(pages.queryByRole('link', { name: /^Next page/ }));
  assert.not.ok(pages.queryByRole('link', { name: 'Page 4' }));
});

test('shows earlier results again without another request', async () => {
  const { searches } = await openSearch();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await settle();
  await travel(-1);
  assert.is(titles()[0], 'mug 1 from 0');
  await travel(1);
  assert.is(titles()[0], 'mug 5 from 0');
  assert.is(searches().length, 2);
});

test('counts an unreadable product as one of a full page', async () => {
  await openSearch({
    find: params => {
      const [first, ...others] = answer(params).data.search_results;
      return { search_results: [...others, { ...first, title: null } as never] };
    },
  });
  assert.is(titles().length, 3);
  assert.ok(screen.queryByRole('link', { name: 'Page 3' }));
});

test('links to the first and the last page from a page after the last one', async () => {
  await openSearch({ at: '/reviews/search?q=mug&page=9&min_rating=4' });
  assert.ok(screen.getByRole('heading', { name: 'There are no results on this page' }));
  assert.is(
    screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href'),
    '/reviews/search?q=mug&page=3&min_rating=4',
  );
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await settle();
  assert.is(titles()[0], 'mug 1 from 4');
});

test('says what may help when there are no results', async () => {
  await openSearch({ at: '/reviews/search?q=mgu&min_rating=4&sort_by=newest', find: () => nothing });
  assert.ok(screen.getByRole('heading', { name: 'No results for “mgu”' }));
  assert.is(announced(), '0 products');
  assert.is(screen.getAllByText('0 products').length, 1, 'announced, and shown by the notice alone');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  assert.is(href('Clear all filters'), '/reviews/search?q=mgu&page=1&sort_by=newest');
  assert.is(
    href('Show less transparent ones'),
    '/reviews/search?q=mgu&page=1&sort_by=newest&min_rating=4&min_transparency=0',
  );
});

test('offers nothing that is known to find nothing, however the host says so', async () => {
  for (const metrics of [{ results_without: {} }, { results_with: { min_transparency: { 0: 0 } } }]) {
    await openSearch({ at: '/reviews/search?q=mgu', find: () => ({ ...nothing, metrics }) });
    assert.not(screen.queryByRole('link', { name: 'Show less transparent ones' }));
    assert.not(screen.queryByRole('button', { name: 'Show' }));
    assert.ok(screen.getByRole('heading', { name: 'No results for “mgu”' }));
    cleanup();
  }
});

test('links to the categories when no filter can be removed', async () => {
  await openSearch({ at: '/reviews/search?q=mgu&min_transparency=0', find: () => nothing });
  const link = screen.getByRole('link', { name: 'Browse by category' });
  assert.is(link.getAttribute('href'), '/reviews/categories');
});

test('offers to search all stores when one has no results', async () => {
  const shop = 'shop_domain=acme.test&search_in_shop=true&platform=shopify';
  await openSearch({ at: `/reviews/search?q=mug&${shop}`, find: () => nothing });
  assert.not.ok(screen.queryByRole('link', { name: 'Clear all filters' }));
  await user.click(screen.getByRole('link', { name: 'Search all stores' }));
  assert.is(location.search, '?q=mug&page=1');
});

test('says for which corrected text the products were found', async () => {
  await openSearch({ at: '/reviews/search?q=mgu', find: () => ({ metrics: { corrected_q: 'mug' } }) });
  assert.is(announced(), '10 products for “mug” instead');
});

test('says which words the products have when none has all', async () => {
  const metrics = { corrected_q: 'wool mug', relaxed_q: 'mug' };
  await openSearch({ at: '/reviews/search?q=wol+mug', find: () => ({ metrics }) });
  assert.is(announced(), 'No product matches the whole search. Showing 10 products for “mug”.');
});

test('says that nothing matches where all are only close, and how many those are', async () => {
  await openSearch({ find: () => ({ metrics: { matching_count: 0 } }) });
  assert.is(announced(), 'No product matches the whole search. Close to it: 10 products.');
});

const nearPrice = { matching_count: 0, price_read: { max: 1, currency: 'EUR', q: 'mug' } };

test('says that nothing has the price of the text, and what comes next to it', async () => {
  await openSearch({ find: () => ({ metrics: nearPrice }) });
  assert.is(announced(), 'No product in this price range. Closest in price: 10 products.');
});

test('says for which words what comes next to the price is shown', async () => {
  await openSearch({ find: () => ({ metrics: { ...nearPrice, relaxed_q: 'mug' } }) });
  assert.is(announced(), 'No product matches the whole search. Closest in price for “mug”: 10 products.');
});

test('puts a heading above the products that are only close', async () => {
  await openSearch({ find: () => ({ metrics: { matching_count: 2 } }) });
  assert.equal(titles().slice(1, 4), ['mug 2 from 0', 'Close matches', 'mug 3 from 0']);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await settle();
  assert.not.ok(screen.queryByText('Close matches'));
});

test('names no corrected text without results', async () => {
  await openSearch({ find: () => ({ ...nothing, metrics: { corrected_q: 'mug' } }) });
  assert.is(announced(), '0 products');
});

test('shows prices in the currency of the address', async () => {
  await openSearch({
    at: '/reviews/search?q=mug&currency=usd',
    meta: { exchangeRates: { USD: 1, EUR: 0.5 } },
  });
  assert.is(screen.getAllByText('≈ $20').length, perPage);
});

test.run();
