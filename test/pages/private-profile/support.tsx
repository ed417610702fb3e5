import { screen, user, within } from '../../support/dom.ts';
import PrivateProfileScreen from '../../../src/pages/private-profile/index.tsx';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

export const path = '/reviews/users/Xy7';

/** One of their own reviews: every third is not published, the last one is deleted. */
export const review = (number: number, rest: object = {}) => ({
  uuid: `r${number}`,
  public_id: `p${number}`,
  published: true,
  deleted: false,
  rating: 4,
  title: `Review ${number}`,
  body: `Words of review ${number}.`,
  created_at: '2026-05-01T12:00:00Z',
  product_title: `Lamp ${number}`,
  product_internal_path: `/reviews/stores/acme/products/lamp-${number}`,
  shop_name: 'Acme',
  ...rest,
});

export const person = {
  encoded_id: 'Xy7',
  name: 'Ada Berg',
  slug: 'ada',
  country: 'SE',
  internal_path: '/reviews/profile/ada',
  edit_path: '/reviews/profile/edit',
  subscribed_rs: true as boolean | null,
};

export const figures = {
  recommendations_data: { items: [review(1, { recommend: true })] as object[], total: 1 },
  followings_data: { shops_count: 3, products_count: 9, reviewers_count: 1, followers_count: 5 },
  reviews_data: { total_reviews_count: 24, published_count: 20, unpublished_count: 4 },
  rewards_data: { total_count: 2 },
  orders_data: { total_count: 3 },
  disputes_data: { total_count: 1 },
};

const perPage = 10;

/** The host's answer to a call of the profile: reviews or the rows of another tab. */
export function profileFor(params: URLSearchParams, rest: object = {}) {
  const page = Number(params.get('page'));
  const profile = { basic_data: person, extra_data: figures, current_page: page };
  const tab = params.get('tab');
  if (tab !== 'reviews') return { ...profile, total_count: 1, total_pages: 1, items: [], ...rest };
  const from = (page - 1) * perPage;
  const reviews = Array.from({ length: 24 }, (_, index) => review(index + 1)).slice(from, from + perPage);
  return { ...profile, total_count: 24, total_pages: 3, reviews, ...rest };
}

export interface ProfileSetUp extends Partial<Omit<ScreenSetUp, 'answer' | 'screens'>> {
  /** The answer of the profile: a status, or data. */
  readonly profile?: (params: URLSearchParams) => unknown;
  /** The answer of a write. */
  readonly write?: (request: string, body: unknown) => unknown;
}

/** Opens the private profile of a signed-in person. */
export async function openProfile({ profile = profileFor, write = () => ({}), ...rest }: ProfileSetUp = {}) {
  const requested: Record<string, string>[] = [];
  const written: string[] = [];
  const opened = await openScreen({
    at: path,
    screens: { privateProfile: PrivateProfileScreen },
    loggedIn: true,
    answer(address, { method, body }) {
      if (method !== 'GET') {
        written.push(`${method} ${address.pathname}`);
        return write(`${method} ${address.pathname}`, body);
      }
      if (!address.pathname.startsWith('/reviews/users/')) return undefined;
      requested.push(Object.fromEntries(address.searchParams));
      return profile(address.searchParams);
    },
    ...rest,
  });
  return { ...opened, requested, written };
}

/** The answer with these rows for each tab. */
export const rowsOf = (rows: Readonly<Record<string, readonly object[]>>) => (params: URLSearchParams) => {
  const items = rows[params.get('tab') ?? ''];
  return profileFor(params, items && { items });
};

/** The list of the selected tab. */
export const panel = () => within(screen.getByRole('tabpanel'));

/** Presses a button, and waits for what it brings. */
export const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await settle();
};
