import { fireEvent, screen, user, waitFor, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SearchBar, type SearchBarProps } from '../../src/search-bar/search-bar.tsx';
import { Frame } from '../../src/shell/frame.tsx';
import type { FakeRequest } from '../api/fake-fetch.ts';
import { travel } from '../routing/support.tsx';
import { type SetUp, setUp } from '../shell/support.tsx';

const categories = [
  { id: 1, name: 'Cameras', level: 1 },
  { id: 2, name: 'Toys', level: 1 },
];
const suggestions = [
  { text: 'camera' },
  { text: 'cam' },
  { text: 'camera bag' },
  { text: 'Cameras', id: 1 },
  { text: 'camper', id: 2 },
  { text: 'camel', id: 99 },
];
function respond({ address }: FakeRequest) {
  if (address.startsWith('/reviews/all_categories')) return { body: categories };
  if (!address.startsWith('/reviews/instant_search')) return undefined;
  return { body: { suggestions: address.includes('q=cam') ? suggestions : [] } };
}

const Nothing = () => null;
const mount = (props: SearchBarProps = {}, given: Partial<SetUp> = {}) =>
  setUp({
    respond,
    screens: { home: Nothing, PageSearch: Nothing, shop: Nothing },
    draw: ({ store, routing }) => (
      <Frame store={store} routing={routing}>
        <SearchBar {...props} />
        <button type="button">elsewhere</button>
      </Frame>
    ),
    ...given,
  });

const field = () => screen.getByRole('combobox') as HTMLInputElement;
const options = () => screen.queryAllByRole('option').map(option => option.textContent);
const highlighted = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const href = () => location.pathname + location.search;
const isLocked = () => document.documentElement.style.overflow === 'hidden';
const allOptions = ['cam', 'camera', 'camera bag', 'cam in Cameras', 'camper in Toys', 'camel'];

/** Types and waits for what the server suggests. */
async function type(text: string): Promise<void> {
  await user.type(field(), text);
  await waitFor(() => assert.ok(options().length > 1, `only ${options().join()}`));
}

test('goes through a search by keyboard', async () => {
  await mount();

  // 1. Focusing shows the options and holds the page still.
  await user.tab();
  assert.is(document.activeElement, field());
  assert.is(field().placeholder, 'Search for product');
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
  assert.ok(isLocked());

  // 2. What is typed comes first, the server's suggestions follow.
  await type('cam');
  await waitFor(() => assert.equal(options(), allOptions));
  assert.is(field().getAttribute('aria-expanded'), 'true');
  assert.is(highlighted(), null);

  // 3. The arrows go round, the focus stays in the field.
  await user.keyboard('{ArrowDown}');
  assert.is(highlighted(), 'cam');
  await user.keyboard('{ArrowUp}');
  assert.is(highlighted(), 'camel');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(highlighted(), 'camera');
  assert.is(screen.getByRole('option', { selected: true }).textContent, 'camera');
  assert.is(document.activeElement, field());

  // 4. Enter goes to the search of what is highlighted, and leaves the field.
  await user.keyboard('{Enter}');
  assert.is(href(), '/reviews/search?q=camera&page=1');
  assert.equal(options(), []);
  assert.is.not(document.activeElement, field());
  assert.is(field().value, 'camera');
  assert.not(isLocked());
});

test('searches for the text as it is when nothing is highlighted', async () => {
  await mount();
  await user.type(field(), '  red  shoes {Enter}');
  assert.is(href(), '/reviews/search?q=red++shoes&page=1');
});

test('goes nowhere with an empty text', async () => {
  await mount();
  await user.type(field(), '  {Enter}');
  assert.is(href(), '/reviews');
});

test('goes to a suggestion that is clicked, within its category', async () => {
  await mount();
  await type('cam');
  await user.click(await screen.findByText('in Toys', { exact: false }));
  assert.is(href(), '/reviews/search?q=camper&page=1&category_id=2');
});

test("means the typed text by a suggestion that is a category's own name", async () => {
  await mount();
  await type('cam');
  await user.click(await screen.findByText('in Cameras', { exact: false }));
  assert.is(href(), '/reviews/search?q=cam&page=1&category_id=1');
});

