import { act, cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import PublicProfileScreen from '../../../src/pages/public-profile/index.tsx';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const review = (uuid: string, more: object = {}) => ({
  uuid,
  public_id: uuid,
  published: true,
  deleted: false,
  rating: 4,
  title: `Review ${uuid}`,
  product_title: `Product of ${uuid}`,
  product_internal_path: `/reviews/stores/s/products/${uuid}`,
  ...more,
});
const card = (id: string) => ({
  encoded_product_id: id,
  title: `Favourite ${id}`,
  internal_path: `/reviews/stores/s/products/${id}`,
});
const profile = {
  basic_data: {
    encoded_id: 'Xy7',
    name: 'Ada',
    slug: 'ada',
    country: 'DE',
    verified_buyer: true,
    internal_path: '/reviews/profile/ada',
  },
  extra_data: {
    recommendations_data: { items: ['r1', 'r2', 'r3', 'r4', 'r5'].map(id => review(id)), total: 7 },
    followings_data: { shops_count: 3, products_count: 9, reviewers_count: 1, followers_count: 1200 },
    reviews_data: { total_reviews_count: 30 },
    favourites_data: { items: [card('f1')], total: 2 },
  },
};
const reviews = {
  ...profile,
  reviews: [review('a'), review('b')],
  total_count: 30,
  total_pages: 3,
  current_page: 1,
};

/** By tab, what the host answers. */
const answers = (params: URLSearchParams): unknown => {
  const tab = params.get('tab');
  if (tab === 'recommendations') return { ...profile, items: [review('r6'), review('r7')], total_pages: 2 };
  if (tab === 'favourites') return { ...profile, items: [card('f1'), card('f2')], total_pages: 1 };
  return reviews;
};
const openProfile = (
  search = '',
  answer: (params: URLSearchParams) => unknown = answers,
  rest: Partial<ScreenSetUp> = {},
) =>
  openScreen({
    at: `/reviews/profile/ada${search}`,
    screens: { publicProfile: PublicProfileScreen },
    answer: ({ pathname, searchParams }, { method }) => {
      if (pathname === '/reviews/profile/ada.json') return answer(searchParams);
      return method === 'POST' ? {} : 404;
    },
    ...rest,
  });
const requested = ({ server }: { server: { requests: readonly { address: string }[] } }) =>
  server.requests.map(({ address }) => address).filter(address => address.includes('/ada.json'));
const titles = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('heading', { level: 3 })
    .map(one => one.textContent);
const numbers = () =>
  [...(screen.queryByLabelText('Figures')?.children ?? [])].map(one =>
    [...one.children]
      .map(child => child.textContent)
      .reverse()
      .join(' '),
  );

test('asks for the reviews of the address, and shows a guest who it is and what they wrote', async () => {
  const app = await openProfile('?sort_by=newest&filter_rating=4&search=tea&page=2');
  assert.equal(requested(app), [
    '/reviews/profile/ada.json?tab=reviews&search=tea&sort_by=newest&page=2&filter_rating=4',
  ]);
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Ada');
  assert.ok(screen.getByRole('img', { name: 'Verified buyer' }));
  assert.ok(screen.getByText('Germany'));
  assert.equal(numbers(), ['1,200 followers', '13 following']);
  assert.equal(titles('Reviews'), ['Review a', 'Review b']);
  assert.ok(screen.getByRole('button', { name: 'Follow Ada', pressed: false }));
  assert.is(document.title, 'Ada | Candour');
});

test('shows what they wrote before what they recommend and their favourites', async () => {
  await openProfile();
  const places = ['Product of a', 'Product of r1', 'Favourite f1'].map(name =>
    screen.getByRole('link', { name }),
  );
  for (const [index, place] of places.slice(1).entries()) {
    const before = places[index]?.compareDocumentPosition(place) ?? 0;
    assert.ok(before & Node.DOCUMENT_POSITION_FOLLOWING);
  }
  assert.is(
    screen.getByRole('link', { name: 'See all 7' }).getAttribute('href'),
    '/reviews/profile/ada?tab=recommendations',
  );
});

test('never shows what its writer keeps private, whatever the host sends', async () => {
  const kept = [review('x', { published: false }), review('y', { deleted: true }), review('z')];
  const extra_data = { ...profile.extra_data, recommendations_data: { items: kept, total: 3 } };
  await openProfile('', () => ({ ...reviews, extra_data, reviews: kept }));
  assert.equal(titles('Reviews'), ['Review z']);
  assert.is(screen.queryByText('Product of x'), null);
  assert.is(screen.queryByText('Product of y'), null);
});

test('searches, filters and sorts in the address, each from page 1', async () => {
  await openProfile('?page=3');
  await user.type(screen.getByRole('textbox', { name: 'Search these reviews' }), ' tea {Enter}');
  await settle();
  assert.is(location.search, '?search=tea');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '2 stars');
  await settle();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await settle();
  assert.is(location.search, '?search=tea&sort_by=newest&filter_rating=2');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await settle();
  assert.is(location.search, '?sort_by=newest');
});

