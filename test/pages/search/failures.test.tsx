import { expectConsole, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSearch, perPage, settle, usual } from './support.tsx';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);

test('shows a failure in place of the results, and tries again', async () => {
  expectConsole(/search\.json.* answered 500/);
  let fails = true;
  const { searches } = await openSearch({ find: () => (fails ? { status: 500 } : usual) });
  const alert = within(screen.getByRole('alert'));
  assert.ok(alert.getByRole('heading', { name: 'We couldn’t load the results' }));
  assert.ok(alert.getByText(/on our side/));
  fails = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(titles().length, perPage);
  assert.is(searches().length, 2);
  // The button that had the focus is gone.
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
});

test('says that there was no answer at all', async () => {
  expectConsole(/got no answer/);
  const { server } = await openSearch({ find: () => undefined });
  server.last().breakOff();
  await settle();
  assert.ok(within(screen.getByRole('alert')).getByText(/check your connection/));
});

test('shows an answer with unreadable products as a failure, not as no results', async () => {
  expectConsole(/search_results/);
  await openSearch({
    find: () => ({ rounded_results_total_count: 120, search_results: [{ id: 1 }, { id: 2 }] as never }),
  });
  const alert = within(screen.getByRole('alert'));
  assert.ok(alert.getByText(/couldn’t read the server’s answer/));
  assert.ok(alert.getByRole('button', { name: 'Try again' }));
  assert.not(screen.queryByText(/120 products|No results/));
});

test('explains a refusal: sign in, wait, or come back', async () => {
  expectConsole(/answered/);
  let status = 401;
  await openSearch({ find: () => ({ status }) });
  const alert = () => screen.getByRole('alert').textContent ?? '';
  const retryWith = async (next: number) => {
    status = next;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
  };
  assert.match(alert(), 'Please sign in');
  assert.is(
    screen.getByRole('link', { name: 'Sign In' }).getAttribute('href'),
    `/login?return_to=${encodeURIComponent('/reviews/search?q=mug')}`,
  );
  await retryWith(429);
  assert.match(alert(), 'wait a moment');
  assert.not(screen.queryByRole('link', { name: 'Sign In' }));
  await retryWith(503);
  assert.match(alert(), 'on our side');
});

test.run();
