import { screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arbitratorMessages as texts } from '../../../src/messages/arbitrator.ts';
import { disputeMessages } from '../../../src/messages/dispute.ts';
import { signInPromptMessages } from '../../../src/messages/screen-notices.ts';
import { uiMessages } from '../../../src/messages/ui.ts';
import ArbitratorScreen from '../../../src/pages/arbitrator/index.tsx';
import { toastAtom } from '../../../src/state/page/notices.ts';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { openScreen, settle } from '../open-screen.tsx';

const assign = (id: number) => ({
  name: 'assign',
  label: 'Assign to me',
  path: `/reviews/arbitrator/${id}/assign`,
});
const dispute = (id: number, more: object = {}) => ({
  id,
  product_title: `Product ${id}`,
  shop_name: 'Juniper Row',
  status: 'awaiting_arbitrator',
  dispute_type: 'not_received',
  reviewer: { name: 'Ann' },
  actions: [assign(id)],
  ...more,
});
const three = () => ({
  disputes: [dispute(1), dispute(2), dispute(3)],
  page: 1,
  per_page: 3,
  total_results: 7,
  dispute_types: [
    { value: 'not_received', label: 'Nothing came' },
    { value: 'haunted', label: 'It is haunted' },
  ],
});
type Answer = (params: URLSearchParams) => unknown;

const openArbitrator = (
  at = '/reviews/arbitrator',
  list: Answer = three,
  write: (request: FakeRequest) => unknown = () => ({}),
  loggedIn = true,
) =>
  openScreen({
    at,
    loggedIn,
    meta: { reviewer: { encodedId: 'ann', name: 'Ann' } },
    screens: { arbitrator: ArbitratorScreen },
    answer: ({ pathname, searchParams }, request) => {
      if (request.method !== 'GET') return write(request);
      return pathname === '/reviews/arbitrator' ? list(searchParams) : 404;
    },
  });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);
const focused = () => document.activeElement?.textContent;

test('asks with all filters of the address, the open disputes that are due first without any', async () => {
  const app = await openArbitrator();
  const [first] = app.server.requests.map(({ address }) => address).filter(one => one.includes('arbitrator'));
  assert.is(
    first,
    '/reviews/arbitrator?format=json&redesign=true&total_results=true&status=open&dispute_type=&assignee=anyone&search=&sort_by=due&page=1',
  );
  assert.equal(titles(), ['Product 1', 'Product 2', 'Product 3']);
  assert.is(screen.getByText('7 disputes').getAttribute('role'), 'status');
  screen.getByRole('link', { name: 'Page 3' });
  assert.is(screen.getByRole('link', { name: 'Product 2' }).getAttribute('href'), '/reviews/arbitrator/2');
});

test('shows what each order is worth, and marks what is overdue', async () => {
  const until = (day: string) => ({ awaiting: { from: 'arbitrator', until: `${day}T10:00:00Z` } });
  await openArbitrator('/reviews/arbitrator', () => ({
    disputes: [
      dispute(1, { order_value: 48.5, currency: 'EUR', ...until('2020-01-01') }),
      dispute(2, { order_value: 1200, ...until('2999-01-01') }),
    ],
  }));
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  assert.ok(within(first).getByText('€48.50'));
  assert.ok(
    within(first)
      .getByText(/^Was due/)
      .classList.contains('mp-case__late'),
  );
  assert.is(within(second).queryByText(/1,200/), null, 'an amount without its currency');
  assert.is(second.querySelector('.mp-case__late'), null);
});

test('keeps each filter in the address and starts at page 1', async () => {
  await openArbitrator('/reviews/arbitrator?page=2');
  await user.selectOptions(screen.getByLabelText(texts.status), 'decided');
  assert.is(location.search, '?status=decided');
  screen.getByRole('option', { name: 'It is haunted' });
  await user.selectOptions(screen.getByLabelText(texts.type), 'Nothing came');
  await user.selectOptions(screen.getByLabelText(texts.assignee), texts.assignees.me ?? '');
  await user.type(screen.getByRole('textbox', { name: texts.search }), 'lamp{enter}');
  assert.is(location.search, '?status=decided&dispute_type=not_received&assignee=me&search=lamp');
  await user.click(screen.getByRole('button', { name: texts.clear }));
  assert.is(location.search, '');
});

