import { screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import PeopleScreen from '../../../src/pages/people/index.tsx';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const perPage = 3;
const person = (id: string, more: object = {}) => ({
  encoded_id: id,
  name: `Name ${id}`,
  internal_path: `/reviews/profile/${id}`,
  ...more,
});
/** Full pages up to the third one, whose people carry the page in their id. */
const found = (params: URLSearchParams) => {
  const page = Number(params.get('page'));
  const reviewers = page > 3 ? [] : ['a', 'b', 'c'].slice(0, page === 3 ? 2 : 3);
  return { reviewers: reviewers.map(id => person(`${id}${page}`)), per_page: perPage };
};
const openPeople = (
  at = '/reviews/people',
  answer: (params: URLSearchParams) => unknown = found,
  rest: Partial<ScreenSetUp> = {},
) =>
  openScreen({
    at,
    ...rest,
    screens: { people: PeopleScreen },
    answer: ({ pathname, searchParams }, { method }) => {
      if (pathname === '/reviews/people.json') return answer(searchParams);
      if (pathname === '/reviews/profile/follows') return { existing_followee_ids: ['b1'] };
      return method === 'POST' ? {} : 404;
    },
  });
const requested = ({ server }: { server: { requests: readonly { address: string }[] } }) =>
  server.requests.map(({ address }) => address).filter(address => address.includes('people.json'));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);
const pages = () => screen.queryAllByRole('link', { name: /^Page/ }).map(one => one.textContent);
const follow = (name: string) => screen.getByRole('button', { name: new RegExp(`^Follow(ing)? ${name}$`) });
const isPressed = (name: string) => follow(name).getAttribute('aria-pressed') === 'true';

test('asks with order, filter and page, and shows who came', async () => {
  const app = await openPeople('/reviews/people?sort_by=name&filter_by=verified&page=2');
  assert.equal(requested(app), ['/reviews/people.json?sort_by=name&filter_by=verified&page=2']);
  assert.equal(names(), ['Name a2', 'Name b2', 'Name c2']);
  assert.is(document.title, 'Find people | Candour');
});

test('goes from loading to loaded', async () => {
  let isOpen = false;
  await openPeople(undefined, params => (isOpen ? found(params) : undefined));
  assert.is(screen.getByText('Loading people…').getAttribute('role'), 'status');
  assert.ok(document.querySelector('.mp-people__grid .mp-skeleton'));
  isOpen = true;
  await user.click(screen.getByRole('button', { name: 'Verified buyers' }));
  await settle();
  assert.is(screen.queryByText('Loading people…'), null);
  assert.is(names().length, 3);
});

test('has more exactly when a full page came', async () => {
  await openPeople();
  assert.equal(pages(), ['1', '2']);
  await user.click(screen.getByRole('link', { name: /^Next page/ }));
  await settle();
  assert.is(location.search, '?page=2');
  await user.click(screen.getByRole('link', { name: /^Next page/ }));
  await settle();
  assert.equal(names(), ['Name a3', 'Name b3']);
  assert.is(screen.queryByRole('link', { name: /^Next page/ }), null);
});

test('shows the number of people, and offers all pages', async () => {
  await openPeople(undefined, params => ({ ...found(params), total_count: 8 }));
  assert.ok(screen.getByText('8 people'));
  assert.equal(pages(), ['1', '2', '3']);
});

test('starts at page 1 with another order or filter, and offers what only the host knows while it is chosen', async () => {
  const app = await openPeople('/reviews/people?sort_by=kindness&page=2');
  const order = screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;
  assert.is(order.value, 'kindness');
  await user.selectOptions(order, 'Most followers');
  await settle();
  assert.is(location.search, '?sort_by=followers_count');
  await user.click(screen.getByRole('button', { name: 'With pictures' }));
  await settle();
  assert.is(location.search, '?sort_by=followers_count&filter_by=with_pictures');
  assert.match(requested(app).at(-1) ?? '', 'sort_by=followers_count&filter_by=with_pictures&page=1');
  assert.is(screen.queryByRole('option', { name: 'kindness' }), null);
});

test('shows what is known of a person, and leads to the profile', async () => {
  const known = {
    country: 'DE',
    verified_buyer: true,
    reviews_count: 1200,
    followers_count: 1,
    helpful_count: 38,
  };
  await openPeople(undefined, () => ({
    reviewers: [person('a', { ...known, average_rating: 4.25 }), { encoded_id: 'bare' }],
    per_page: 3,
  }));
  const [first, bare] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  assert.ok(within(first).getByRole('img', { name: 'Verified buyer' }));
  for (const text of [
    'Germany',
    '1,200 reviews',
    '38 helpful votes',
    '1 follower',
    'Gives 4.3 stars on average',
  ])
    assert.ok(within(first).getByText(text));
  assert.is(within(first).getByRole('link').getAttribute('href'), '/reviews/profile/a');
  assert.is(
    within(bare).getByRole('link', { name: 'Anonymous' }).getAttribute('href'),
    '/reviews/profile/bare',
  );
});

