import { cleanup, expectConsole, screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewListMessages as texts } from '../../src/messages/review-list.ts';
import { reviewSources } from '../../src/contract/reviews.ts';
import { shopReviewTypes, type WidgetData } from '../../src/contract/review-widgets.ts';
import { Reviews } from '../../src/reviews/reviews.tsx';
import { useReviews } from '../../src/reviews/use-reviews.ts';
import { openScreen, settle } from '../pages/open-screen.tsx';
import { lampPage, openProduct, productPath, reviewsFor } from '../pages/product/support.tsx';
import { travel } from '../routing/support.tsx';

const list = () => screen.getByRole('region', { name: texts.list });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const source = () => screen.getByRole('combobox', { name: texts.source });
const click = async (element: HTMLElement) => {
  await user.click(element);
  await settle();
};

/** Verified reviews have other figures than all of them. */
const answer = (params: URLSearchParams): WidgetData => ({
  ...reviewsFor(params),
  ...(params.get('verified_only') === 'true' && {
    average_rating: 3.1,
    number_of_reviews: 7,
    rating_histogram_data: { 3: 7 },
  }),
});

test('shows the reviews of verified buyers only, with their average and histogram', async () => {
  const { lastAsked } = await openProduct({ reviews: answer });
  await click(button(texts.verifiedOnly));
  assert.is(lastAsked().get('verified_only'), 'true');
  assert.is(location.search, '?verified_only=true');
  assert.is(button(texts.verifiedOnly).getAttribute('aria-pressed'), 'true');
  assert.is(document.activeElement, button(texts.verifiedOnly));
  assert.ok(screen.getByText('3.1'));
  assert.ok(screen.getByText(/based on the 7 reviews that match/));
  assert.match(button(/^3 stars/).textContent ?? '', '100%');
  // The rating of the product is that of all its reviews.
  assert.ok(screen.getByText('4.4'));

  await click(button(texts.verifiedOnly));
  assert.is(location.search, '');
});

test('shows the rating of the product where the address asks for some reviews only', async () => {
  const { requested } = await openProduct({ at: `${productPath}?verified_only=true`, reviews: answer });
  assert.is(requested().length, 2);
  assert.ok(screen.getByText('4.4'));
  assert.ok(screen.getByText('3.1'));
});

test('shows reviews with pictures only', async () => {
  const { lastAsked } = await openProduct();
  assert.is(lastAsked().get('with_pictures'), null);
  await click(button(texts.withPictures));
  assert.is(lastAsked().get('with_pictures'), 'true');
  assert.is(location.search, '?with_pictures=true');
});

test('offers the eight sources, and shows the reviews of one', async () => {
  const { lastAsked } = await openProduct();
  const options = within(source()).getAllByRole('option') as HTMLOptionElement[];
  assert.equal(
    options.map(({ value }) => value),
    reviewSources,
  );
  for (const one of reviewSources.slice(1)) {
    await user.selectOptions(source(), one);
    await settle();
    assert.is(lastAsked().get('review_source'), one);
    assert.is(location.search, `?review_source=${one}`);
    assert.is((source() as HTMLSelectElement).value, one);
  }
  await travel(-1);
  await settle();
  assert.is((source() as HTMLSelectElement).value, 'unverified_provider');
});

test('opens with every choice of a shared link, and clears them all but the order', async () => {
  const shared = '?sort_by=newest&filter_rating=5&verified_only=true&with_pictures=true&review_source=invite';
  const product_data = { ...lampPage.product_data, reviews_count: 25 };
  const { lastAsked } = await openProduct({
    at: `${productPath}${shared}`,
    product: () => ({ ...lampPage, product_data }),
  });
  const sent = lastAsked();
  assert.equal(
    ['filter_rating', 'verified_only', 'with_pictures', 'review_source', 'review_type'].map(name =>
      sent.get(name),
    ),
    ['5', 'true', 'true', 'invite', 'all-reviews'],
  );
  await click(button(texts.clear));
  assert.is(location.search, '?sort_by=newest');
  assert.is(document.activeElement, list());
});

/** No review matches anything but all of them. */
const nothing = (params: URLSearchParams): WidgetData => ({
  ...reviewsFor(params),
  ...{ reviews: [], total_count: 0, total_pages: 0 },
});

test('says that nothing matches where filters leave nothing, and keeps the filters', async () => {
  await openProduct({ at: `${productPath}?verified_only=true`, reviews: nothing });
  assert.ok(screen.getByText(texts.noMatch.title));
  assert.ok(button(texts.verifiedOnly));
});

