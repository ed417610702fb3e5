import { act, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showFollowAtom } from '../../../src/state/person/follow.ts';
import { settle } from '../open-screen.tsx';
import { openProfile, panel, path, person, press, profileFor, rowsOf } from './support.tsx';

const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const prompt = () => screen.queryByRole('region', { name: 'Email updates?' });

test('shows who it is, their figures, and four tabs in their order', async () => {
  await openProfile();
  assert.is(heading(), 'Ada Berg');
  assert.ok(screen.getByText('Sweden'));
  const terms = [...document.querySelectorAll('dt')].map(one => [
    one.textContent,
    one.parentElement?.querySelector('dd')?.textContent,
  ]);
  assert.equal(terms, [
    ['published reviews', '20'],
    ['reviews not published', '4'],
    ['products followed', '9'],
    ['stores followed', '3'],
    ['person followed', '1'],
    ['followers', '5'],
  ]);
  assert.equal(tabs(), ['Reviews24', 'Rewards2', 'Orders3', 'Disputes1']);
  assert.is(selected(), 'Reviews24');
});

test('counts what is followed since its answer came, on other screens too', async () => {
  const { store } = await openProfile();
  const count = (words: string) => screen.getByText(words).closest('div')?.querySelector('dd')?.textContent;
  act(() => {
    store.set(showFollowAtom, 'Reviewer:ben', true);
    store.set(showFollowAtom, 'Product:lamp', true);
    store.set(showFollowAtom, 'Product:lamp', false);
  });
  assert.equal(
    [count('people followed'), count('products followed'), count('stores followed')],
    ['2', '9', '3'],
  );
});

test('leaves out fields that the host does not send', async () => {
  await openProfile({
    profile: params =>
      profileFor(params, { basic_data: { encoded_id: 'Xy7' }, extra_data: null, total_count: null }),
  });
  assert.is(heading(), 'Anonymous');
  assert.equal(tabs(), ['Reviews', 'Rewards', 'Orders', 'Disputes']);
});

for (const tab of ['disputes', '3'])
  test(`shows the disputes at ?tab=${tab}, with links to each`, async () => {
    const { requested } = await openProfile({
      at: `${path}?tab=${tab}`,
      profile: rowsOf({
        disputes: [
          {
            id: 7,
            shop_name: 'Acme',
            dispute_type: 'not_delivered',
            status: 'open',
            awaiting: { from: 'reviewer', until: '2026-11-27T12:00:00Z' },
          },
        ],
      }),
    });
    assert.is(selected(), 'Disputes1');
    assert.ok(requested.some(params => params.tab === 'disputes' && params.page === '1'));
    assert.is(
      panel().getByRole('link', { name: 'Acme' }).getAttribute('href'),
      '/reviews/profile/disputes/7',
    );
    assert.ok(panel().getByText(/^Answer by Fri, Nov 27, (2026, )?\d.+ (GMT|UTC)/));
    assert.ok(panel().getByText('Not delivered'));
  });

test('keeps the filters of the reviews over a look at another tab, and loads nothing twice', async () => {
  const { requested } = await openProfile({ at: `${path}?search=brass&page=2` });
  await user.click(screen.getByRole('tab', { name: /^Orders/ }));
  await settle();
  assert.is(location.search, '?tab=orders&search=brass');
  assert.ok(panel().getByText('No orders yet'));
  assert.equal(
    requested.filter(({ tab }) => tab === 'orders'),
    [{ tab: 'orders', page: '1' }],
  );
  await user.click(screen.getByRole('tab', { name: /^Reviews/ }));
  await settle();
  assert.is(location.search, '?search=brass');
});

test('shows by itself which list is loading, and which further page', async () => {
  await openProfile({
    at: `${path}?tab=rewards`,
    profile: params =>
      params.get('page') === '2' || params.get('tab') === 'orders'
        ? undefined
        : profileFor(params, { items: [{ id: 1, title: 'Gift' }], total_pages: 2 }),
  });
  const isBusy = () => panel().getByRole('region').getAttribute('aria-busy');
  await press('Show more rewards');
  const more = panel().getByRole('button', { name: /^Show more/ });
  assert.equal([isBusy(), more.getAttribute('aria-busy')], ['false', 'true']);
  assert.is(panel().getAllByRole('article').length, 1);
  await user.click(screen.getByRole('tab', { name: 'Orders 3' }));
  await settle();
  assert.equal([heading(), isBusy()], ['Ada Berg', 'true']);
});