test('begins the figures of a person with what the list is ordered by', async () => {
  const known = { reviews_count: 12, followers_count: 3, helpful_count: 38, average_rating: 4.2 };
  await openPeople(undefined, () => ({ reviewers: [person('a', known)] }));
  const figures = () =>
    [...document.querySelectorAll('.mp-person__numbers > li')].map(one => one.textContent);
  const [helpful, reviews, average, followers] = [
    '38 helpful votes',
    '12 reviews',
    'Gives 4.2 stars on average',
    '3 followers',
  ];
  for (const [order, expected] of [
    ['Most reviews', [reviews, helpful, average, followers]],
    ['Most followers', [followers, helpful, reviews, average]],
    ['Most helpful', [helpful, reviews, average, followers]],
    ['Name', [helpful, reviews, average, followers]],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), order);
    await settle();
    assert.equal(figures(), expected, order);
  }
});

test('follows and unfollows people, but not oneself', async () => {
  const meta = { reviewer: { encodedId: 'a1' } } as ScreenSetUp['meta'];
  const { server } = await openPeople(undefined, found, { loggedIn: true, ...(meta && { meta }) });
  await settle();
  const questions = server.requests
    .map(({ address }) => decodeURIComponent(address))
    .filter(one => one.includes('/follows?'));
  assert.equal(questions, ['/reviews/profile/follows?Reviewer[]=b1&Reviewer[]=c1']);
  assert.equal([isPressed('Name b1'), isPressed('Name c1')], [true, false]);
  await user.click(follow('Name c1'));
  await settle();
  assert.equal([isPressed('Name c1'), follow('Name c1').textContent], [true, 'Following']);
  const sent = server.requests.find(({ method }) => method === 'POST');
  assert.equal(JSON.parse(String(sent?.body)), { is_hearting: true, reviewer_enc_id: 'c1' });
  assert.ok(screen.getByText('This is you'));
  assert.is(screen.queryByRole('button', { name: 'Follow Name a1' }), null);
});

test('counts the follower of each press, and not again in an answer that knows of it', async () => {
  let followers = 1;
  const one = () => ({ reviewers: [person('c1', { followers_count: followers })], per_page: 3 });
  await openPeople(undefined, one, { loggedIn: true });
  await settle();
  const counted = () => screen.getByText(/^\d+ follower/).textContent;
  assert.is(counted(), '1 follower');
  await user.click(follow('Name c1'));
  await settle();
  assert.is(counted(), '2 followers');
  followers = 2;
  const order = () => screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(order(), 'Name');
  await settle();
  assert.is(counted(), '2 followers', 'a new answer');
  await user.selectOptions(order(), 'Most reviews');
  await settle();
  assert.is(counted(), '2 followers', 'the answer from before the press');
});

test('counts a press that fails after a new answer only until then', async () => {
  const { server } = await openScreen({
    at: '/reviews/people',
    loggedIn: true,
    screens: { people: PeopleScreen },
    answer: ({ pathname }) => {
      if (pathname === '/reviews/people.json')
        return { reviewers: [person('b1', { followers_count: 10 })], per_page: 3 };
      if (pathname === '/reviews/profile/follows') return { existing_followee_ids: ['b1'] };
      return pathname.endsWith('/heart') ? undefined : 404;
    },
  });
  await settle();
  const counted = () => screen.getByText(/^\d+ follower/).textContent;
  await user.click(follow('Name b1'));
  assert.is(counted(), '9 followers');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  await settle();
  assert.is(counted(), '9 followers', 'a new answer, which cannot know of it');
  server.requests.find(({ method }) => method === 'POST')?.answer({}, 500);
  await settle();
  assert.is(counted(), '10 followers', 'it has failed');
});

test('offers those whom one follows to who is signed in', async () => {
  const nobody = () => ({ reviewers: [], per_page: 3, total_count: 0 });
  await openPeople('/reviews/people?filter_by=followed', nobody, { loggedIn: true });
  assert.ok(screen.getByRole('button', { name: 'People you follow', pressed: true }));
  assert.ok(screen.getByRole('heading', { name: 'You don’t follow anyone yet' }));
  assert.is(screen.getByRole('link', { name: 'See everyone' }).getAttribute('href'), '/reviews/people');
});

