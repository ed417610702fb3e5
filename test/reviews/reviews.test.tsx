import { act, cleanup, screen, setViewport, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { travel } from '../routing/support.tsx';
import { countPushes, settle } from '../pages/open-screen.tsx';
import { openProduct, productPath, reviewsFor } from '../pages/product/support.tsx';

const list = () => screen.getByRole('region', { name: 'List of reviews' });
const titles = () =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map(one => one.textContent);
const part = () => within(list()).getByRole('status').textContent;
const bar = (stars: number) => screen.getByRole('button', { name: new RegExp(`^${stars} star`) });
const field = () => screen.getByRole('textbox', { name: 'Search within reviews' });
const page = (number: number) => screen.getByRole('link', { name: `Page ${number}` });
const click = async (element: HTMLElement) => {
  await user.click(element);
  await settle();
};

test('shows the first page of reviews with their summary', async () => {
  const { requested } = await openProduct();
  assert.equal(requested(), [' pictures_first  1']);
  assert.is(titles().length, 10);
  assert.is(part(), '1–10 of 25 reviews');
  assert.ok(screen.getByText('out of 5, based on 25 reviews'));
  assert.ok(bar(5).textContent?.includes('80%'));
});

test('says once which language the reviews are in, and below one only where it is another', async () => {
  const langs = ['fr', 'en', 'fr', 'fr'];
  const reviews = (params: URLSearchParams) => {
    const { reviews, ...rest } = reviewsFor(params);
    return { ...rest, reviews: reviews.slice(0, 4).map((one, index) => ({ ...one, lang: langs[index] })) };
  };
  await openProduct({ reviews });
  assert.match(part() ?? '', / · Mostly in French here$/);
  assert.is(screen.queryByText(/^Written in/), null, 'the others are in the language of the page');
  // Of the top reviews, one is in that language.
  const top = (lang: string) => ({ uuid: `top-${lang}`, title: lang, lang });
  const tops = { top_positive_review: top('fr'), top_critical_review: top('de') };
  cleanup();
  await openProduct({ reviews: params => ({ ...reviews(params), ...tops }) });
  assert.equal(
    screen.getAllByText(/^Written in/).map(one => one.textContent),
    ['Written in German'],
  );
  langs[1] = 'de';
  cleanup();
  await openProduct({ reviews });
  assert.is(screen.getAllByText(/^Written in/).length, 1);
  screen.getByText('Written in German');
});

test('offers to translate a review, though it is in the language that the list says', async () => {
  const translations = [{ lang: 'en', body: 'Good' }];
  await openProduct({
    reviews: params => {
      const { reviews, ...rest } = reviewsFor(params);
      const french = reviews.slice(0, 4).map(one => ({ ...one, lang: 'fr' }));
      return { ...rest, reviews: french.map((one, index) => (index === 0 ? { ...one, translations } : one)) };
    },
  });
  assert.match(part() ?? '', /Mostly in French here$/);
  assert.is(screen.getAllByText('Written in French').length, 1);
  screen.getByRole('button', { name: 'Show in English' });
});

test('shows bars for given stars only where there are few reviews, and none where all gave the same', async () => {
  const few = (histogram: Record<string, number>, count: number) => ({
    reviews: (params: URLSearchParams) => ({
      ...reviewsFor(params),
      number_of_reviews: count,
      rating_histogram_data: histogram,
    }),
  });
  await openProduct(few({ 5: 6, 2: 3 }, 9));
  assert.equal(
    within(screen.getByRole('group', { name: 'Reviews by stars' }))
      .getAllByRole('button')
      .map(one => one.textContent?.[0]),
    ['5', '2'],
  );
  await click(bar(2));
  assert.is(location.search, '?filter_rating=2');
  cleanup();
  await openProduct(few({ 5: 1 }, 1));
  assert.ok(screen.getByText('out of 5, based on 1 review'));
  assert.not.ok(screen.queryByRole('group', { name: 'Reviews by stars' }));
});

test('says how the reviews were collected, where the host does', async () => {
  await openProduct();
  assert.not(screen.queryByText('How these reviews were collected'));
  cleanup();
  await openProduct({
    reviews: params => ({
      ...reviewsFor(params),
      review_sources: { migrated: 1, invite: 1, organic: 1, aliexpress: 0 },
    }),
  });
  screen.getByText('How these reviews were collected');
  assert.equal(
    screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]),
    [
      ['Imported from another service', '34%'],
      ['Invited after an order', '33%'],
      ['Written on this site', '33%'],
    ],
  );
  assert.is(
    screen.getByRole('link', { name: 'What this means' }).getAttribute('href'),
    '/reviews/trust#sources',
  );
});

