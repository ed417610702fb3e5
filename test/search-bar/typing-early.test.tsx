import { act, fireEvent, screen, user, waitFor } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLater } from '../../src/loading/later.ts';
import { SearchBar } from '../../src/search-bar/search-bar.tsx';
import { Frame } from '../../src/shell/frame.tsx';
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

test('loses nothing that is typed while the suggestions come, and opens them', async () => {
  await mount();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'la' } });
  await act(() => loadLater().catch(() => {}));
  await waitFor(() => assert.equal(options(), ['la']));
  await user.keyboard('mp');
  assert.is(field().value, 'lamp');
  assert.equal(options(), ['lamp']);
  assert.is(document.activeElement, field());
});

test.run();
