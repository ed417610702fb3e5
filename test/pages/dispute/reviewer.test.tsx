import { expectConsole, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uiMessages } from '../../../src/messages/ui.ts';
import type { Dispute } from '../../../src/contract/dispute.ts';
import DisputeScreen from '../../../src/pages/dispute/index.tsx';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { openScreen, settle } from '../open-screen.tsx';

const at = '/reviews/profile/disputes/7';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
const picture = { id: 1, name: 'broken.jpg', type: 'image/jpeg', url: '/f/1', picture: { compact: '/f/1s' } };
const invoice = { id: 2, name: 'invoice.pdf', type: 'application/pdf', bytes: 12_400, url: '/f/2' };
const opened: Dispute = {
  id: 7,
  status: 'awaiting_store',
  dispute_type: 'damaged',
  created_at: inDays(-1),
  shop_name: 'Acme',
  product_title: 'Brass Lamp',
  description: 'The shade is broken.',
  desired_outcome_type: 'partial_refund',
  files: [picture, invoice],
  awaiting: { from: 'store' },
  response_time: { number: 4, unit: 'days' },
  events: [{ id: 1, kind: 'opened', by: 'reviewer', created_at: inDays(-1) }],
};
const answer = {
  name: 'answer',
  label: 'Answer',
  path: `${at}/answer`,
  fields: [{ name: 'body', label: 'Your answer', type: 'textarea', required: true }],
};
const withdraw = {
  name: 'withdraw',
  label: 'Withdraw',
  path: `${at}/withdraw`,
  confirmation: 'This ends the dispute. You cannot open it again.',
  destructive: true,
};
const asked: Dispute = {
  ...opened,
  status: 'awaiting_reviewer',
  awaiting: { from: 'reviewer', until: inDays(3) },
  events: [
    ...(opened.events ?? []),
    { id: 2, kind: 'store_answered', by: 'store', name: 'Acme', body: 'Was it like that in the box?' },
    {
      id: 3,
      kind: 'information_requested',
      by: 'arbitrator',
      name: 'Grace',
      asked: 'reviewer',
      body: 'A picture?',
    },
  ],
  actions: [answer, withdraw],
};