test('folds the further figures where they would push the reviews down', async () => {
  const fold = () => screen.getByText('More about these ratings').closest('details');
  setViewport(390);
  await openProduct({ reviews: params => ({ ...reviewsFor(params), review_sources: { organic: 2 } }) });
  assert.is(fold()?.open, false);
  assert.ok(fold()?.contains(screen.getByText('How these reviews were collected')));
  await act(async () => setViewport(1440));
  assert.not(screen.queryByText('More about these ratings'));
  screen.getByText('How these reviews were collected');
});

test('filters by the stars of a bar; a second click removes the filter', async () => {
  const { requested } = await openProduct();
  await click(page(3));
  await click(bar(2));
  assert.is(bar(2).getAttribute('aria-pressed'), 'true');
  assert.is(requested().at(-1), '2 pictures_first  1');
  assert.is(part(), '5 reviews');
  assert.is(document.activeElement, bar(2));

  await click(bar(2));
  assert.is(bar(2).getAttribute('aria-pressed'), 'false');
  assert.is(part(), '1–10 of 25 reviews');
});

test('disables bars without reviews', async () => {
  await openProduct();
  assert.is((bar(4) as HTMLButtonElement).disabled, true);
});

test('searches on Enter, and shows all again when the field is cleared', async () => {
  const { requested } = await openProduct();
  await click(page(2));
  await user.type(field(), ' Review 24 ');
  assert.is(requested().length, 2);
  await user.keyboard('{Enter}');
  await settle();
  assert.is(requested().at(-1), ' pictures_first Review 24 1');
  assert.equal(titles(), ['Review 24 by pictures_first']);
  assert.is(part(), '1 review');

  await click(within(list()).getByRole('button', { name: 'Clear' }));
  assert.is((field() as HTMLInputElement).value, '');
  assert.is(part(), '1–10 of 25 reviews');
});

test('sorts from page 1', async () => {
  const { requested } = await openProduct();
  await click(page(2));
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  assert.equal(
    within(sort)
      .getAllByRole('option')
      .map(option => option.textContent),
    ['Pictures first', 'Newest', 'Highest rating', 'Lowest rating'],
  );
  await user.selectOptions(sort, 'Lowest rating');
  await settle();
  assert.is(requested().at(-1), ' lowest_rating  1');
  assert.is(titles()[0], 'Review 0 by lowest_rating');
});

test('goes to another page, with scroll and focus at its start, and announces the range', async () => {
  const { scrolls } = await openProduct();
  const product = screen.getByRole('heading', { level: 1 });
  await click(page(3));
  assert.is(titles().length, 5);
  assert.is(part(), '21–25 of 25 reviews');
  assert.is(document.activeElement, list());
  assert.is(scrolls.length, 1);
  assert.is(location.pathname + location.search + location.hash, `${productPath}?page=3#review-list`);
  assert.is(screen.getByRole('heading', { level: 1 }), product, 'the head of the product stays');
});

test('keeps all choices in the address, and opens from it with them', async () => {
  const first = await openProduct({ at: `${productPath}?redesign=1` });
  await click(bar(5));
  await user.type(field(), 'Review 1{Enter}');
  await settle();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await settle();
  await click(page(2));
  assert.is(location.search, '?redesign=1&search=Review+1&sort_by=newest&page=2&filter_rating=5');
  assert.equal(first.requested().at(-1), '5 newest Review 1 2');

  cleanup();
  const { requested } = await openProduct({ at: location.pathname + location.search });
  // The figures follow neither words nor stars: the rating of the product comes with them.
  assert.equal(requested(), ['5 newest Review 1 2']);
  assert.is((field() as HTMLInputElement).value, 'Review 1');
  assert.is(bar(5).getAttribute('aria-pressed'), 'true');
  assert.is(part(), '11–11 of 11 reviews');
});

test('undoes a choice, also in its field, on Back without another request', async () => {
  const { requested } = await openProduct();
  await user.type(field(), 'Review 24{Enter}');
  await settle();
  await click(bar(2));
  await travel(-1);
  await settle();
  assert.is(bar(2).getAttribute('aria-pressed'), 'false');
  await travel(-1);
  await settle();
  assert.equal([(field() as HTMLInputElement).value, part()], ['', '1–10 of 25 reviews']);
  assert.is(requested().length, 3);
});

test('keeps the scroll position when the reviews are filtered or sorted', async () => {
  const { scrolls } = await openProduct();
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  await click(bar(5));
  assert.is(document.activeElement, bar(5));
  await user.selectOptions(sort, 'Newest');
  await settle();
  assert.is(document.activeElement, sort);
  assert.equal(scrolls, []);
});

test('keeps the earlier reviews, marked as busy, while others are loading', async () => {
  await openProduct({ reviews: params => (params.get('page') === '1' ? reviewsFor(params) : undefined) });
  await click(page(2));
  assert.is(titles()[0], 'Review 0 by pictures_first');
  assert.is(within(list()).getAllByRole('list')[0]?.getAttribute('aria-busy'), 'true');
});

