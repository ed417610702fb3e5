import type { OrderLineItem } from '../../src/contract/orders.ts';
import { mayReview } from '../../src/domain/orders.ts';
import type { TestPage } from '../support/browser.ts';
import { feedMessages } from '../../src/messages/feed.ts';
import { reviewTopicMessages } from '../../src/messages/review-topics.ts';
import { filterButton, sidebar } from '../support/search-page.ts';
import { mara, product, read, shop, type TriedCall } from './call.ts';

const link = (page: TestPage, name: string | RegExp) => page.locator('main').getByRole('link', { name });
const button = (page: TestPage, name: string | RegExp) => page.locator('main').getByRole('button', { name });
const nextPage = async (page: TestPage) => link(page, 'Next page').first().click();
const press = (name: string | RegExp) => async (page: TestPage) => button(page, name).first().click();
const tab = (name: string) => async (page: TestPage) => page.getByRole('tab', { name }).click();

const gallery: Pick<TriedCall, 'act' | 'isSilentIfGone'> = {
  // The notice of a failed page comes after the loaded pages.
  act: async page => {
    await button(page, 'Open customer picture 1').first().click();
    await page.getByRole('dialog').waitFor();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  },
  isSilentIfGone: true,
};

/** The first of each kind that somebody has. */
const ownDispute = async (page: TestPage) => {
  const { items } = await read<{ items: { id: string }[] }>(
    page,
    '/reviews/users/me.json?tab=disputes&page=1',
  );
  return `/reviews/profile/disputes/${items[0]?.id}`;
};
const assignedDispute = async (page: TestPage) => {
  const { disputes } = await read<{ disputes: { id: string }[] }>(page, '/reviews/arbitrator?format=json');
  return `/reviews/arbitrator/${disputes[0]?.id}`;
};
const newReview = async (page: TestPage) => {
  const { orders } = await read<{
    orders: OrderLineItem[];
  }>(page, '/reviews/write-review.json?resource=orders');
  const order = orders.find(one => one.product_reviewable && mayReview(one));
  return `/reviews/write-review/new?line_item_public_id=${order?.public_id}`;
};
export const addresses = { ownDispute, assignedDispute, newReview };

const results = '/reviews/search?q=set';
const profile = '/reviews/profile/annelie-botha';
const ofProfile = (tab: string) => new RegExp(`^GET /reviews/profile/annelie-botha.json\\?tab=${tab}`);
const ofOwn = (tab: string) => new RegExp(`^GET /reviews/users/\\w+.json\\?tab=${tab}`);
const henrike = 'Henrike Solberg';

