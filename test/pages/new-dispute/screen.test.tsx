import { act, expectConsole, fireEvent, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import NewDisputeScreen from '../../../src/pages/new-dispute/index.tsx';
import PrivateProfileScreen from '../../../src/pages/private-profile/index.tsx';
import { FakeXhr } from '../../forms/fake-xhr.ts';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const shopPath = '/reviews/stores/acme';
const at = `${shopPath}/disputes/new`;
const lamp = { public_id: 'li1', product_title: 'Brass Lamp', placed_at: '2026-03-01T10:00:00Z' };
const desk = { public_id: 'li2', product_title: 'Desk' };
const form = {
  orders: [lamp, desk],
  dispute_types: [{ value: 'damaged', label: 'It arrived damaged' }, 'not_received'],
  outcome_types: ['refund', 'repair'],
  shop_name: 'Acme',
  response_time: { number: 2, unit: 'days' },
};
const profile = {
  basic_data: { encoded_id: 'ann', name: 'Ann' },
  extra_data: { disputes_data: { total_count: 1 } },
};

const open = (says: () => unknown = () => form, rest: Partial<ScreenSetUp> = {}) => {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  return openScreen({
    at,
    loggedIn: true,
    meta: { reviewer: { encodedId: 'ann', name: 'Ann' } },
    screens: {
      newShopDispute: NewDisputeScreen,
      newProductDispute: NewDisputeScreen,
      privateProfile: PrivateProfileScreen,
    },
    answer: ({ pathname }) => (pathname.endsWith('/disputes/new') ? says() : { ...profile, items: [] }),
    ...rest,
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const fill = async () => {
  await user.click(screen.getByRole('radio', { name: /Brass Lamp/ }));
  await user.click(screen.getByRole('radio', { name: 'It arrived damaged' }));
  await user.type(box('What happened'), 'The shade is broken.');
  await user.click(screen.getByRole('radio', { name: 'Full refund' }));
};
const pdf = new File(['%PDF-1.7'], 'invoice.pdf');
const choose = (...files: File[]) =>
  act(async () => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  });
const sent = async (count = 1) => {
  await waitFor(() => assert.is(FakeXhr.all.length, count));
  return FakeXhr.all[count - 1] as FakeXhr;
};

test('sends a dispute with its file after it was looked over, and confirms it among the disputes', async () => {
  const { store } = await open();
  assert.is(document.title, 'Open a dispute: Acme | Candour');
  screen.getByText(/Acme has 2 days to reply\. If you can’t agree/);
  await fill();
  await choose(pdf);
  await screen.findByText('invoice.pdf');
  await press('Check and send');
  assert.is(heading(), 'Check your dispute');
  assert.is(document.activeElement?.textContent, 'Check your dispute');
  const facts = [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent);
  assert.equal(facts, [
    'Brass Lamp Ordered March 1, 2026',
    'It arrived damaged',
    'The shade is broken.',
    'Full refund',
    'Not given',
    'invoice.pdf 1 kB',
  ]);
  assert.equal(FakeXhr.all, []);
  const sending = screen.getByRole('button', { name: 'Send dispute' }).closest('form');
  assert.match(sending?.textContent ?? '', 'You can’t review this order while the dispute is open.');

  await press('Send dispute');
  const request = await sent();
  assert.is(request.address, '/reviews/profile/disputes');
  assert.is(request.headers.get('X-CSRF-Token'), 'token-1');
  assert.equal(
    [...request.form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    [
      ['source_id', 'li1'],
      ['dispute_type', 'damaged'],
      ['desired_outcome_type', 'refund'],
      ['files[]', 'invoice.pdf'],
      ['description', 'The shade is broken.'],
      ['desired_outcome_description', ''],
    ],
  );
  const events: unknown[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent).detail);
  document.addEventListener('marketplace:dispute-opened', listen, { once: true });
  await request.answer({ dispute: { id: 7, shop_name: 'Acme' }, response_time: { number: 2, unit: 'days' } });
  await settle();
  assert.equal(events, [{ about: 'shop' }]);
  assert.is(location.pathname + location.search, '/reviews/users/ann?tab=disputes');
  const said = await screen.findByText('Your dispute is open.');
  assert.is(
    said.parentElement?.textContent,
    'Your dispute is open. We’ve let Acme know. They have 2 days to reply.',
  );

  // A load anew still says it, and nothing is left of the draft.
  const kept = sessionStorage.getItem('dispute_opened') ?? '';
  document.body.replaceChildren();
  await open(undefined, { at: '/reviews/users/ann?tab=disputes' });
  await screen.findByText('Your dispute is open.');
  sessionStorage.setItem('dispute_opened', kept.replace(/"until":\d+/, `"until":${Date.now() - 1}`));
  document.body.replaceChildren();
  await open(undefined, { at: '/reviews/users/ann?tab=disputes' });
  assert.is(screen.queryByText('Your dispute is open.'), null);
  assert.ok(store);
});

test('says nothing where sending fails, keeps everything, and tries again', async () => {
  expectConsole(/profile\/disputes/);
  const { reported } = await open();
  await fill();
  await press('Check and send');
  await press('Send dispute');
  await (await sent()).answer({}, 500);
  await settle();
  assert.is(screen.queryByRole('alert'), null);
  assert.is(reported.length, 1);
  assert.is(heading(), 'Check your dispute');
  await press('Try again');
  assert.is((await sent(2)).form.get('description'), 'The shade is broken.');
  // A person whose session has ended can sign in, and finds the draft again.
  assert.is(screen.queryByRole('link', { name: 'Sign In' }), null);
  await (await sent(2)).answer({}, 401);
  await settle();
  assert.is(screen.queryByRole('alert'), null);
  const signIn = screen.getByRole('link', { name: 'Sign In' }).getAttribute('href') ?? '';
  assert.is(new URL(signIn, location.href).searchParams.get('return_to'), at);
});

test('does not speak of a review to somebody who has written it', async () => {
  await open(() => ({ ...form, orders: [{ ...lamp, review_public_id: 'r1' }] }));
  await user.click(screen.getByRole('radio', { name: 'It arrived damaged' }));
  await user.type(box('What happened'), 'The shade is broken.');
  await user.click(screen.getByRole('radio', { name: 'Full refund' }));
  await press('Check and send');
  const sending = screen.getByRole('button', { name: 'Send dispute' }).closest('form');
  assert.not.match(sending?.textContent ?? '', 'can’t review');
});

test('shows what the host says about a field there, with everything else as it was', async () => {
  expectConsole(/profile\/disputes/);
  await open();
  await fill();
  await press('Check and send');
  await press('Send dispute');
  await (await sent()).answer({ errors: { description: ['is too short'] } }, 422);
  await settle();
  assert.is(heading(), 'Open a dispute');
  screen.getByRole('link', { name: 'What happened: is too short' });
  assert.is(document.activeElement, box('What happened'));
  await user.type(box('What happened'), ' Twice.');
  await press('Check and send');
  assert.is(heading(), 'Check your dispute');
  await press('Change something');
  assert.is(box('What happened').value, 'The shade is broken. Twice.');
});

test('says what is missing before anything is looked over, and keeps a draft for each store', async () => {
  const { storage } = await open();
  await press('Check and send');
  screen.getByRole('heading', { name: 'Please check 4 fields' });
  await fill();
  await press('Check and send');
  await press('Change something');
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  const stored = Object.fromEntries(storage.kept);
  await open(undefined, { stored });
  screen.getByText('We’ve restored your draft.');
  assert.ok((screen.getByRole('radio', { name: /Brass Lamp/ }) as HTMLInputElement).checked);
  document.body.replaceChildren();
  await open(undefined, { stored, at: '/reviews/stores/other/disputes/new' });
  assert.is(box('What happened').value, '');
});

test('shows five orders first, then all, and never hides the chosen one', async () => {
  const orders = Array.from({ length: 8 }, (_, at) => ({
    public_id: `o${at}`,
    product_title: `Order ${at}`,
  }));
  const titles = () => screen.queryAllByRole('radio', { name: /^Order \d/ }).length;
  const { storage } = await open(() => ({ ...form, orders }));
  assert.is(titles(), 5);
  await press('Show all 8 orders');
  assert.is(titles(), 8);
  await user.click(screen.getByRole('radio', { name: /Order 7/ }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  document.body.replaceChildren();
  await open(() => ({ ...form, orders }), { stored: Object.fromEntries(storage.kept) });
  assert.is(titles(), 6);
  assert.ok((screen.getByRole('radio', { name: /Order 7/ }) as HTMLInputElement).checked);
});

test('leads to a dispute that is going on about an order, and chooses the only other one', async () => {
  await open(() => ({ ...form, orders: [{ ...lamp, dispute_path: '/reviews/profile/disputes/7' }, desk] }));
  assert.is(
    screen.getByRole('link', { name: 'See the dispute' }).getAttribute('href'),
    '/reviews/profile/disputes/7',
  );
  assert.ok((screen.getByRole('radio', { name: 'Desk' }) as HTMLInputElement).checked);
  assert.is(screen.queryByRole('radio', { name: /Brass Lamp/ }), null);

  document.body.replaceChildren();
  await open(() => ({ ...form, orders: [{ ...lamp, dispute_path: '/reviews/profile/disputes/7' }] }));
  assert.is(heading(), 'You already have a dispute about this');
});

test('says what a dispute needs where no order is known, and leads to the orders and back', async () => {
  await open(() => ({ ...form, orders: [] }));
  assert.is(heading(), 'A dispute needs an order');
  screen.getByText(/ We can’t find an order of yours from Acme\.$/);

  document.body.replaceChildren();
  await open(() => ({ ...form, orders: [] }), { at: `${shopPath}/products/lamp/disputes/new` });
  screen.getByText(/ We can’t find an order of yours for this product\.$/);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  assert.match(hrefOf('See your orders') ?? '', /\?tab=orders$/);
  assert.is(hrefOf('Back to the product'), `${shopPath}/products/lamp`);
  assert.is(screen.queryByRole('button', { name: 'Check and send' }), null);
});

test('follows the status of a form that does not load: not found, sign in, or try again', async () => {
  expectConsole(/disputes\/new/);
  let says: unknown = 404;
  await open(() => says);
  assert.is(heading(), 'We can’t find this page');
  for (says of [401, 403]) {
    document.body.replaceChildren();
    await open(() => says);
    await screen.findByRole('link', { name: /Sign In/ });
  }
  says = 503;
  document.body.replaceChildren();
  await open(() => says);
  assert.is(heading(), 'We couldn’t load the form');
  says = form;
  await press('Try again');
  await settle();
  assert.ok(box('What happened'));
});

test.run();