test('shows the choices of the address, also those that are not among the offered ones', async () => {
  await openArbitrator('/reviews/arbitrator?status=decided&dispute_type=other_shop');
  const chosen = (label: string) =>
    (screen.getByLabelText(label) as HTMLSelectElement).selectedOptions[0]?.text;
  assert.equal([chosen(texts.status), chosen(texts.type)], ['Decided', 'other_shop']);
  assert.is(screen.getAllByRole('option', { name: 'Decided' }).length, 1);
});

test('is an empty list after a failure, and can be asked for again', async () => {
  let isUp = false;
  await openArbitrator(undefined, () => (isUp ? three() : 500));
  assert.equal(titles(), [texts.failed.title]);
  assert.is(screen.queryByText(texts.count({ count: 0 })), null);
  isUp = true;
  await user.click(screen.getByRole('button', { name: uiMessages.retry }));
  await settle();
  assert.is(titles().length, 3);
});

test('shows who is no arbitrator no list and no tools', async () => {
  await openArbitrator(undefined, () => 403);
  screen.getByRole('heading', { level: 1, name: texts.refused.title });
  const own = screen.getByRole('link', { name: texts.refused.own });
  assert.is(own.getAttribute('href'), '/reviews/users/ann?tab=disputes');
  assert.is(screen.queryByRole('region', { name: texts.controls }), null);
});

test('asks a guest to sign in, and the host for nothing', async () => {
  const { server } = await openArbitrator(undefined, three, undefined, false);
  screen.getByRole('heading', { level: 1, name: signInPromptMessages.titles.arbitrator });
  assert.is(screen.queryByRole('region', { name: texts.controls }), null);
  assert.equal(
    server.requests.filter(({ address }) => address.includes('arbitrator')),
    [],
  );
});

test('says why there is nothing', async () => {
  const none = () => ({ disputes: [], page: 1, total_results: 0 });
  await openArbitrator(undefined, none);
  assert.equal(titles(), [texts.none.title]);
  await user.selectOptions(screen.getByLabelText(texts.assignee), 'me');
  await settle();
  assert.equal(titles(), [texts.noMatch.title]);
});

test('is gone through by keys', async () => {
  await openArbitrator();
  screen.getByRole('link', { name: 'Product 1' }).focus();
  await user.keyboard('j{ArrowDown}');
  assert.is(focused(), 'Product 3');
  await user.keyboard('jk');
  assert.is(focused(), 'Product 2');
});

test('takes a dispute on by a key or a press, and loads the list again', async () => {
  let isMine = false;
  await openArbitrator(
    undefined,
    () => ({
      ...three(),
      disputes: [dispute(1, isMine ? { assignee: { name: 'Juri Klee' }, actions: [] } : {})],
    }),
    () => {
      isMine = true;
      return { dispute: { id: 1 } };
    },
  );
  const row = screen.getByRole('listitem');
  within(row).getByText(texts.unassigned);
  screen.getByRole('link', { name: 'Product 1' }).focus();
  await user.keyboard('a');
  await settle();
  within(screen.getByRole('listitem')).getByText(texts.assigned({ name: 'Juri Klee' }));
});

test('leaves a dispute as it is when taking it on fails, and names the person who was faster', async () => {
  let status = 500;
  const { store } = await openArbitrator(undefined, three, request => {
    const dispute = status === 409 && { id: 1, status: 'decided' };
    request.answer({ error: 'taken', ...(dispute && { dispute }) }, status);
  });
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Assign to me: Product 1' }));
    await settle();
  };
  await press();
  assert.is(titles().length, 3);
  assert.is(store.get(toastAtom)?.text, uiMessages.failures.server);
  status = 409;
  await press();
  assert.is(store.get(toastAtom)?.text, disputeMessages.conflict.title);
  status = 401;
  await press();
  assert.is(store.get(toastAtom)?.text, uiMessages.signedOut);
  assert.is(store.get(toastAtom)?.link?.href, '/login?return_to=%2Freviews%2Farbitrator');
  for (status of [403, 422]) {
    await press();
    assert.is(store.get(toastAtom)?.text, 'taken');
  }
});

test('shows why the host refuses that a dispute is taken on', async () => {
  const { store } = await openArbitrator(undefined, three, request => {
    request.answer({ errors: { base: ['You are a party.'] } }, 422);
  });
  await user.click(screen.getByRole('button', { name: 'Assign to me: Product 1' }));
  await settle();
  assert.is(store.get(toastAtom)?.text, 'You are a party.');
});

test.run();
