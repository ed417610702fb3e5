import { expectConsole, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disputeMessages, disputePageMessages as texts } from '../../../src/messages/dispute.ts';
import DisputeScreen from '../../../src/pages/dispute/index.tsx';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { openScreen, settle } from '../open-screen.tsx';

const close = {
  name: 'close',
  label: 'Close it',
  path: '/reviews/arbitrator/7/close',
  fields: [{ name: 'reason', label: 'Reason', type: 'textarea', required: true }],
  confirmation: 'Close without a decision?',
};
const dispute = {
  id: 7,
  status: 'awaiting_arbitrator',
  product_title: 'Brass Lamp',
  shop_name: 'Juniper Row',
  description: 'It came broken.',
  reviewer: { name: 'Ann', encoded_id: 'ann2' },
  events: [
    { id: 1, kind: 'store_answered', by: 'store', name: 'Juniper Row', body: 'It was fine when it left.' },
  ],
  order: { product_title: 'Brass Lamp', price: 20, quantity: 3, currency: 'EUR' },
  review: { uuid: 'r', title: 'Broken', rating: 1 },
  actions: [close],
};

async function open(of: unknown = { dispute }, write: (request: FakeRequest) => unknown = () => 500) {
  const app = await openScreen({
    at: '/reviews/arbitrator/7',
    screens: { arbitratorDispute: DisputeScreen },
    loggedIn: true,
    answer: ({ pathname }, request) => {
      if (request.method !== 'GET') return write(request);
      return pathname === '/reviews/arbitrator/7' ? of : 404;
    },
  });
  await settle();
  return app;
}
const button = (name: string) => screen.getByRole('button', { name });
async function fillInAndConfirm(send = close.label) {
  await user.click(button(close.label));
  await user.type(screen.getByLabelText(/Reason/), 'Paid back already');
  await user.click(screen.getAllByRole('button', { name: send }).at(-1) as HTMLElement);
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(close.confirmation);
  await user.click(within(question).getByRole('button', { name: close.label }));
  await settle();
}

test('shows both sides, who takes part, what the order cost, and the review in question', async () => {
  await open();
  assert.is(document.title, 'Dispute: Brass Lamp | Candour');
  screen.getByText('It came broken.');
  screen.getByText('It was fine when it left.');
  assert.is(screen.getByRole('link', { name: /Ann/ }).getAttribute('href'), '/reviews/profile/ann2');
  screen.getByRole('heading', { name: texts.review });
  screen.getByText('Broken');
  screen.getByText('Value of the order: €60.00');
});

test('offers exactly what the answer names, and asks for its fields and a confirmation', async () => {
  const sent: unknown[] = [];
  await open({ dispute }, request => {
    sent.push([request.address, JSON.parse(String(request.body))]);
    return { dispute: { ...dispute, status: 'closed', actions: [] } };
  });
  await fillInAndConfirm();
  assert.equal(sent, [['/reviews/arbitrator/7/close', { reason: 'Paid back already' }]]);
  screen.getByText(disputeMessages.statuses.closed);
  assert.is(screen.queryByRole('button', { name: close.label }), null);
});

test('has both sides before the actions, a way down to them, and those that end it apart', async () => {
  const ask = { name: 'ask', label: 'Request information', path: '/ask', fields: close.fields };
  await open({ dispute: { ...dispute, actions: [{ ...close, final: true }, ask] } });
  const order = [...document.querySelectorAll('h2, h3, .mp-dispute-actions button')].map(
    one => one.textContent,
  );
  const places = [texts.claim, texts.reply, texts.review, disputeMessages.actions, ask.label];
  const last = [...places, disputeMessages.ending, close.label];
  assert.equal(
    order.filter(text => last.includes(text ?? '')),
    last,
  );
  await user.click(button(texts.toActions));
  assert.is(document.activeElement, screen.getByRole('heading', { name: disputeMessages.actions }));
});

const closeAndNext = texts.sendAndNext({ action: close.label });
for (const send of [close.label, closeAndNext])
  test(`says after '${send}' that somebody else was faster, shows how it stands, and keeps what was written`, async () => {
    await open({ dispute: { ...dispute, next_path: '/reviews/arbitrator/8' } }, request => {
      request.answer({ error: 'over', dispute: { ...dispute, status: 'decided', actions: [] } }, 409);
    });
    await fillInAndConfirm(send);
    assert.is(location.pathname, '/reviews/arbitrator/7');
    screen.getByText(disputeMessages.conflict.title);
    screen.getByText('Paid back already');
    screen.getByText(disputeMessages.statuses.decided);
  });