test('shows five recommendations on the first page, however many came', async () => {
  const items = Array.from({ length: 8 }, (_, index) => review(`r${index + 1}`));
  const extra_data = { ...profile.extra_data, recommendations_data: { items, total: 8 } };
  await openProfile('?tab=recommendations', () => ({ ...reviews, extra_data }));
  const list = within(screen.getByRole('region', { name: 'Recommendations' }));
  assert.is(list.getAllByRole('article').length, 5);
});

test('shows five recommendations a page: the first ones of the profile, then those it asks for', async () => {
  const app = await openProfile('?tab=recommendations');
  assert.equal(
    titles('Recommendations'),
    ['r1', 'r2', 'r3', 'r4', 'r5'].map(id => `Review ${id}`),
  );
  assert.is(requested(app).length, 1);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await settle();
  assert.is(location.search, '?tab=recommendations&page=2');
  assert.match(requested(app).at(-1) ?? '', '?tab=recommendations&page=2');
  assert.equal(titles('Recommendations'), ['Review r6', 'Review r7']);
  assert.is(screen.queryByRole('link', { name: /^Next page/ }), null);
});

test('shows their favourites, and goes back to the reviews from page 1', async () => {
  await openProfile('?page=2');
  await user.click(screen.getByRole('tab', { name: 'Favourites 2' }));
  await settle();
  assert.is(location.search, '?tab=favourites');
  assert.equal(titles('Favourites'), ['Favourite f1', 'Favourite f2']);
  await user.click(screen.getByRole('tab', { name: 'Reviews 30' }));
  await settle();
  assert.is(location.search, '');
});

test('counts each press on the button, and takes it back when it fails', async () => {
  let isDown = false;
  await openProfile('', undefined, {
    loggedIn: true,
    answer: ({ pathname, searchParams }, { method }) => {
      if (method === 'POST') return isDown ? 500 : {};
      return pathname.endsWith('.json') ? answers(searchParams) : {};
    },
  });
  const followers = () => numbers()[0];
  await user.click(screen.getByRole('button', { name: 'Follow Ada' }));
  assert.is(followers(), '1,201 followers', 'at once');
  await settle();
  assert.is(followers(), '1,201 followers');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Following Ada', pressed: true }));
  await settle();
  assert.is(followers(), '1,201 followers', 'the button went back, too');
});

test('offers the private profile to its owner, in place of following oneself', async () => {
  const meta = { reviewer: { encodedId: 'Xy7' } } as NonNullable<ScreenSetUp['meta']>;
  await openProfile('', answers, { loggedIn: true, meta });
  assert.is(
    screen.getByRole('link', { name: 'Your own profile' }).getAttribute('href'),
    '/reviews/users/Xy7',
  );
  assert.is(screen.queryByRole('button', { name: 'Follow Ada' }), null);
  assert.equal(
    screen.queryAllByRole('button', { name: /Delete|Publish|Unpublish|Restore/ }),
    [],
    'that is for the private profile',
  );
});

test('says what somebody has not done yet', async () => {
  const none = { ...profile, extra_data: {}, reviews: [], total_count: 0, total_pages: 0 };
  await openProfile('', () => none);
  assert.ok(screen.getByRole('heading', { name: 'Ada hasn’t written any reviews yet' }));
  await user.click(screen.getByRole('tab', { name: 'Recommendations' }));
  await settle();
  assert.ok(screen.getByRole('heading', { name: 'Ada hasn’t recommended anything yet' }));
});

