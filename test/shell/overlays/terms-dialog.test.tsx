import { act, expectConsole, fireEvent, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { overlayMessages } from '../../../src/messages/overlays.ts';
import { uiMessages } from '../../../src/messages/ui.ts';
import { Overlays } from '../../../src/shell/overlays/overlays.tsx';
import { loadReviewerAtom, reviewerAtom } from '../../../src/state/person/reviewer.ts';
import { settled } from '../../api/fake-fetch.ts';
import { setCookie } from '../../support/cookies.ts';
import { type SetUp, setUp } from '../support.tsx';

const path = '/reviews/profile/accept_tos';
const ann = { name: 'Ann Lee' };
/** Whether she has accepted the terms, as in the host page. */
const metaOf = (accepted_tos = false) => ({ reviewer: ann, fields: { reviewer: { accepted_tos } } });
const csrf = () => {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  setCookie('cookies_accepted', '1');
};
test.before.each(csrf);

const mount = (given: Partial<SetUp> = {}) =>
  setUp({
    loggedIn: true,
    meta: metaOf(),
    draw: roots => (
      <>
        <h1>screen</h1>
        <Overlays {...roots} />
      </>
    ),
    ...given,
  });
const dialog = () => screen.queryByRole('dialog', { name: 'Terms of Service' }) as HTMLDialogElement | null;
/** The failure notice in the dialog. No other notice lies over it. */
const failure = () => {
  assert.is(screen.queryByRole('alertdialog'), null);
  return within(dialog() as HTMLElement).getByRole('alert').textContent ?? '';
};
const name = () => screen.getByRole('textbox', { name: 'Reviewer name' }) as HTMLInputElement;
const checkbox = () => screen.getByRole('checkbox') as HTMLInputElement;
const submit = () => screen.getByRole('button', { name: /Accept and continue|Loading/ }) as HTMLButtonElement;
const sent = ({ server }: { server: { requests: readonly { address: string }[] } }) =>
  server.requests.filter(({ address }) => address.includes('accept'));

/** Lets the server answer, and waits for all that follows. */
const answer = (give: () => void | Promise<void>) =>
  act(async () => {
    await give();
    await new Promise(resolve => setTimeout(resolve));
    await settled();
  });

test('asks a signed-in reviewer who has not accepted the terms, by a name and a checkbox', async () => {
  await mount();
  assert.ok(dialog()?.open);
  assert.is(name().value, 'Ann Lee');
  assert.not(checkbox().checked);
  assert.is(document.documentElement.style.overflow, 'hidden');
});

for (const [who, given] of [
  ['who has accepted them', { meta: metaOf(true) }],
  ['of whom nothing is said', { meta: { reviewer: ann } }],
  ['who is a guest', { loggedIn: false }],
] as const) {
  test(`does not ask somebody ${who}`, async () => {
    await mount(given);
    assert.is(dialog(), null);
  });
}

test('follows me.json rather than the page on whether terms are accepted', async () => {
  const { store, server } = await mount({ meta: metaOf(true) });
  await answer(async () => {
    const loaded = store.set(loadReviewerAtom);
    server.last().answer({ name: 'Ann B. Lee', accepted_tos: false });
    await loaded;
  });
  assert.is(name().value, 'Ann B. Lee');
});

test('links to the terms in a new tab, and to signing out', async () => {
  await mount({
    meta: { reviewer: ann, fields: { ...metaOf().fields, links: { terms: 'https://a.test/terms' } } },
  });
  const link = screen.getByRole('link', { name: /Terms of Service/ });
  assert.is(link.getAttribute('href'), 'https://a.test/terms');
  assert.is(link.getAttribute('target'), '_blank');
  assert.is(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href'), '/logout');
});

test('is not shown on the pages that it links to', async () => {
  for (const at of ['/terms', '/privacy', '/content-policy', '/logout']) {
    const { view } = await mount({ at });
    assert.is(dialog(), null, at);
    view.unmount();
  }
});

test('cannot be submitted unless the name is not empty and the checkbox is checked', async () => {
  await mount();
  assert.ok(submit().disabled);
  await user.click(checkbox());
  assert.not(submit().disabled);
  await user.clear(name());
  assert.ok(submit().disabled);
  await user.type(name(), '   ');
  assert.ok(submit().disabled);
  await user.type(name(), 'Ann');
  assert.not(submit().disabled);
  await user.click(checkbox());
  assert.ok(submit().disabled);
});

test('ignores a submission that does not meet both conditions', async () => {
  const world = await mount();
  const form = dialog()?.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  await user.clear(name());
  await user.click(checkbox());
  fireEvent.submit(form);
  assert.equal(sent(world), []);
  assert.ok(dialog());
});

test('sends the name with the csrf token, once, and closes with a message', async () => {
  const world = await mount();
  await user.clear(name());
  await user.type(name(), '  Ann of Kent ');
  await user.click(checkbox());
  await user.click(submit());
  assert.is(submit().getAttribute('aria-busy'), 'true');
  await user.click(submit());
  fireEvent.submit(dialog()?.querySelector('form') as HTMLFormElement);
  assert.is(sent(world).length, 1);
  const request = world.server.last();
  assert.is(`${request.method} ${request.address}`, `POST ${path}`);
  assert.is(request.headers.get('X-CSRF-Token'), 'token-1');
  assert.equal(JSON.parse(String(request.body)), { reviewer_name: 'Ann of Kent' });
  await answer(() => request.answer({ success: true }));
  assert.is(dialog(), null);
  assert.match(screen.getByRole('alertdialog', { name: 'Success' }).textContent ?? '', 'Ann of Kent');
  assert.is(world.store.get(reviewerAtom)?.name, 'Ann of Kent');
});

test('sends it to the path that the host page names', async () => {
  const world = await mount({
    meta: { reviewer: ann, fields: { ...metaOf().fields, paths: { accept_tos: '/terms/accept' } } },
  });
  await user.click(checkbox());
  await user.click(submit());
  assert.is(world.server.last().address, '/terms/accept');
});

/** Accepts with the name as it is, and lets the server answer. */
async function accepted(body: unknown, status = 200) {
  const world = await mount();
  await user.click(checkbox());
  await user.click(submit());
  await answer(() => world.server.last().answer(body, status));
  return world;
}

for (const [what, body] of [
  ['an object', {}],
  ['a list', []],
  ['true', 'true'],
] as const)
  test(`takes ${what} as JSON for success`, async () => {
    await accepted(body);
    assert.is(dialog(), null);
    assert.ok(screen.getByRole('alertdialog', { name: 'Success' }));
  });

test('takes a page for a failure, whatever its status', async () => {
  expectConsole(/accept_tos/);
  await accepted('<!doctype html><title>Sign in</title>');
  assert.match(failure(), overlayMessages.terms.failed);
});

for (const status of [401, 403, 422])
  test(`says that the session has ended, and leads to sign in, after ${status}`, async () => {
    expectConsole(/accept_tos/);
    await accepted({ error: 'Invalid authenticity token' }, status);
    assert.match(failure(), uiMessages.signedOut);
    assert.is(
      screen.getByRole('link', { name: uiMessages.signIn }).getAttribute('href'),
      '/login?return_to=%2Freviews',
    );
  });

test('shows the host’s field error at the name field', async () => {
  expectConsole(/accept_tos/);
  await accepted({ errors: { reviewer_name: ['is taken'] } }, 422);
  assert.is(screen.queryByRole('alert'), null);
  assert.is(name().getAttribute('aria-invalid'), 'true');
  assert.ok(screen.getByText('is taken'));
});

test('says in the dialog that it failed, and keeps what was typed', async () => {
  expectConsole(/accept_tos/);
  const world = await mount();
  await user.clear(name());
  await user.type(name(), 'Ann of Kent');
  await user.click(checkbox());
  await user.click(submit());
  await answer(() => world.server.last().answer({}, 500));
  assert.match(failure(), overlayMessages.terms.failed);
  assert.is(name().value, 'Ann of Kent');
  assert.ok(checkbox().checked);
  assert.not(submit().disabled);
  assert.is(world.store.get(reviewerAtom)?.name, 'Ann Lee');
  await user.click(submit());
  assert.is(screen.queryByRole('alert'), null, 'the failure belongs to the attempt before');
});

test('does not ask again when an older me.json arrives after accepting', async () => {
  const { store, server } = await mount();
  await user.click(checkbox());
  await user.click(submit());
  await answer(() => server.last().answer({}));
  await answer(async () => {
    const loaded = store.set(loadReviewerAtom);
    server.last().answer({ accepted_tos: false });
    await loaded;
  });
  assert.is(dialog(), null);
});

test.run();