test('keeps the focus on the button of a decision that was not sent', async () => {
  expectConsole(/close/);
  let isDisabled = true;
  await open({ dispute: { ...dispute, next_path: '/reviews/arbitrator/8' } }, () => {
    isDisabled = (button(closeAndNext) as HTMLButtonElement).disabled;
    return 500;
  });
  await fillInAndConfirm(closeAndNext);
  screen.getByRole('alert');
  assert.is(document.activeElement, button(closeAndNext));
  assert.not(isDisabled, 'a browser takes the focus from a disabled button');
});

test('says at the field which amount is wrong, and names it in the question before it is sent', async () => {
  const sent: unknown[] = [];
  const split = {
    ...{ name: 'split', label: 'Decide in part', path: '/reviews/arbitrator/7/split' },
    fields: [{ name: 'amount', label: 'Refund', type: 'number', required: true, currency: 'EUR' }],
    confirmation: 'Decide for both sides?',
  };
  await open({ dispute: { ...dispute, actions: [split] } }, ({ body }) => {
    sent.push(JSON.parse(String(body)));
    return { dispute: { ...dispute, actions: [] } };
  });
  await user.click(button(split.label));
  const amount = screen.getByRole('textbox', { name: /^Refund/, description: 'Value of the order: €60.00' });
  const send = () => user.click(screen.getAllByRole('button', { name: split.label }).at(-1) as HTMLElement);
  for (const [typed, issue] of [
    ['0', disputeMessages.amountTooLow],
    ['61', disputeMessages.amountTooHigh({ price: '€60.00' })],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    await send();
    assert.is(screen.queryByRole('alertdialog'), null);
    screen.getByRole('link', { name: issue });
    assert.is(document.activeElement, amount);
  }
  await user.clear(amount);
  await user.type(amount, '12.5');
  await send();
  const question = screen.getByRole('alertdialog', {
    description: /Decide for both sides\?.*Refund: €12\.50/,
  });
  await user.click(within(question).getByRole('button', { name: split.label }));
  await settle();
  assert.equal(sent, [{ amount: 12.5 }]);
});

test('leads back to the list where the dispute is not there', async () => {
  await open(404);
  screen.getByRole('heading', { level: 1, name: texts.goneTitle });
  const links = screen.getAllByRole('link', { name: 'All disputes' });
  assert.is(links[0]?.getAttribute('href'), '/reviews/arbitrator');
});

test('explains to other people that the page is for arbitrators', async () => {
  await open(403);
  screen.getByRole('heading', { level: 1, name: 'This page is for arbitrators' });
  assert.is(screen.queryByRole('link', { name: 'All disputes' }), null);
});

for (const [outcome, amount, text] of [
  ['reviewer', 83.99, 'In favour of the reviewerNZ$83.99 back to the reviewer'],
  ['store', 0, 'In favour of the storeNothing is paid back'],
  ['partial', null, 'Partly for each side'],
] as const)
  test(`says what was awarded: ${text}`, async () => {
    const decision = { outcome, amount, currency: 'NZD' };
    const events = [...dispute.events, { id: 2, kind: 'decided', by: 'arbitrator', decision }];
    await open({ dispute: { ...dispute, status: 'decided', actions: [], events } });
    const is = (_: string, element: Element | null) => element?.textContent === text;
    assert.ok(screen.getAllByText(is, { selector: 'p' }).length > 0);
  });

test('sets claim and reply side by side, says neither twice, and lists earlier disputes', async () => {
  const earlier = { reviewer: { count: 3, won: 1 }, store: { count: 0, won: 0 } };
  await open({ dispute: { ...dispute, earlier } });
  const part = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('section');
  within(part(texts.claim) as HTMLElement).getByText('It came broken.');
  within(part(texts.reply) as HTMLElement).getByText('It was fine when it left.');
  assert.is(screen.getAllByText('It came broken.').length, 1);
  assert.is(screen.getAllByText('It was fine when it left.').length, 1);
  screen.getByText('3 earlier disputes, 1 decided in their favour');
  screen.getByText('No earlier disputes');
});

test('says that the store has not replied', async () => {
  await open({ dispute: { ...dispute, events: [] } });
  screen.getByText(texts.noReply);
  assert.is(screen.queryByText(/earlier dispute/), null);
});

for (const [does, label, where] of [
  ['goes on to the next dispute', closeAndNext, '/reviews/arbitrator/8'],
  ['stays', close.label, '/reviews/arbitrator/7'],
] as const)
  test(`saves a decision and ${does}`, async () => {
    const next_path = '/reviews/arbitrator/8';
    await open({ dispute: { ...dispute, next_path } }, () => ({ dispute: { ...dispute, actions: [] } }));
    assert.is(screen.getByRole('link', { name: texts.next }).getAttribute('href'), next_path);
    await fillInAndConfirm(label);
    assert.is(location.pathname, where);
  });

test.run();