test('lifts single filters where nothing matches, in words that fit them', async () => {
  await openProduct({ at: `${productPath}?verified_only=true&with_pictures=true`, reviews: nothing });
  assert.ok(screen.getByText(texts.noMatch.filters));
  await click(button(texts.noMatch.without({ filter: texts.withPictures })));
  assert.is(location.search, '?verified_only=true');
  assert.is(document.activeElement, list());
  assert.ok(screen.getByText(texts.noMatch.filter));
  assert.is(screen.queryByRole('button', { name: /^Without/ }), null);

  cleanup();
  await openProduct({ at: `${productPath}?search=leaks&verified_only=true`, reviews: nothing });
  assert.ok(screen.getByText(texts.noMatch.wordsOrFilter));
  await click(button(texts.noMatch.without({ filter: texts.verifiedOnly })));
  assert.ok(screen.getByText(texts.noMatch.words));
});

test('says neither that nothing matches nor that there is nothing yet before a wider choice is answered', async () => {
  const none = { ...nothing(new URLSearchParams()), number_of_reviews: 0, rating_histogram_data: {} };
  const at = `${productPath}?verified_only=true&sort_by=newest`;
  const isTold = () =>
    [texts.none.title, texts.noMatch.title].some(text => screen.queryByText(text) !== null);
  for (const later of [undefined, 503]) {
    await openProduct({
      at,
      reviews: params => {
        if (params.get('verified_only') === 'true') return none;
        return params.get('sort_by') === 'newest' ? later : reviewsFor(params);
      },
    });
    screen.getByText(texts.noMatch.title);
    await click(button(texts.verifiedOnly));
    assert.not(isTold());
    assert.ok(later ? within(list()).getByRole('alert') : list().querySelector('.mp-skeleton'));
    cleanup();
  }
});

test('never says that the figures are those of the reviews that match, where words or stars narrow them', async () => {
  await openProduct({ at: `${productPath}?search=Review 1`, reviews: answer });
  assert.ok(screen.getByText(/based on 25 reviews$/));
  await click(button(texts.verifiedOnly));
  assert.ok(screen.getByText(/based on 7 reviews$/));
});

test('says no number of reviews while others load, nor when they fail', async () => {
  expectConsole(/answered 500/);
  await openProduct({ reviews: params => (params.get('with_pictures') ? 500 : reviewsFor(params)) });
  const count = () => within(list()).getByRole('status');
  assert.is(count().textContent, '1–10 of 25 reviews');
  await user.click(button(texts.withPictures));
  assert.is(count().getAttribute('aria-busy'), 'true');
  await settle();
  assert.ok(within(list()).getByRole('alert'));
  assert.is(count().textContent, '');
});

test('never shows a review that is unpublished or deleted, wherever it stands', async () => {
  const hidden = { title: 'Hidden', published: false };
  await openProduct({
    reviews: params => ({
      ...reviewsFor(params),
      reviews: [
        { uuid: 'a', title: 'Shown', published: true, deleted: false },
        { uuid: 'b', ...hidden },
        { uuid: 'c', title: 'Hidden', deleted: true },
      ],
      top_positive_review: { uuid: 'd', ...hidden },
      top_critical_review: { uuid: 'e', title: 'Wobbles' },
    }),
  });
  assert.ok(screen.getByText('Shown'));
  assert.is(screen.queryByText('Hidden'), null);
});

function Shop() {
  return <Reviews {...useReviews({ shop: lampPage.shop_data })} />;
}
Shop.staysMounted = true;

test('offers the review types on the page of a shop', async () => {
  const { server } = await openScreen({
    at: '/reviews/stores/acme',
    screens: { shop: Shop },
    answer: ({ searchParams }) => reviewsFor(searchParams),
  });
  const last = () => new URL(server.requests.at(-1)?.address ?? '', 'https://shop.test');
  assert.is(last().pathname, '/api/v1/widgets/all_reviews_page');
  assert.is(last().searchParams.get('external_id'), null);
  const types = within(screen.getByRole('group', { name: texts.types }));
  assert.equal(
    types.getAllByRole('button').map(one => one.textContent),
    shopReviewTypes.map(type => texts.typeNames[type]),
  );
  for (const type of shopReviewTypes.slice(1)) {
    await click(types.getByRole('button', { name: texts.typeNames[type] }));
    assert.is(last().searchParams.get('review_type'), type);
    assert.is(location.search, `?review_type=${type}`);
  }
  await click(types.getByRole('button', { name: texts.typeNames['all-reviews'] }));
  assert.is(location.search, '');
});

test('offers no review types on the page of a product', async () => {
  await openProduct();
  assert.is(screen.queryByRole('group', { name: texts.types }), null);
});

test.run();
