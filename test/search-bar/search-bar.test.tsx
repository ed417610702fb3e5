import { act, fireEvent, screen, user, waitFor, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settled } from '../api/fake-fetch.ts';
import { travel } from '../routing/support.tsx';
import { allOptions, field, highlighted, href, mount, options, type } from './support.tsx';

const isLocked = () => document.documentElement.style.overflow === 'hidden';

test('goes through a search by keyboard', async () => {
  await mount();

  // 1. Focusing shows the options and locks the scroll of the page.
  await user.tab();
  assert.is(document.activeElement, field());
  assert.is(field().placeholder, 'Search for product');
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
  assert.ok(isLocked());

  // 2. The typed text comes first, then the suggestions of the server.
  await type('cam');
  await waitFor(() => assert.equal(options(), allOptions));
  assert.is(field().getAttribute('aria-expanded'), 'true');
  assert.is(highlighted(), null);

  // 3. The arrow keys wrap around, the focus stays in the field.
  await user.keyboard('{ArrowDown}');
  assert.is(highlighted(), 'cam');
  await user.keyboard('{ArrowUp}');
  assert.is(highlighted(), 'camel');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(highlighted(), 'camera');
  assert.is(screen.getByRole('option', { selected: true }).textContent, 'camera');
  assert.is(document.activeElement, field());

  // 4. Enter searches for the highlighted option, and leaves the field.
  await user.keyboard('{Enter}');
  assert.is(href(), '/reviews/search?q=camera&page=1');
  assert.equal(options(), []);
  assert.is.not(document.activeElement, field());
  assert.is(field().value, 'camera');
  assert.not(isLocked());
});

test('shows in bold what the typed text lacks, at both sides of it', async () => {
  await mount();
  await type('tent');
  await screen.findByText('Dome');
  const bold = [...document.querySelectorAll('[role=option] b')].map(({ textContent }) => textContent);
  assert.equal(bold, ['Dome ', 's', 'Po', ' ', 'rope']);
});

test('lists products, stores and categories in groups beside the texts, and goes to their pages', async () => {
  await mount();
  await type('pot');
  const groups = screen.getAllByRole('group').filter(group => group.closest('[role=listbox]'));
  assert.equal(
    groups.map(group => [
      group.getAttribute('aria-label') ?? group.firstElementChild?.textContent,
      ...within(group)
        .getAllByRole('option')
        .map(option => option.textContent),
    ]),
    [
      ['Searches', 'pot', 'pots'],
      ['Products', 'Iron Pot€20.00'],
      ['Stores', 'Potter4.5(3)'],
      ['Categories', 'Pots'],
    ],
  );
  // One list: the arrow keys go on from the texts to the pages, and round.
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  assert.is(highlighted(), 'Iron Pot€20.00');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  assert.is(highlighted(), 'Pots');
  await user.keyboard('{Enter}');
  assert.is(href(), '/reviews/categories/pots?category_search=true');
  assert.equal(options(), []);
});

test('names the stores of products with one title', async () => {
  await mount();
  await type('kite');
  assert.equal(options().slice(-3), ['Table KiteStore 0', 'Table KiteStore 1', 'Beach Kite']);
});

test('searches for the typed text when nothing is highlighted', async () => {
  await mount();
  await user.type(field(), '  red  shoes {Enter}');
  assert.is(href(), '/reviews/search?q=red++shoes&page=1');
});

test('does not search for an empty text', async () => {
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

test('searches for the typed text within the category that a suggestion names', async () => {
  await mount();
  await type('cam');
  await user.click(await screen.findByText('in Cameras', { exact: false }));
  assert.is(href(), '/reviews/search?q=cam&page=1&category_id=1');
});

test('keeps filters and order of the current search, and starts with its text', async () => {
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

test('leaves what is typed when only a filter or the spelling of the address changes', async () => {
  const { routing } = await mount({}, { at: '/reviews/search?q=hat&from=category' });
  await user.type(field(), ' blue');
  await act(async () => routing.navigate('/reviews/search?q=hat', { replace: true }));
  await act(async () => routing.navigate('/reviews/search?q=hat&min_rating=4'));
  assert.is(field().value, 'hat blue');
  await act(async () => routing.navigate('/reviews/search?q=cap'));
  assert.is(field().value, 'cap');
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

test('opens a new tab for the middle button, and stays open', async () => {
  await mount();
  const opened: unknown[] = [];
  window.open = address => {
    opened.push(address);
    return null;
  };
  await type('cam');
  await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('in Toys', { exact: false }) });
  assert.equal(opened, ['/reviews/search?q=camper&page=1&category_id=2']);
  assert.is(href(), '/reviews');
  assert.is(options().length, allOptions.length);
});

test('keeps the highlight on its option when an answer moves the option', async () => {
  const { server } = await mount(
    {},
    { respond: ({ address }) => (address.includes('all_cat') ? { body: [] } : undefined) },
  );
  const answer = (...texts: string[]) =>
    act(async () => {
      server.last().answer({ suggestions: texts.map(text => ({ text })) });
      await settled();
    });
  const requested = (q: string) => waitFor(() => assert.match(server.last().address, `q=${q}`));
  await user.type(field(), 'ca');
  await requested('ca');
  await answer('cat', 'camera');
  await waitFor(() => assert.equal(options(), ['ca', 'cat', 'camera']));
  await user.type(field(), 'm');
  assert.equal(options(), ['cam', 'camera']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(highlighted(), 'camera');
  await requested('cam');
  await answer('camel', 'camera');
  await waitFor(() => assert.equal(options(), ['cam', 'camel', 'camera']));
  assert.is(highlighted(), 'camera');
});

test('ignores keys during an IME composition', async () => {
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
  assert.equal([field().getAttribute('aria-expanded'), isLocked()], ['false', false]);
  assert.is(screen.queryByRole('link', { name: 'Browse by category' }), null);
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

test('links to the categories when the server has no suggestions', async () => {
  await mount();
  await user.type(field(), 'zzz');
  const link = await screen.findByRole('link', { name: 'Browse by category' });
  assert.is(link.getAttribute('href'), '/reviews/categories');
  assert.equal(options(), ['zzz']);
});

test('shows no link to the categories beside suggestions', async () => {
  await mount();
  await type('cam');
  assert.is(screen.queryByRole('link', { name: 'Browse by category' }), null);
});

test('closes when the focus leaves it, but not on the way to its own link', async () => {
  await mount();
  await user.click(field());
  await user.tab();
  assert.is(document.activeElement, screen.getByRole('link', { name: 'Browse by category' }));
  await user.tab();
  assert.is(document.activeElement?.textContent, 'elsewhere');
  assert.is(screen.queryByRole('link', { name: 'Browse by category' }), null);
  assert.not(isLocked());
});

test('closes at a press beside it that moves no focus', async () => {
  await mount();
  await user.click(field());
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
  fireEvent.pointerDown(field());
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
  fireEvent.pointerDown(document.body);
  assert.is(screen.queryByRole('link', { name: 'Browse by category' }), null);
  assert.is(document.activeElement, field());
});

test('announces the number of suggestions', async () => {
  await mount();
  await type('cam');
  await waitFor(() => assert.is(screen.getByRole('status').textContent, '6 suggestions'));
});

test('has a submit button when it is large', async () => {
  await mount({ size: 'lg' });
  await user.type(field(), 'hat');
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }));
  assert.is(href(), '/reviews/search?q=hat&page=1');
});

test('releases the page when it unmounts while it is open', async () => {
  const { view } = await mount();
  await user.click(field());
  assert.ok(isLocked());
  view.unmount();
  assert.not(isLocked());
});

test.run();
