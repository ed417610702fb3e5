import { act, expectConsole, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FollowButton } from '../../src/product-actions/follow-button.tsx';
import { RootProviders } from '../../src/shell/root-providers.tsx';
import { resumeFollowAtom } from '../../src/state/person/follow.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { Toast } from '../../src/shell/overlays/toast.tsx';
import { settled } from '../api/fake-fetch.ts';
import { manualTimers } from '../support/timers.ts';
import { setUp } from '../shell/support.tsx';

const pot = { kind: 'Product', id: 'pot', name: 'Pot' } as const;

/** A page whose hearts are drawn when the test says so, for somebody who pressed one of them before signing in. */
async function page() {
  const press = { name: 'follow', write: [pot, true], page: '/reviews', time: Date.now() };
  sessionStorage.setItem('after_sign_in', JSON.stringify(press));
  const app = await setUp({
    loggedIn: true,
    draw: roots => (
      <RootProviders {...roots}>
        <input aria-label="field" />
      </RootProviders>
    ),
  });
  const { store, routing, view } = app;
  const renderHearts = () =>
    view.rerender(
      <RootProviders store={store} routing={routing}>
        <input aria-label="field" />
        <FollowButton {...pot} />
        <FollowButton {...pot} />
      </RootProviders>,
    );
  return { ...app, renderHearts };
}

test('keeps a heart whose answer is late, and says so until it comes', async () => {
  expectConsole(/no answer/);
  const { after, pass } = manualTimers();
  const { server } = await setUp({
    loggedIn: true,
    after,
    draw: roots => (
      <RootProviders {...roots}>
        <FollowButton {...pot} />
        <Toast />
      </RootProviders>
    ),
  });
  const heart = screen.getByRole('button', { name: 'Follow Pot' });
  await user.click(heart);
  await act(async () => pass());
  assert.is(heart.getAttribute('aria-pressed'), 'true');
  const message = () => screen.queryByText(uiMessages.failures.late, { exact: false });
  assert.ok(message());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const sent = server.requests.filter(({ method }) => method === 'POST');
  assert.is(sent.length, 2);
  await act(async () => pass());
  assert.ok(message());
  await act(async () => {
    sent[0]?.answer({});
    await settled();
  });
  assert.is(message(), null);
  assert.is(heart.getAttribute('aria-pressed'), 'true');
});

test('is focused after a sign-in, in the first place where the page shows it', async () => {
  const { store, renderHearts } = await page();
  await act(async () => store.set(resumeFollowAtom));
  renderHearts();
  assert.is(document.activeElement, screen.getAllByRole('button')[0]);
});

test('is focused after a sign-in also if it was mounted before', async () => {
  const { store, renderHearts } = await page();
  renderHearts();
  await act(async () => store.set(resumeFollowAtom));
  assert.is(document.activeElement, screen.getAllByRole('button')[0]);
});

test('leaves the focus where the visitor moved it meanwhile', async () => {
  const { store, renderHearts } = await page();
  await act(async () => store.set(resumeFollowAtom));
  await user.click(screen.getByRole('textbox'));
  renderHearts();
  assert.is(document.activeElement, screen.getByRole('textbox'));
});

test('shows the same state everywhere on a page', async () => {
  const { renderHearts } = await page();
  renderHearts();
  await user.click(screen.getAllByRole('button')[1] as HTMLElement);
  assert.equal(
    screen.getAllByRole('button', { name: 'Follow Pot' }).map(heart => heart.getAttribute('aria-pressed')),
    ['true', 'true'],
  );
});

test.run();
