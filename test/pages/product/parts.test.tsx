import { cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shareMessages } from '../../../src/messages/share.ts';
import { productPartMessages as texts } from '../../../src/messages/product-parts.ts';
import { paginationMessages } from '../../../src/messages/forms.ts';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { settle } from '../open-screen.tsx';
import { lampPage, openProduct, productPath, reviewsFor } from './support.tsx';

const withShop =
  (change: object, rest: object = {}) =>
  () => ({
    ...lampPage,
    shop_data: { ...lampPage.shop_data, ...change },
    ...rest,
  });
const asking = withShop({ settings: { enable_question_anwser: true } });
/** Seven questions on three pages. */
const questions = (params: URLSearchParams) => {
  const page = Number(params.get('page'));
  const ids = Array.from({ length: 7 }, (_, index) => index + 1).slice((page - 1) * 3, page * 3);
  return {
    questions: ids.map(id => ({
      ...{ id, body: `Question ${id}?`, lang: 'en', reviewer: { name: 'Kim' } },
      answers:
        id === 1
          ? [
              { id: 9, body: 'Yes.', by_shop: true },
              { body: 'No.', reviewer: { name: 'Lee' } },
              { body: 'Perhaps.' },
            ]
          : [],
    })),
    ...{ total_count: 7, total_pages: 3, current_page: page },
  };
};
const link = (name: string | RegExp) => screen.queryByRole('link', { name });

test('shows three questions a page, with their answers', async () => {
  const { server } = await openProduct({ product: asking, questions });
  const sent = () => {
    const all = server.requests.filter(({ address }) => address.includes('questions_for_widget'));
    return Object.fromEntries(new URL(all.at(-1)?.address ?? '', 'https://shop.test').searchParams);
  };
  assert.equal(sent(), {
    ...{ json_request: 'true', shop_domain: 'acme.test', api_token: 'token-1', platform: 'shopify' },
    ...{ product_id: '77', sort_by: 'created_at', sort_dir: 'desc', per_page: '3', page: '1' },
  });
  const part = within(screen.getByRole('region', { name: texts.questions({ count: 7 }) }));
  const requested = () => part.getAllByRole('heading', { level: 3 }).map(one => one.textContent);
  assert.equal(requested(), ['Question 1?', 'Question 2?', 'Question 3?']);
  part.getByText('Yes.');
  // An answer whose writer nobody names is the store's.
  assert.is(part.getAllByText(texts.byStore).length, 2);
  part.getByText('Lee');
  assert.is(part.getAllByText(texts.noAnswer).length, 2);

  const pages = within(part.getByRole('navigation', { name: /^Pages: Questions$/ }));
  await user.click(pages.getByRole('link', { name: paginationMessages.page({ page: '3' }) }));
  await settle();
  assert.equal(requested(), ['Question 7?']);
  assert.is(location.search + location.hash, '?questions_page=3#questions');
});

test('asks for no questions where the shop does not take any, and shows none without pages', async () => {
  const { server } = await openProduct({ questions });
  assert.not.ok(server.requests.some(({ address }) => address.includes('questions_for_widget')));
  cleanup();
  await openProduct({ product: asking, questions: () => ({ questions: [], total_pages: 0 }) });
  assert.is(screen.queryByText(/^Questions/), null);
});

test('shows the number of questions beside the rating', async () => {
  const reviews = (params: URLSearchParams) => ({ ...reviewsFor(params), number_of_questions: 7 });
  await openProduct({ product: asking, questions, reviews });
  assert.is(link('7 questions')?.getAttribute('href'), '#questions');
  cleanup();
  await openProduct({ reviews });
  assert.is(link('7 questions'), null);
  cleanup();
  await openProduct({ product: asking, questions: () => 404, reviews });
  assert.is(link('7 questions'), null);
});

test('says in their place that the questions did not load, and tries again', async () => {
  let isDown = true;
  await openProduct({ product: asking, questions: params => (isDown ? 503 : questions(params)) });
  screen.getByText(texts.questionsFailed);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  screen.getByText('Question 1?');
  assert.is(document.activeElement?.id, 'mp-questions', 'the pressed button is gone, and the focus stays');
});

test('shows the store with its figures, and follows it', async () => {
  await openProduct({
    product: withShop({
      country: 'DE',
      shop_medals: [{ name: 'Fast shipping', tier: 'gold' }],
      shop_metrics: { average_rating: 4.2, reviews_count: 380, products_count: 34, transparency_score: 0.95 },
      contact_info: { response_time: { number: 6, unit: 'hours' } },
    }),
  });
  const store = within(screen.getByRole('region', { name: texts.store }));
  assert.is(store.getByRole('link', { name: 'Acme' }).getAttribute('href'), '/reviews/stores/acme');
  for (const text of ['Germany', '34 products', /6 hours/, 'Fast shipping', '95%', '(380)'])
    store.getByText(text);
  store.getByRole('button', { name: /Acme/, pressed: false });
});