test('offers its owner a next step for an empty list', async () => {
  const meta = { reviewer: { encodedId: 'Xy7' } } as NonNullable<ScreenSetUp['meta']>;
  const none = { ...profile, extra_data: {}, reviews: [], total_count: 0, total_pages: 0 };
  await openProfile('', () => none, { loggedIn: true, meta });
  assert.is(
    screen.getByRole('link', { name: 'Write a review' }).getAttribute('href'),
    '/reviews/write-review',
  );
});

test('leads from a search without results to all reviews', async () => {
  await openProfile('?search=zzz', params =>
    params.get('search') ? { ...reviews, reviews: [], total_count: 0, total_pages: 0 } : reviews,
  );
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  await settle();
  assert.is(location.search, '');
  assert.is(titles('Reviews').length, 2);
});

test('says that a page has nothing on it once that is known, and not while another one loads', async () => {
  const none = { ...reviews, reviews: [] };
  const { routing } = await openProfile('?page=9', params => (params.get('page') === '9' ? none : undefined));
  const isTold = () => screen.queryByText('This page is empty') !== null;
  assert.ok(isTold());
  act(() => routing.navigate('/reviews/profile/ada?page=3'));
  await settle();
  assert.not(isTold());
  screen.getByRole('navigation', { name: 'Pages: Reviews' });
});

test('shows placeholders, not nothing, while the list after an empty one is loading', async () => {
  const none = { ...profile, reviews: [], items: [], total_count: 0, total_pages: 0 };
  const answer = (params: URLSearchParams) => {
    if (params.get('search') === 'zzz' || params.get('page') === '9') return none;
    return params.get('search') || params.get('tab') !== 'reviews' ? undefined : reviews;
  };
  for (const [address, next, name] of [
    ['?search=zzz', '?search=a', 'Reviews'],
    ['?tab=recommendations&page=9', '?tab=recommendations&page=2', 'Recommendations'],
    ['?tab=favourites&page=9', '?tab=favourites', 'Favourites'],
  ] as const) {
    const { routing } = await openProfile(address, answer);
    act(() => routing.navigate(`/reviews/profile/ada${next}`));
    await settle();
    assert.ok(screen.getByRole('region', { name }).querySelector('.mp-skeleton, .mp-card--waits'), name);
    cleanup();
  }
});

test('goes from loading to the profile', async () => {
  await openProfile('', () => undefined);
  assert.ok(screen.getByText('Loading the profile…'));
  assert.ok(document.querySelector('.mp-skeleton'));
});

test('says that there is nobody of that name, and where people are', async () => {
  const { reported } = await openProfile('', () => 404);
  assert.ok(screen.getByRole('heading', { level: 1, name: 'We can’t find this person' }));
  assert.is(screen.getByRole('link', { name: 'Find people' }).getAttribute('href'), '/reviews/people');
  assert.is(reported.length, 0);
});

test('asks again after a failure, of the profile and of a tab alone', async () => {
  let isDown = true;
  await openProfile('?tab=favourites', params =>
    isDown && params.get('tab') === 'favourites' ? 503 : answers(params),
  );
  assert.ok(screen.getByRole('heading', { level: 1, name: 'Ada' }));
  assert.ok(screen.getByRole('heading', { name: 'We couldn’t load the favourites' }));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.ok(screen.getByRole('heading', { name: 'Favourite f2' }));
});

for (const tab of ['favourites', 'recommendations', 'reviews'])
  test(`takes a list of ${tab} of which no row can be read as a failure, not as nothing`, async () => {
    const nothing = [{ title: null }, null];
    const pages = { ...profile, items: nothing, reviews: nothing, total_pages: 1, total_count: 2 };
    await openProfile(tab === 'reviews' ? '' : `?tab=${tab}`, () => pages);
    screen.getByRole('alert');
    assert.is(screen.queryByRole('heading', { name: /yet/ }), null);
  });

test('says that a profile failed, and asks again', async () => {
  let status: number | undefined = 503;
  await openProfile('', params => status ?? answers(params));
  assert.ok(screen.getByRole('heading', { level: 1, name: 'We couldn’t load this profile' }));
  status = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Ada');
});

test.run();