/** Every call that reads, and where. */
export const reads: readonly TriedCall[] = [
  { name: 'reviewer', requests: /^GET \/reviews\/me\.json/, as: mara, at: results, isSilent: true },
  { name: 'figures of the site', requests: /^GET \/reviews\.json/, at: '/reviews', isSilent: true },
  { name: 'start page', requests: /^GET \/reviews\/carousels\.json/, at: '/reviews', isSilent: true },
  { name: 'category menu', requests: /^GET \/reviews\/all_categories/, at: product, isSilent: true },
  { name: 'hearts', requests: /^GET \/reviews\/profile\/follows\?/, as: mara, at: results, isSilent: true },
  {
    name: 'countries',
    requests: /^GET \/shipping_countries/,
    at: '/reviews/store_search?q=',
    isSilent: true,
  },
  { name: 'search', requests: /^GET \/reviews\/search\.json/, at: results },
  { name: 'search, page 2', requests: /^GET \/reviews\/search\.json/, at: results, act: nextPage },
  {
    name: 'suggestions',
    requests: /^GET \/reviews\/instant_search/,
    at: product,
    act: async page => page.getByRole('combobox').first().pressSequentially('lam'),
    isSilent: true,
  },
  {
    name: 'count of a filter',
    requests: /^GET \/reviews\/search\.json/,
    at: results,
    act: async page => {
      await filterButton(page).click();
      await sidebar(page).getByText('Home & Living', { exact: true }).first().click();
    },
    isSilent: true,
  },
  { name: 'store search', requests: /^GET \/reviews\/store_search\.json/, at: '/reviews/store_search?q=' },
  {
    name: 'categories',
    requests: /^GET \/reviews\/categories\.json/,
    at: '/reviews/categories',
    seemsEmpty: true,
  },
  {
    name: 'category',
    requests: /^GET \/reviews\/categories\/strings\.json/,
    at: '/reviews/categories/strings',
  },
  { name: 'product', requests: /^GET \S+270-g\?format=json/, at: product },
  { name: 'reviews of a product', requests: /^GET \/api\/v1\/widgets\/product_review/, at: product },
  {
    name: 'reviews of a product, filter',
    requests: /^GET \/api\/v1\/widgets\/product_review/,
    at: product,
    act: press(/^5 stars, /),
  },
  { name: 'questions', requests: /^GET \/api\/questions/, at: product, isSilentIfGone: true },
  {
    name: 'gallery of a product',
    requests: /^GET \/products\/\w+\/reviews_with_media/,
    at: product,
    ...gallery,
  },
  { name: 'store', requests: /^GET \/reviews\/stores\/alpenblick-sport\?format=json/, at: shop },
  { name: 'reviews of a store', requests: /^GET \/api\/v1\/widgets\/all_reviews_page/, at: shop },
  {
    name: 'reviews of a store, page 2',
    requests: /^GET \/api\/v1\/widgets\/all_reviews_page/,
    at: shop,
    act: nextPage,
  },
  { name: 'gallery of a store', requests: /^GET \/shops\/\w+\/reviews_with_media/, at: shop, ...gallery },
  {
    name: 'topic of reviews',
    requests: /^GET \/api\/v1\/widgets\/all_reviews_page\S*topic=/,
    // It has reviews enough for every topic.
    at: '/reviews/stores/kanso-goods',
    act: async page =>
      page.getByRole('region', { name: reviewTopicMessages.title }).getByRole('button').first().click(),
  },
  {
    // Most of them are translated into the language of the page.
    name: 'translations of reviews',
    requests: /^GET \/api\/v1\/widgets\/all_reviews_page/,
    at: `${shop}?sort_by=oldest`,
  },
  { name: 'people', requests: /^GET \/reviews\/people\.json/, at: '/reviews/people' },
  {
    name: 'people, filter',
    requests: /^GET \/reviews\/people\.json/,
    at: '/reviews/people',
    act: press('With pictures'),
  },
  { name: 'following', requests: /^GET \/reviews\/following\.json/, as: mara, at: '/reviews/following' },
  { name: 'public profile', requests: ofProfile('reviews'), at: profile },
  {
    name: 'public profile, favourites',
    // She has some.
    requests: /^GET \/reviews\/profile\/mara-lindholm.json\?tab=favourites/,
    at: '/reviews/profile/mara-lindholm',
    act: tab('Favourites'),
  },
  {
    name: 'public profile, recommendations',
    requests: ofProfile('recommendations'),
    at: `${profile}?tab=recommendations&page=2`,
  },
  { name: 'own profile', requests: ofOwn('reviews'), as: mara, at: '/profile' },
  {
    name: 'own reviews, more',
    requests: ofOwn('reviews'),
    as: mara,
    at: '/profile',
    act: press('Show more reviews'),
  },
  {
    name: 'own reviews, deleted',
    requests: ofOwn('reviews'),
    as: mara,
    at: '/profile',
    act: press('Deleted'),
  },
  { name: 'own orders', requests: ofOwn('orders'), as: mara, at: '/profile', act: tab('Orders') },
  {
    name: 'own orders, more',
    requests: ofOwn('orders'),
    as: mara,
    at: '/profile?tab=orders',
    act: press('Show more orders'),
  },
  { name: 'own rewards', requests: ofOwn('rewards'), as: mara, at: '/profile?tab=rewards' },
  { name: 'own disputes', requests: ofOwn('disputes'), as: mara, at: '/profile?tab=disputes' },
  {
    name: 'own disputes, more',
    requests: ofOwn('disputes'),
    as: mara,
    at: '/profile?tab=disputes',
    act: press('Show more disputes'),
  },
  { name: 'feed', requests: /^GET \/reviews\/feed_events/, as: mara, at: '/reviews/feed' },
  {
    name: 'feed, more',
    requests: /^GET \/reviews\/feed_events/,
    as: mara,
    at: '/reviews/feed',
    act: press('Show more'),
  },
  {
    name: 'feed, filter',
    requests: /^GET \/reviews\/feed_events/,
    as: mara,
    at: '/reviews/feed',
    act: async page =>
      page.getByRole('group', { name: feedMessages.filters }).getByRole('button').first().click(),
  },
  {
    name: 'saved searches',
    requests: /^GET \/reviews\/following\.json/,
    as: mara,
    at: '/reviews/following?tab=searches',
  },
  { name: 'feed of guests', requests: /^GET \/reviews\/feed_events/, at: '/reviews/feed' },
  {
    name: 'orders to review',
    requests: /^GET \/reviews\/write-review\.json/,
    as: mara,
    at: '/reviews/write-review',
  },
  { name: 'form of a review', requests: /^GET \/reviews\/write-review\/new\.json/, as: mara, at: newReview },
  {
    name: 'form of a dispute, store',
    requests: /^GET \S+\/disputes\/new\?format=json/,
    as: mara,
    at: `${shop}/disputes/new`,
  },
  {
    name: 'form of a dispute, product',
    requests: /^GET \S+\/disputes\/new\?format=json/,
    as: mara,
    at: `${product}/disputes/new`,
  },
  { name: 'own dispute', requests: /^GET \/reviews\/profile\/disputes\/\w+\?/, as: mara, at: ownDispute },
  {
    name: 'disputes to decide',
    requests: /^GET \/reviews\/arbitrator\?/,
    as: henrike,
    at: '/reviews/arbitrator',
  },
  {
    name: 'disputes to decide, sorted',
    requests: /^GET \/reviews\/arbitrator\?/,
    as: henrike,
    at: '/reviews/arbitrator',
    act: async page => {
      await page
        .locator('main')
        .getByRole('textbox')
        .or(page.locator('main').getByRole('searchbox'))
        .first()
        .fill('a');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'dispute to decide',
    requests: /^GET \/reviews\/arbitrator\/\w+\?/,
    as: henrike,
    at: assignedDispute,
  },
  {
    name: 'profile to edit',
    requests: /^GET \/reviews\/profile\/edit\.json/,
    as: mara,
    at: '/reviews/profile/edit',
  },
];