test('lets a reviewer write a review where the shop takes them, and open a dispute', async () => {
  await openProduct({ loggedIn: true });
  assert.is(link(texts.writeReview)?.getAttribute('href'), '/reviews/write-review');
  assert.is(link(texts.dispute)?.getAttribute('href'), `${productPath}/disputes/new`);
  cleanup();
  await openProduct({ loggedIn: true, product: withShop({ settings: { disable_web_reviews: true } }) });
  assert.is(link(texts.writeReview), null);
  assert.ok(link(texts.dispute));
});

test('offers buyers what they can do with their order, and nobody else a review or a dispute', async () => {
  const offers = () =>
    [texts.writeReview, texts.ownReview, texts.dispute, texts.disputed].map(
      name => link(name)?.getAttribute('href') ?? null,
    );
  const open = async (line_item: object | null) => {
    cleanup();
    await openProduct({ loggedIn: true, product: withShop({}, { line_item }) });
    return offers();
  };
  const write = '/reviews/write-review/new?line_item_public_id=li1';
  const dispute = `${productPath}/disputes/new`;
  assert.equal(await open({ public_id: 'li1' }), [write, null, dispute, null]);
  const reviewed = { public_id: 'li1', review_public_id: 'r1' };
  assert.equal(await open(reviewed), [null, `${productPath}#review-r1`, dispute, null]);
  const disputed = { public_id: 'li1', dispute_path: '/reviews/profile/disputes/d1' };
  assert.equal(await open(disputed), [null, null, null, disputed.dispute_path]);
  assert.equal(await open({ public_id: 'li1', product_reviewable: false }), [null, null, dispute, null]);
  assert.equal(await open({ ...disputed, dispute_path: 'javascript:alert(1)' }), [
    write,
    null,
    dispute,
    null,
  ]);
  assert.equal(await open({ public_id: '' }), ['/reviews/write-review', null, dispute, null]);
  assert.not.ok(screen.queryByText(texts.onlyBuyers));
  assert.equal(await open(null), [null, null, null, null]);
  within(screen.getByRole('region', { name: 'Reviews' })).getByText(texts.onlyBuyers);
});

test('invites once to write the first review', async () => {
  const reviews = () => ({
    reviews: [],
    number_of_reviews: 0,
    total_count: 0,
    total_pages: 0,
    current_page: 1,
  });
  await openProduct({ loggedIn: true, reviews });
  assert.is(screen.getAllByRole('link', { name: texts.writeReview }).length, 1);
});

test('offers a guest neither review nor dispute', async () => {
  await openProduct();
  assert.equal([link(texts.writeReview), link(texts.dispute)], [null, null]);
});

test('leads to the page on which to ask only where the host names one', async () => {
  await openProduct();
  assert.is(link(texts.ask), null);
  cleanup();
  const product_data = { ...lampPage.product_data, new_question_path: '/questions/new?product=p1' };
  await openProduct({ product: () => ({ ...lampPage, product_data }) });
  assert.is(link(texts.ask)?.getAttribute('href'), '/questions/new?product=p1');
  cleanup();
  await openProduct({ product: () => ({ ...asking(), product_data }), questions });
  const part = within(screen.getByRole('region', { name: texts.questions({ count: 7 }) }));
  part.getByRole('link', { name: texts.ask });
});

test('lists similar products and others of the store, without the one of the page', async () => {
  const card = (id: string) => ({
    encoded_product_id: id,
    title: `Product ${id}`,
    internal_path: `/p/${id}`,
  });
  await openProduct({
    product: withShop({}, { similar_products: [card('p1'), card('a')], more_from_shop: [card('b')] }),
  });
  const row = (name: string) => within(screen.getByRole('region', { name }));
  assert.is(row(texts.similar).getAllByRole('heading', { level: 3 }).length, 1);
  row(texts.similar).getByRole('link', { name: 'Product a' });
  row(texts.more({ shop: 'Acme' })).getByRole('link', { name: 'Product b' });
  cleanup();
  await openProduct({ product: withShop({}, { similar_products: [], more_from_shop: null }) });
  assert.is(screen.queryByRole('region', { name: texts.similar }), null);
});

test('shares by the device, and copies the link where it cannot', async () => {
  const { store } = await openProduct();
  const press = async () => {
    await user.click(screen.getByRole('button', { name: shareMessages.share }));
    await settle();
  };
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => shared.push(data),
  });
  await press();
  assert.equal(shared, [{ title: 'Brass Lamp', url: `https://shop.test${productPath}` }]);
  assert.is(store.get(toastAtom), null);

  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  await press();
  assert.is(await navigator.clipboard.readText(), `https://shop.test${productPath}`);
  assert.is(store.get(toastAtom)?.text, shareMessages.copied);
});

test.run();
