import { screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { travel } from '../../routing/support.tsx';
import { countPushes, settle } from '../open-screen.tsx';
import { figures, openProfile, path, press, profileFor, review } from './support.tsx';

const search = () => location.search;
const cards = () => screen.getAllByRole('article').map(card => within(card).getByRole('heading').textContent);
const foot = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
const button = (name: string) => screen.getByRole('button', { name });
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

test('asks for one’s own reviews with every parameter, pictures first', async () => {
  const { requested } = await openProfile();
  const usual = { sort_by: 'pictures_first', filter_rating: '', review_type: 'all-reviews' };
  assert.equal(requested, [{ tab: 'reviews', search: '', page: '1', ...usual }]);
  assert.is(cards().length, 10);
});

test('writes each choice into the address, from page 1 on, and asks for it', async () => {
  const pushes = countPushes();
  const { requested } = await openProfile({ at: `${path}?page=2` });
  await press('Not published');
  assert.is(search(), '?review_type=unpublished');
  await user.selectOptions(screen.getByLabelText('Stars'), '4 stars');
  await settle();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  await settle();
  await user.type(screen.getByRole('textbox', { name: 'Search your reviews' }), 'brass{Enter}');
  await settle();
  assert.is(search(), '?search=brass&sort_by=newest&filter_rating=4&review_type=unpublished');
  const last = {
    search: 'brass',
    sort_by: 'newest',
    page: '1',
    filter_rating: '4',
    review_type: 'unpublished',
  };
  assert.equal(requested.at(-1), { tab: 'reviews', ...last });
  assert.is(pushes(), 4);
  await press('Clear filters');
  assert.is(search(), '?sort_by=newest');
  await travel(-1);
  await settle();
  assert.is(
    (screen.getByRole('textbox', { name: 'Search your reviews' }) as HTMLInputElement).value,
    'brass',
  );
});

test('shows placeholders, not nothing, while the reviews after an empty choice are loading', async () => {
  const profile = (params: URLSearchParams) =>
    params.get('review_type') === 'unpublished'
      ? profileFor(params, { reviews: [], total_count: 0, total_pages: 0 })
      : undefined;
  await openProfile({ at: `${path}?review_type=unpublished`, profile });
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await settle();
  assert.is(search(), '');
  assert.ok(document.querySelector('.mp-profile__columns .mp-skeleton'));
});

test('appends further pages, and says where the list ends', async () => {
  await openProfile();
  await press('Show more reviews');
  await press('Show more reviews');
  assert.is(cards().length, 24);
  assert.ok(screen.getByText('These are all of your reviews.'));
});

test('keeps the list when its next page fails, and loads it on request', async () => {
  let isTrouble = true;
  await openProfile({
    profile: params => (params.get('page') === '2' && isTrouble ? 500 : profileFor(params)),
  });
  await press('Show more reviews');
  assert.is(cards().length, 10);
  isTrouble = false;
  await press('Try again');
  assert.is(cards().length, 20);
});

test('changes a review only once the host has done it, wherever it shows', async () => {
  const { written } = await openProfile({ write: () => undefined });
  await press('Unpublish: Lamp 1');
  assert.equal(written, ['PUT /reviews/p1/unpublish']);
  assert.ok(foot('Review 1').getByText('Published'));
  assert.is(button('Unpublish: Lamp 1').getAttribute('aria-busy'), 'true');
});

test('unpublishes, and takes it back from the message', async () => {
  const { written, store, requested } = await openProfile();
  await press('Unpublish: Lamp 1');
  assert.ok(foot('Review 1').getByText('Not published'));
  assert.equal([figure('published reviews'), figure('reviews not published')], ['19', '5']);
  assert.is(screen.queryByRole('complementary')?.querySelector('li'), null, 'no longer recommended');
  const toast = store.get(toastAtom);
  assert.is(toast?.text, 'Your review of Lamp 1 is no longer published.');
  toast?.undo?.();
  await settle();
  assert.equal(written, ['PUT /reviews/p1/unpublish', 'PUT /reviews/p1/publish']);
  assert.ok(foot('Review 1').getByText('Published'));
  assert.equal([figure('published reviews'), figure('reviews not published')], ['20', '4']);
  assert.ok(within(screen.getByRole('complementary')).getByRole('link', { name: 'Lamp 1' }));
  assert.is(requested.length, 1, 'the list is not loaded anew');
});

test('deletes and restores, and keeps the focus in the review', async () => {
  const { written } = await openProfile();
  button('Delete: Lamp 2').focus();
  await user.keyboard('{Enter}');
  await settle();
  assert.ok(foot('Review 2').getByText('Deleted'));
  assert.ok(screen.getByText('24 reviews, 1 of them deleted'), 'the tab says 23');
  assert.is(document.activeElement, button('Restore: Lamp 2'));
  await press('Restore: Lamp 2');
  assert.ok(foot('Review 2').getByText('Published'));
  assert.ok(screen.getByText('24 reviews'));
  assert.equal(written, ['DELETE /reviews/p2', 'PUT /reviews/p2/restore']);
});

test('lists what was just published among the recommendations', async () => {
  const hidden = review(7, { published: false, recommend: true });
  await openProfile({
    profile: params => profileFor(params, { reviews: [hidden, review(1, { recommend: true })] }),
  });
  await press('Publish: Lamp 7');
  const links = within(screen.getByRole('complementary')).getAllByRole('link');
  assert.equal(
    links.map(link => link.textContent),
    ['Lamp 7', 'Lamp 1'],
  );
});

test('changes nothing and says nothing when it fails: the pressed control becomes "Try again"', async () => {
  let status = 500;
  const { store, reported, written } = await openProfile({ write: () => status });
  await press('Delete: Lamp 1');
  assert.ok(foot('Review 1').getByText('Published'));
  assert.is(store.get(toastAtom), null);
  assert.is(screen.queryByRole('alert'), null);
  assert.is(reported.length, 1);
  status = 200;
  await press('Try again: Delete: Lamp 1');
  assert.ok(foot('Review 1').getByText('Deleted'));
  assert.equal(written, ['DELETE /reviews/p1', 'DELETE /reviews/p1']);
});

test('offers to try again only what failed last, on the same review and on another, and not on the next visit', async () => {
  await openProfile({ write: () => 500 });
  const retries = () =>
    screen.queryAllByRole('button', { name: /^Try again/ }).map(one => one.getAttribute('aria-label'));
  await press('Delete: Lamp 1');
  await press('Unpublish: Lamp 1');
  assert.equal(retries(), ['Try again: Unpublish: Lamp 1']);
  await press('Delete: Lamp 2');
  assert.equal(retries(), ['Try again: Delete: Lamp 2']);
  await user.click(screen.getByRole('tab', { name: /^Orders/ }));
  await settle();
  await user.click(screen.getByRole('tab', { name: /^Reviews/ }));
  await settle();
  assert.equal(retries(), []);
});

test('asks again for what a change may have moved, but not for the list it was made in', async () => {
  const { requested } = await openProfile();
  await press('Published');
  await press('All');
  const before = requested.length;
  await press('Unpublish: Lamp 3');
  await press('Published');
  await press('All');
  assert.is(requested.length - before, 1);
  assert.ok(foot('Review 3').getByText('Not published'));
});

test('asks again for a list of one type in which something was changed, once it was left', async () => {
  let isDeleted = true;
  await openProfile({
    at: `${path}?review_type=deleted`,
    profile: params =>
      params.get('review_type') === 'deleted'
        ? profileFor(params, { reviews: isDeleted ? [review(9, { deleted: true })] : [], total_pages: 1 })
        : profileFor(params, { reviews: [review(8)] }),
    write() {
      isDeleted = false;
      return {};
    },
  });
  await press('Restore: Lamp 9');
  assert.ok(foot('Review 9').getByText('Published'));
  await press('All');
  await press('Deleted');
  assert.ok(screen.getByText('No matching reviews'));
});

const recommended = (count: number) =>
  Array.from({ length: count }, (_, index) => review(index + 1, { recommend: true }));
const openRecommendations = (sent: number, total: number | null, further: readonly object[] = []) =>
  openProfile({
    profile: params =>
      params.get('tab') === 'recommendations'
        ? profileFor(params, { items: further, total_pages: 2 })
        : profileFor(params, {
            extra_data: { ...figures, recommendations_data: { items: recommended(sent), total } },
          }),
  });
const aside = () => within(screen.getByRole('complementary'));
const moreRecommendations = () => aside().queryByRole('button', { name: /^Show more/ });

for (const [sent, further] of [
  [20, [review(20), review(21)]],
  [5, [review(5), review(21)]],
] as const)
  test(`loads further recommendations where ${sent} of 21 came, and says how many there are`, async () => {
    const { requested } = await openRecommendations(sent, 21, further);
    assert.is(aside().getAllByRole('listitem').length, sent);
    await press('Show more of 21 recommendations');
    assert.equal(requested.at(-1), { tab: 'recommendations', page: '2' });
    assert.is(aside().getAllByRole('listitem').length, sent + 1);
    assert.ok(aside().getByText('These are all of your recommendations.'));
  });

for (const total of [34, null])
  test(`shows twenty recommendations at first where 34 came, of ${total ?? 'an unknown number'}`, async () => {
    const { requested } = await openRecommendations(34, total);
    assert.is(aside().getAllByRole('listitem').length, 20);
    const calls = requested.length;
    await press(total ? 'Show more of 34 recommendations' : 'Show more recommendations');
    assert.is(aside().getAllByRole('listitem').length, 34);
    assert.equal([requested.length, moreRecommendations()], [calls, null]);
    assert.is(document.activeElement, screen.getByRole('complementary'));
  });

test('shows no number for a single recommendation', async () => {
  await openRecommendations(0, 1);
  assert.is(moreRecommendations()?.textContent, 'Show more recommendations');
});

test('offers no more recommendations than there are', async () => {
  await openRecommendations(20, 20);
  assert.is(moreRecommendations(), null);
});

test('has two buttons for more, each named by its list', async () => {
  await openRecommendations(20, 30);
  const names = screen.getAllByRole('button', { name: /^Show more/ }).map(one => one.textContent);
  assert.equal(names, ['Show more reviews', 'Show more of 30 recommendations']);
});

test('offers nothing to do with a review that has no public id', async () => {
  await openProfile({ profile: params => profileFor(params, { reviews: [review(1, { public_id: null })] }) });
  assert.equal(foot('Review 1').queryAllByRole('button'), []);
});

test.run();
