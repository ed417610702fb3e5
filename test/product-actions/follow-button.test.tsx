import { act, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FollowButton } from '../../src/product-actions/follow-button.tsx';
import { RootProviders } from '../../src/shell/root-providers.tsx';
import { resumeFollowAtom } from '../../src/state/person/follow.ts';
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
