/** The screens for tests that visit all of them. */
import type { OrderLineItem } from '../../src/contract/orders.ts';
import { mayReview } from '../../src/domain/orders.ts';
import { routes } from '../../src/routes.ts';
import type { TestPage } from './browser.ts';

const product =
  '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
/** All screens, those with parameters by examples of them, then what is not there. */
export const screens = [
  ...Object.values(routes)
    .filter(({ path, screen }) => screen && !path.includes('{'))
    .map(({ path }) => path),
  ...['/reviews/categories/strings', '/reviews/stores/alpenblick-sport', '/reviews/profile/mara-lindholm'],
  ...[product, `${product}/disputes/new`, '/reviews/stores/alpenblick-sport/disputes/new'],
  ...['reviews', 'rewards', 'orders', 'disputes'].map(tab => `/profile?tab=${tab}`),
  ...['/reviews/stores/nowhere', '/reviews/not/a/screen'],
];
/** Addresses that lead to screens above. */
export const redirected = ['/search', '/reviews/alpenblick-sport'];
/** Screens that show a guest something else. */
export const ofGuests = ['/reviews', '/reviews/feed', '/reviews/write-review'];
export const reviewer = 'Mara Lindholm';
export const arbitrator = 'Henrike Solberg';

/** Screens of single orders and disputes, which have addresses of their own in each world. */
export async function ownScreens(page: Pick<TestPage, 'request'>): Promise<string[]> {
  const read = async (address: string) => {
    const answer = await page.request.get(address);
    if (!answer.ok()) return {};
    return (await answer.json()) as {
      orders?: OrderLineItem[];
      items?: { id: string }[];
      disputes?: { id: string }[];
    };
  };
  const { orders = [] } = await read('/reviews/write-review.json?resource=orders');
  const order = orders.find(one => one.product_reviewable && mayReview(one));
  const { items: [own] = [] } = await read('/reviews/users/me.json?tab=disputes&page=1');
  const { disputes: [toDecide] = [] } = await read('/reviews/arbitrator?format=json');
  return [
    ...(order ? [`/reviews/write-review/new?line_item_public_id=${order.public_id}`] : []),
    ...(own ? [`/reviews/profile/disputes/${own.id}`] : []),
    ...(toDecide ? [`/reviews/arbitrator/${toDecide.id}`] : []),
  ];
}