test('keeps the order in the link to everyone', async () => {
  const nobody = () => ({ reviewers: [], per_page: 3, total_count: 0 });
  await openPeople('/reviews/people?sort_by=newest&filter_by=verified&topic=hats', nobody);
  const everyone = screen.getByRole('link', { name: 'See everyone' });
  assert.is(everyone.getAttribute('href'), '/reviews/people?sort_by=newest');
});

test('does not offer it to guests, and leads from a page beyond the last one to the first', async () => {
  // The second page is the first one that may be beyond the last.
  await openPeople('/reviews/people?page=2', () => ({ reviewers: [] }));
  assert.is(screen.queryByRole('button', { name: 'People you follow' }), null);
  assert.is(
    screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href'),
    '/reviews/people',
  );
});

test('says in place that it failed, and asks again', async () => {
  let status: number | undefined = 500;
  const app = await openPeople(undefined, params => status ?? found(params));
  assert.ok(screen.getByRole('heading', { name: 'We couldn’t load this list' }));
  status = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(names().length, 3);
  assert.is(requested(app).length, 2);
});

test('says what somebody writes about, with a line of their own and its product, where the host sends it', async () => {
  await openPeople('/reviews/people', () => ({
    reviewers: [
      person('a', {
        topics: ['Teapots', 'Lamps'],
        quote: { text: 'Gießt ohne zu tropfen.', lang: 'de', product_title: 'Iron teapot' },
      }),
      person('b', { topics: [], quote: null }),
    ],
  }));
  const [wordy, silent] = await screen.findAllByRole('article');
  assert.ok(wordy && silent);
  const topics = within(wordy).getByRole('list', { name: 'Writes about' });
  assert.equal(
    within(topics)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
    ['Teapots', 'Lamps'],
  );
  assert.is(within(wordy).getByText('Gießt ohne zu tropfen.').lang, 'de');
  within(wordy).getByText('Iron teapot');
  assert.is(within(silent).queryByRole('list', { name: /Writes about/ }), null);
  assert.is(within(silent).queryByRole('figure'), null);
});

test('finds whom to trust for a topic: by how helpful others find them, with what they wrote about it', async () => {
  const topics = [{ topic: 'teapots', name: 'Teapots' }];
  const inTopic = { in_topic: { reviews_count: 7, helpful_count: 1 } };
  const reviewed = {
    title: 'Iron teapot',
    internal_path: '/reviews/stores/a/products/b',
    image_url: '/a.svg',
  };
  const app = await openPeople('/reviews/people?sort_by=helpful_count&page=2', params => {
    const of = params.get('topic') ? inTopic : {};
    const { reviewers } = found(params);
    return {
      reviewers: reviewers.map(one => ({ ...one, ...of, reviewed_products: [reviewed] })),
      per_page: 3,
      topics,
    };
  });
  const ranks = () =>
    [...document.querySelectorAll('.mp-person__rank :not([aria-hidden])')].map(one => one.textContent);
  assert.equal(
    ranks(),
    ['4', '5', '6'].map(rank => `No. ${rank} among the most helpful`),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Teapots');
  await settle();
  assert.is(location.search, '?sort_by=helpful_count&topic=teapots');
  assert.is(
    requested(app).at(-1),
    '/reviews/people.json?sort_by=helpful_count&filter_by=all&topic=teapots&page=1',
  );
  const [first] = screen.getAllByRole('article') as [HTMLElement];
  assert.ok(within(first).getByText('On this topic: 7 reviews · 1 helpful vote'));
  const picture = within(first).getByRole('link', { name: 'Iron teapot' });
  assert.is(picture.getAttribute('href'), reviewed.internal_path);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  await settle();
  assert.equal(ranks(), []);
});

test('ranks nobody by a place in the order before', async () => {
  let isOpen = true;
  await openPeople(undefined, params => (isOpen ? found(params) : undefined));
  isOpen = false;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most helpful');
  assert.is(location.search, '?sort_by=helpful_count');
  assert.equal(names(), ['Name a1', 'Name b1', 'Name c1']);
  assert.is(document.querySelector('.mp-person__rank'), null);
});

test('ranks nobody where the host does not know the order', async () => {
  await openPeople('/reviews/people?sort_by=helpful_count', () => ({
    reviewers: [person('a', { helpful_count: 3 }), person('b', { helpful_count: 40 })],
  }));
  assert.is(names().length, 2);
  assert.is(document.querySelector('.mp-person__rank'), null);
});

test('says nothing of a topic that the host sends no figures of', async () => {
  await openPeople('/reviews/people?topic=teapots', () => ({
    reviewers: [
      person('a', { in_topic: {} }),
      person('b', { in_topic: { reviews_count: null, helpful_count: 0 } }),
    ],
  }));
  assert.is(screen.queryByText(/^On this topic/), null);
});

test.run();