const open = (
  dispute: Dispute | number | (() => Dispute),
  sent: (request: FakeRequest) => unknown = () => ({}),
) => {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  return openScreen({
    at,
    loggedIn: true,
    meta: { reviewer: { encodedId: 'ann', name: 'Ann' } },
    screens: { reviewerDispute: DisputeScreen },
    answer: (_address, request) => {
      if (request.method !== 'GET') return sent(request);
      if (typeof dispute === 'number') return dispute;
      return { dispute: typeof dispute === 'function' ? dispute() : dispute };
    },
  });
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const steps = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const posts = (server: { requests: readonly FakeRequest[] }) =>
  server.requests.filter(({ method }) => method === 'POST');

test('shows what was said and sent, whose turn it is, and the deadline from the store’s response time', async () => {
  await open(opened);
  assert.is(document.title, 'Your dispute: Brass Lamp | Candour');
  assert.is(steps()[0], 'You opened the dispute');
  screen.getByText('The shade is broken.');
  screen.getByText('Desired outcome: Partial refund');
  screen.getByRole('button', { name: 'Open broken.jpg' });
  assert.is(screen.getByRole('link', { name: 'invoice.pdf' }).getAttribute('href'), '/f/2');
  screen.getByText('12 kB');
  assert.is(screen.getAllByText('Waiting for Acme').length, 2);
  assert.match(screen.getAllByText(/^Due by/)[0]?.parentElement?.textContent ?? '', / 3 days left$/);
  screen.getByText('The store says it replies within 4 days.');
  assert.is(screen.queryByRole('heading', { name: 'What you can do' }), null);
  const back = screen.getByRole('link', { name: 'Your disputes' });
  assert.is(back.getAttribute('href'), '/reviews/users/ann?tab=disputes');
});

test('says what was asked before the buttons that answer it, and no longer once the dispute is over', async () => {
  await open(asked);
  assert.is(screen.queryByText(/^The store says it replies/), null, 'not its turn');
  const [question] = screen.getAllByText('A picture?');
  const answering = screen.getByRole('button', { name: 'Answer' });
  assert.ok(question && question.compareDocumentPosition(answering) & Node.DOCUMENT_POSITION_FOLLOWING);
  assert.is(screen.getAllByText('Was it like that in the box?').length, 1);

  document.body.replaceChildren();
  await open({ ...asked, status: 'closed', awaiting: null });
  assert.is(screen.getAllByText('A picture?').length, 1);
});

test('answers where it is asked, and shows the dispute as the host answers', async () => {
  const { server } = await open(asked, () => ({
    dispute: {
      ...opened,
      events: [...(asked.events ?? []), { id: 4, kind: 'information_given', by: 'reviewer' }],
    },
  }));
  assert.equal(steps().slice(0, 3), [
    'You opened the dispute',
    'Acme replied',
    'Grace asked you for more information',
  ]);
  await press('Answer');
  assert.is(document.activeElement?.textContent, 'Answer');
  const form = within(document.querySelector('form') as HTMLElement);
  await user.click(form.getByRole('button', { name: 'Answer' }));
  form.getByRole('link', { name: 'Please fill this in.' });
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  await user.click(form.getByRole('button', { name: 'Answer' }));
  await settle();
  const [request] = posts(server);
  assert.is(request?.address, `${at}/answer`);
  assert.equal(JSON.parse(String(request?.body)), { body: 'Yes.' });
  assert.ok(steps().includes('You gave the information'));
  assert.is(document.activeElement?.textContent, 'Status');
  assert.is(server.requests.length, 2);
});

test('asks before it withdraws, and does it on yes alone', async () => {
  const { server } = await open(asked, () => ({
    dispute: { ...asked, status: 'withdrawn', awaiting: null, actions: [] },
  }));
  await press('Withdraw');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw' }));
  dialog.getByText(withdraw.confirmation);
  const buttons = dialog.getAllByRole('button');
  assert.equal(
    buttons.map(({ textContent }) => textContent),
    ['Cancel', 'Withdraw'],
  );
  assert.ok(buttons[1]?.classList.contains('mp-button--danger'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  assert.equal(posts(server), []);
  await press('Withdraw');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  await settle();
  assert.is(posts(server)[0]?.address, `${at}/withdraw`);
  screen.getByText('Withdrawn');
  assert.is(screen.queryByText('Your answer is needed'), null);
});

const withdrawn = async (status: number, body: unknown) => {
  await open(asked, request => request.answer(body, status));
  await press('Withdraw');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  await settle();
};

for (const errors of [
  { base: ['Too late for that.'] },
  { state: ['Too late for that.'] },
  ['Too late for that.'],
])
  test(`shows why withdrawing was refused: ${JSON.stringify(errors)}`, async () => {
    expectConsole(/withdraw/);
    await withdrawn(422, { errors });
    within(screen.getByRole('alert')).getByText('Too late for that.');
    screen.getByRole('button', { name: /Withdraw/ });
  });

for (const status of [401, 403, 422])
  test(`leads to sign in where withdrawing was refused with ${status}`, async () => {
    expectConsole(/withdraw/);
    await withdrawn(status, { error: 'Invalid CSRF token' });
    const alert = within(screen.getByRole('alert'));
    alert.getByText(uiMessages.signedOut);
    assert.match(alert.getByRole('link').getAttribute('href') ?? '', /^\/login\?return_to=.*dispute/);
  });

for (const [what, empty] of [
  ['nothing', ''],
  ['something else', { message: 'done' }],
] as const)
  test(`takes a step as done that is answered with ${what}, and asks how the dispute stands`, async () => {
    let dispute = asked;
    const { server } = await open(
      () => dispute,
      request => {
        dispute = { ...asked, status: 'withdrawn', awaiting: null, actions: [] };
        request.answer(empty);
      },
    );
    await press('Withdraw');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await settle();
    assert.is(screen.queryByRole('alert'), null);
    screen.getByText('Withdrawn');
    assert.equal(
      server.requests.map(({ method }) => method),
      ['GET', 'POST', 'GET'],
    );
  });

test('says that an answer came too late, keeps its text, and shows how the dispute stands', async () => {
  const decided: Dispute = {
    ...asked,
    status: 'decided',
    awaiting: null,
    actions: [],
    events: [
      {
        id: 9,
        kind: 'decided',
        by: 'arbitrator',
        decision: { outcome: 'reviewer', amount: 20, currency: 'EUR' },
      },
    ],
  };
  await open(asked, request => {
    request.answer({ error: 'decided', dispute: decided }, 409);
  });
  await press('Answer');
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Here it is.');
  await user.click(
    within(document.querySelector('form') as HTMLElement).getByRole('button', { name: 'Answer' }),
  );
  await settle();
  const said = within(screen.getByRole('alert'));
  said.getByText('The dispute has changed');
  said.getByText('Here it is.');
  assert.is(
    screen.getAllByText('In your favour')[0]?.parentElement?.textContent,
    'In your favour€20.00 back to you',
  );
  assert.ok(steps().includes('The arbitrator decided'));
});

test('takes an answer as sent whose own answer was lost, and that comes too late the second time', async () => {
  expectConsole(/answer/);
  const text = 'Here it is.';
  const given = { id: 4, kind: 'information_given', by: 'reviewer', body: `${text}\n` } as const;
  const taken: Dispute = { ...asked, actions: [], events: [...(asked.events ?? []), given] };
  const { server } = await open(asked, request => {
    if (posts(server).length === 1) request.breakOff();
    else request.answer({ error: 'answered', dispute: taken }, 409);
  });
  await press('Answer');
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), text);
  await user.click(
    within(document.querySelector('form') as HTMLElement).getByRole('button', { name: 'Answer' }),
  );
  await settle();
  screen.getByRole('alert');
  await press('Try again');
  await settle();
  assert.is(posts(server).length, 2);
  assert.is(screen.queryByRole('alert'), null);
  assert.is(screen.getAllByText(text).length, 1);
});

test('keeps what was typed where sending fails, and sends it again', async () => {
  expectConsole(/answer/);
  let status = 500;
  const { server } = await open(asked, request => {
    request.answer({ dispute: opened }, status);
  });
  await press('Answer');
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  await user.click(
    within(document.querySelector('form') as HTMLElement).getByRole('button', { name: 'Answer' }),
  );
  await settle();
  screen.getByRole('alert');
  status = 200;
  await press('Try again');
  await settle();
  assert.is(posts(server).length, 2);
  assert.is(screen.queryByRole('alert'), null);
});

test('has no dispute of somebody else, and tries again after a failure', async () => {
  expectConsole(/disputes\/7/);
  await open(404);
  screen.getByRole('heading', { level: 1, name: 'We can’t find this dispute' });
  assert.is(document.title, 'We can’t find this dispute | Candour');
  document.body.replaceChildren();
  const { server } = await open(503);
  screen.getByRole('heading', { level: 1, name: 'We couldn’t load your dispute' });
  await press('Try again');
  await settle();
  assert.is(server.requests.length, 2);
});

test.run();
