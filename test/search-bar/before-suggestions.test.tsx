import { act, fireEvent, screen } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLater } from '../../src/loading/later.ts';
import { SearchBar } from '../../src/search-bar/search-bar.tsx';
import { Frame } from '../../src/shell/frame.tsx';
import { recentSearchesAtom } from '../../src/state/recent-searches.ts';
import { setUp } from '../shell/support.tsx';
import { leaveForLater } from '../support/later.ts';

leaveForLater();

const Nothing = () => null;
const mount = () =>
  setUp({
    screens: { home: Nothing, PageSearch: Nothing },
    draw: ({ store, routing }) => (
      <Frame store={store} routing={routing}>
        <SearchBar />
        <button type="button">elsewhere</button>
      </Frame>
    ),
  });
const field = () => screen.getByRole('combobox', { name: 'Search for product' }) as HTMLInputElement;
const options = () => screen.queryAllByRole('option').map(option => option.textContent);

// The order counts: in the end, the suggestions are there.
test('has its field before the suggestions are here', async () => {
  await mount();
  assert.is(field().getAttribute('aria-expanded'), 'false');
  assert.is(field().getAttribute('aria-controls'), null);
});

test('goes nowhere with an empty text', async () => {
  await mount();
  fireEvent.submit(screen.getByRole('search'));
  assert.is(location.pathname, '/reviews');
});

test('searches for what is typed before the suggestions are here', async () => {
  const { store } = await mount();
  fireEvent.change(field(), { target: { value: 'red shoes' } });
  fireEvent.submit(screen.getByRole('search'));
  assert.is(location.pathname + location.search, '/reviews/search?q=red+shoes&page=1');
  // Somebody wanted them, so they come.
  await act(() => loadLater().catch(() => {}));
  assert.equal(options(), []);
  // And nothing that was done before is lost to them.
  assert.equal(store.get(recentSearchesAtom), ['red shoes']);
});

test.run();
