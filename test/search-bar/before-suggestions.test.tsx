import { act, fireEvent, screen } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preloadLazy } from '../../src/loading/lazy.ts';
import { NavbarRoot } from '../../src/shell/header/navbar-root.tsx';
import { PageRoot } from '../../src/shell/page-root.tsx';
import { recentSearchesAtom } from '../../src/state/recent-searches.ts';
import { keepLazy } from '../support/lazy.ts';
import { field, href, mount, options } from './support.tsx';

keepLazy();

const Results = () => <h1>results</h1>;

// The order counts: in the end, the suggestions are there.
test('has its field before the suggestions are here', async () => {
  await mount();
  assert.is(field().getAttribute('aria-expanded'), 'false');
  assert.is(field().getAttribute('aria-controls'), null);
});

test('goes nowhere with an empty text', async () => {
  await mount();
  fireEvent.submit(screen.getByRole('search'));
  assert.is(href(), '/reviews');
});

test('gives the focus to the heading when the search shown is submitted again', async () => {
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

test('searches for what is typed before the suggestions are here', async () => {
  // The answers for the screen that it leads to are another matter.
  const { store } = await mount({}, { respond: () => undefined });
  fireEvent.change(field(), { target: { value: 'red shoes' } });
  fireEvent.submit(screen.getByRole('search'));
  assert.is(href(), '/reviews/search?q=red+shoes&page=1');
  // Somebody wanted them, so they come.
  await act(() => preloadLazy().catch(() => {}));
  assert.equal(options(), []);
  // And nothing that was done before is lost to them.
  assert.equal(store.get(recentSearchesAtom), ['red shoes']);
});

test.run();