test('says a choice once: stars at their bar, words in their field', async () => {
  await openProduct();
  await click(bar(5));
  await user.type(field(), 'Review 1{Enter}');
  await settle();
  assert.is(part(), '1–10 of 11 reviews');
  assert.is(bar(5).getAttribute('aria-pressed'), 'true');
  assert.is(within(list()).queryByRole('button', { name: /^Remove/ }), null);
  await click(screen.getByRole('button', { name: 'Clear all' }));
  assert.is((field() as HTMLInputElement).value, '');
  assert.is(bar(5).getAttribute('aria-pressed'), 'false');
  assert.is(document.activeElement, list());
  assert.is(part(), '1–10 of 25 reviews');
});

test('on a phone, where the bars are far above, removes the stars by a pill and moves the focus to the list', async () => {
  setViewport(390);
  await openProduct();
  await click(bar(5));
  await click(screen.getByRole('button', { name: 'Remove 5 stars only' }));
  assert.is(bar(5).getAttribute('aria-pressed'), 'false');
  assert.is(document.activeElement, list());
  setViewport(1440);
});

test('says that no review matches, and shows all again', async () => {
  await openProduct();
  await click(bar(2));
  await user.type(field(), 'nothing like this{Enter}');
  await settle();
  assert.ok(screen.getByText('No matching reviews'));
  assert.is(part(), '0 reviews');
  await click(screen.getByRole('button', { name: 'Show all reviews' }));
  assert.is(part(), '1–10 of 25 reviews');
  assert.is(document.activeElement, list());
});

test('says that a page of the address does not exist, and leads to the first one', async () => {
  await openProduct({ at: `${productPath}?page=99` });
  assert.ok(screen.getByText('There are 3 pages of reviews.'));
  assert.is(screen.queryByText('No matching reviews'), null);
  await click(screen.getByRole('button', { name: 'Show the first page' }));
  assert.is(part(), '1–10 of 25 reviews');
  assert.is(location.search, '');
});

test('neither sends a request nor adds a history entry for a choice that is already made', async () => {
  const { requested } = await openProduct();
  await click(page(2));
  const pushes = countPushes();
  await user.type(field(), '  {Enter}');
  await settle();
  assert.equal([requested().length, pushes()], [2, 0]);
  assert.is(part(), '11–20 of 25 reviews');
});

test('keeps the product when its reviews fail to load, and tries again', async () => {
  let isDown = true;
  await openProduct({ reviews: params => (isDown ? 503 : reviewsFor(params)) });
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Brass Lamp');
  assert.ok(screen.getByRole('heading', { level: 3, name: 'We couldn’t load the reviews' }));
  assert.not.ok(screen.queryByText('No reviews yet'));
  within(screen.getByRole('region', { name: 'Scores' })).getByText('We couldn’t load the scores.');
  assert.ok(screen.getByText('We couldn’t load the rating'));
  isDown = false;
  await click(screen.getByRole('button', { name: 'Try again' }));
  assert.is(titles().length, 10);
  assert.is(document.activeElement, screen.getByRole('region', { name: 'Reviews' }));
});

test('shows an error in place of a page that fails to load, not the page before it', async () => {
  let isDown = true;
  await openProduct({ reviews: params => (isDown && params.get('page') === '2' ? 503 : reviewsFor(params)) });
  await click(page(2));
  assert.ok(screen.getByRole('heading', { level: 3, name: 'We couldn’t load the reviews' }));
  assert.equal(
    titles().filter(title => title?.startsWith('Review')),
    [],
  );
  assert.ok(bar(5));
  isDown = false;
  await click(screen.getByRole('button', { name: 'Try again' }));
  assert.is(part(), '11–20 of 25 reviews');
  assert.is(document.activeElement, list());
});

test('says that there are no reviews yet, without search and order', async () => {
  await openProduct({
    reviews: params => ({ ...reviewsFor(params), number_of_reviews: 0, reviews: [], total_count: 0 }),
  });
  screen.getByText('Have you bought it? Your review would be the first.');
  within(screen.getByRole('region', { name: 'Reviews' })).getByRole('link', { name: 'Write a review' });
  assert.not.ok(screen.queryByRole('textbox', { name: 'Search within reviews' }));
  assert.not.ok(screen.queryByRole('region', { name: 'List of reviews' }));
});

test('offers neither search nor order for two reviews', async () => {
  await openProduct({
    reviews: params => ({
      ...reviewsFor(params),
      number_of_reviews: 2,
      reviews: reviewsFor(params).reviews.slice(0, 2),
      total_count: 2,
      total_pages: 1,
    }),
  });
  assert.is(titles().length, 2);
  assert.is(part(), '2 reviews');
  assert.not.ok(screen.queryByRole('combobox'));
  assert.not.ok(screen.queryByRole('navigation', { name: /^Pages/ }));
});

test('starts at the reviews when the address says so', async () => {
  const { scrolls } = await openProduct({ at: `${productPath}#reviews` });
  assert.is(document.activeElement?.id, 'mp-reviews');
  assert.is(scrolls.length, 1);
});

test.run();
