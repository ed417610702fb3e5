import { act, fireEvent, screen } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NavbarRoot } from '../../src/shell/navbar-root.tsx';
import { PageRoot } from '../../src/shell/page-root.tsx';
import { recentSearchesAtom } from '../../src/state/search/recent-searches.ts';
import { keepLazy, loadAllLazy } from '../support/lazy.ts';
import { field, href, mount, options } from './support.tsx';

keepLazy();

const Results = () => <h1>results</h1>;

// The order of these tests matters: the last one loads the suggestions.
test('shows its field before the suggestions are loaded', async () => {
  await mount();
  assert.is(field().getAttribute('aria-expanded'), 'false');
  assert.is(field().getAttribute('aria-controls'), null);
});

test('does not search for an empty text', async () => {
  await mount();
  fireEvent.submit(screen.getByRole('search'));
  assert.is(href(), '/reviews');
});

test('focuses the heading when the current search is submitted again', async () => {
  await mount(
    {},
    {
      at: '/reviews/search?q=hat&page=1',
      screens: { PageSearch: Results },
      draw: roots => (
        <>
          <NavbarRoot {...roots} />
          <PageRoot {...roots} hasFooter={false} />
        </>
      ),
    },
  );
  act(() => field().focus());
  fireEvent.submit(screen.getByRole('search'));
  assert.is(document.activeElement?.textContent, 'results');
});

test('searches for what is typed before the suggestions are loaded', async () => {
  // The answers for the next screen do not matter here.
  const { store } = await mount({}, { respond: () => undefined });
  fireEvent.change(field(), { target: { value: 'red shoes' } });
  fireEvent.submit(screen.getByRole('search'));
  assert.is(href(), '/reviews/search?q=red+shoes&page=1');
  // The lazy code loads.
  await act(() => loadAllLazy());
  assert.equal(options(), []);
  // The search submitted before they were loaded is among the recent ones.
  assert.equal(store.get(recentSearchesAtom), ['red shoes']);
});

test.run();