test('keeps filters and order of the search it stands on, and begins with its text', async () => {
  await mount({}, { at: '/reviews/search?q=hat&page=3&sort_by=newest&min_rating=4' });
  assert.is(field().value, 'hat');
  await user.clear(field());
  await user.type(field(), 'cap{Enter}');
  assert.is(href(), '/reviews/search?q=cap&page=1&sort_by=newest&min_rating=4');
});

test('takes the text of the search that Back leads to', async () => {
  await mount({}, { at: '/reviews/search?q=hat' });
  await user.type(field(), 's{Enter}');
  assert.is(field().value, 'hats');
  await user.type(field(), ' and more');
  await travel(-1);
  assert.is(field().value, 'hat');
});

for (const key of ['Control', 'Meta']) {
  test(`opens a tab for ${key} and Enter, and stays as it is`, async () => {
    await mount();
    const opened: unknown[][] = [];
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    await type('cam');
    await user.keyboard(`{ArrowDown}{ArrowDown}{${key}>}{Enter}{/${key}}`);
    assert.equal(opened, [['/reviews/search?q=camera&page=1', '_blank', 'noopener']]);
    assert.is(href(), '/reviews');
    assert.is(field().value, 'cam');
  });
}

test('leaves the keys to the input method while a word is composed', async () => {
  await mount();
  await type('cam');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field(), { key, isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  assert.is(highlighted(), null);
  assert.is(href(), '/reviews');
  assert.ok(options().length > 0);
});

test('closes on Escape, and clears on the next one', async () => {
  await mount();
  await user.type(field(), 'hat{Escape}');
  assert.equal(options(), []);
  assert.not(isLocked());
  assert.is(field().value, 'hat');
  await user.keyboard('{Escape}');
  assert.is(field().value, '');
});

test('opens again with an arrow', async () => {
  await mount();
  await user.type(field(), 'hat{Escape}{ArrowDown}');
  assert.is(highlighted(), 'hat');
});

test('clears with its button and keeps the focus', async () => {
  await mount();
  await user.type(field(), 'hat');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  assert.is(field().value, '');
  assert.is(document.activeElement, field());
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
});

test('leads to the categories when the server suggests nothing, beside what is typed', async () => {
  await mount();
  await user.type(field(), 'zzz');
  const link = await screen.findByRole('link', { name: 'Browse by category' });
  assert.is(link.getAttribute('href'), '/reviews/categories');
  assert.equal(options(), ['zzz']);
});

test('offers no categories beside suggestions', async () => {
  await mount();
  await type('cam');
  assert.is(screen.queryByRole('link', { name: 'Browse by category' }), null);
});

test('closes when the focus goes elsewhere, but not on the way to its own link', async () => {
  await mount();
  await user.click(field());
  await user.tab();
  assert.is(document.activeElement, screen.getByRole('link', { name: 'Browse by category' }));
  await user.tab();
  assert.is(document.activeElement?.textContent, 'elsewhere');
  assert.is(screen.queryByRole('link', { name: 'Browse by category' }), null);
  assert.not(isLocked());
});

test('tells how many there are', async () => {
  await mount();
  await type('cam');
  await waitFor(() => assert.is(screen.getByRole('status').textContent, '6 suggestions'));
});

test('takes the focus without opening when it is told to', async () => {
  await mount({ size: 'lg', autoFocus: true });
  assert.is(document.activeElement, field());
  assert.is(screen.queryByRole('link'), null);
  await user.keyboard('h');
  assert.equal(options(), ['h']);
});

test('has a button of its own when it is large', async () => {
  await mount({ size: 'lg' });
  await user.type(field(), 'hat');
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }));
  assert.is(href(), '/reviews/search?q=hat&page=1');
});

test('gives the page back when it goes away while it is open', async () => {
  const { view } = await mount();
  await user.click(field());
  assert.ok(isLocked());
  view.unmount();
  assert.not(isLocked());
});

test.run();