test('pages each tab by itself', async () => {
  const { requested } = await openProfile({
    at: `${path}?tab=rewards`,
    profile: params =>
      profileFor(params, { items: [{ id: params.get('page'), title: 'Gift' }], total_pages: 2 }),
  });
  await press('Show more rewards');
  assert.is(panel().getAllByRole('article').length, 2);
  assert.equal(requested.at(-1), { tab: 'rewards', page: '2' });
  assert.ok(panel().getByText('These are all of your rewards.'));
});

test('shows the profile where one of its lists fails, and loads the list on request', async () => {
  let isTrouble = true;
  await openProfile({
    at: `${path}?tab=orders`,
    profile: params => (params.get('tab') === 'orders' && isTrouble ? 500 : profileFor(params)),
  });
  assert.is(heading(), 'Ada Berg');
  assert.ok(panel().getByText('We couldn’t load your orders'));
  isTrouble = false;
  await press('Try again');
  assert.ok(panel().getByText('No orders yet'));
});

test('shows a notice where the profile fails, not the sign-in, and loads it on request', async () => {
  let isTrouble = true;
  const left: string[] = [];
  await openProfile({ profile: params => (isTrouble ? 503 : profileFor(params)), left });
  assert.is(heading(), 'We couldn’t load your profile');
  assert.equal(left, []);
  isTrouble = false;
  await press('Try again');
  assert.is(heading(), 'Ada Berg');
});

test('says what to do without any review, and with none that match', async () => {
  const none = (params: URLSearchParams) =>
    profileFor(params, { reviews: [], total_count: 0, total_pages: 0 });
  await openProfile({ profile: none });
  assert.ok(panel().getByText('No reviews yet'));
  await press('Not published');
  assert.ok(panel().getByText('No matching reviews'));
});

for (const [what, answer] of [
  ['an answer without a person', profileFor(new URLSearchParams('tab=reviews&page=1'), { basic_data: null })],
  ['401', 401],
] as const)
  test(`goes to the sign-in after ${what}`, async () => {
    const left: string[] = [];
    await openProfile({ profile: () => answer, left });
    assert.equal(left, ['/login?return_to=%2Freviews%2Fusers%2FXy7']);
  });

test('replaces the profile of somebody else by what everybody sees of them', async () => {
  const left: string[] = [];
  await openProfile({ at: '/reviews/users/Zz%209', left });
  assert.equal(left, ['/reviews/profile/Zz%209']);
  assert.is(heading(), 'Loading your profile', 'nothing of the own profile is shown there');
});

const undecided = (params: URLSearchParams) =>
  profileFor(params, { basic_data: { ...person, subscribed_rs: null } });

test('asks to subscribe only those who have not said', async () => {
  await openProfile();
  assert.not(prompt());
});

test('asks to subscribe once: a closed prompt stays closed on this device', async () => {
  const { storage, written } = await openProfile({ profile: undecided });
  assert.ok(prompt());
  await press('No, thank you');
  assert.not(prompt());
  assert.is(storage.get('subscribe_asked:Xy7'), '1');
  assert.equal(written, []);
});

test('does not ask who was asked before', async () => {
  await openProfile({ profile: undecided, stored: { 'subscribe_asked:Xy7': '1' } });
  assert.not(prompt());
});

for (const status of [200, 500])
  test(`subscribes and closes the prompt, also when the host answers ${status}, without a word`, async () => {
    const bodies: unknown[] = [];
    const { written, reported } = await openProfile({
      profile: undecided,
      write: (_request, body) => {
        bodies.push(JSON.parse(String(body)));
        return status === 200 ? {} : status;
      },
    });
    await press('Subscribe');
    assert.equal(written, ['PUT /reviews/profile/reviewers/0']);
    assert.equal(bodies, [{ reviewer: { subscribed_rs: true } }]);
    assert.not(prompt());
    assert.is(screen.queryByRole('alert'), null);
    assert.is(reported.length, status === 200 ? 0 : 1);
    assert.is(document.activeElement?.tagName, 'H1');
  });

test.run();
