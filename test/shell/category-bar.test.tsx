import { act, fireEvent, screen, setViewport, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Category } from '../../src/contract/category.ts';
import { megaMenuCloseMs } from '../../src/contract/limits.ts';
import { NavbarRoot } from '../../src/shell/navbar-root.tsx';
import { settled } from '../api/fake-fetch.ts';
import { type SetUp, setUp } from './support.tsx';

const Nothing = () => null;

let nextId = 0;
function category(name: string, given: Partial<Category> = {}): Category {
  nextId += 1;
  const handle = name.toLowerCase().replaceAll(' ', '-');
  return { id: nextId, name, handle, path: `/reviews/categories/${handle}`, ...given };
}
const leaves = (...names: string[]) => names.map(name => category(name));

const kitchen = category('Kitchen', {
  bar_order: 1,
  children: [
    category('Coffee', {
      image_url: '/coffee.svg',
      children: leaves('Kettles', 'Mugs', 'Bowls', 'Cups', 'Filters'),
    }),
    category('Gift cards', { image_url: '/gift.svg' }),
    category('Knives', { children: leaves('Bread knives') }),
  ],
});
const sports = category('Sports', {
  bar_order: 2,
  bar_flat_view: true,
  children: [
    category('Balls', { children: leaves('Footballs') }),
    category('Rackets', { image_url: '/racket.svg' }),
    category('Water'),
    category('Winter'),
  ],
});
const gifts = category('Gifts', { bar_order: 3 });

const isForCategories = ({ address }: { address: string }) => address === '/reviews/all_categories';

/** The header on a page that has the bar; `body` answers the call for the categories, `waiting` does not. */
async function mount(body: unknown = { categories: [kitchen, sports, gifts] }, given: Partial<SetUp> = {}) {
  const all = await setUp({
    screens: {
      home: Nothing,
      PageSearch: Nothing,
      storeSearch: Nothing,
      categoryShow: Nothing,
      product: Nothing,
    },
    draw: roots => <NavbarRoot {...roots} />,
    ...given,
  });
  const asked = () => all.server.requests.filter(isForCategories).length;
  const answer = (content: unknown, status?: number) =>
    act(async () => {
      all.server.requests.filter(isForCategories).at(-1)?.answer(content, status);
      await settled();
    });
  if (body !== waiting) await answer(body);
  return { ...all, asked, answer };
}
const waiting = Symbol('waiting');

const bar = () => screen.queryByRole('navigation', { name: 'Product categories' });
const top = (name: string) =>
  within(bar() as HTMLElement)
    .getByText(name)
    .closest('a') as HTMLElement;
const panel = () => screen.queryByRole('group');
const inPanel = (name: string) => within(panel() as HTMLElement).getByRole('link', { name });
const texts = (selector: string) =>
  [...document.querySelectorAll(`.mp-mega ${selector}`)].map(({ textContent }) => textContent);
const columns = () =>
  [...document.querySelectorAll('.mp-mega__column')].map(column =>
    [...column.children].map(({ textContent }) => textContent),
  );
const wait = (ms: number) => act(() => new Promise(resolve => setTimeout(resolve, ms)));
const keepsRoom = () => !document.body.classList.contains('mp-no-category-bar');
const tap = (element: HTMLElement) => user.pointer({ keys: '[TouchA]', target: element });

test('shows the top-level categories as links to their pages', async () => {
  await mount();
  const links = within(bar() as HTMLElement).getAllByRole('link');
  assert.equal(
    links.map(link => [link.textContent, link.getAttribute('href')]),
    [
      ['Kitchen', '/reviews/categories/kitchen'],
      ['Sports', '/reviews/categories/sports'],
      ['Gifts', '/reviews/categories/gifts'],
    ],
  );
});

test('shows six categories at most, by their order, then by name, those without an order last', async () => {
  const orders = [null, 3, undefined, 2, 2, 1, 0, null];
  await mount(orders.map((bar_order, at) => category(`Cat ${'habcdefg'[at]}`, { bar_order })));
  const names = within(bar() as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  assert.equal(names, ['Cat f', 'Cat e', 'Cat c', 'Cat d', 'Cat a', 'Cat b']);
});

test('takes categories that come as a flat list for the tree they are', async () => {
  await mount([
    { id: 1, name: 'Garden', children: [2] },
    { id: 2, name: 'Tools', parent_id: 1 },
    { id: 3, name: 'Spades', parent_id: 2 },
  ]);
  await user.hover(top('Garden'));
  assert.equal(texts('.mp-mega__second'), ['Tools']);
  assert.equal(columns(), [['Spades'], [], []]);
});

for (const at of ['/reviews/search?q=a', '/reviews/store_search?q=a', '/reviews/categories/kitchen']) {
  test(`is hidden at ${at}, and gives its room back`, async () => {
    await mount(undefined, { at });
    assert.is(bar(), null);
    assert.not(keepsRoom());
  });
}

test('is hidden when there are no categories, and gives its room back', async () => {
  await mount({ categories: [] });
  assert.is(bar(), null);
  assert.not(keepsRoom());
});

test('stays away when the call fails', async () => {
  const { answer } = await mount(waiting);
  await answer({}, 500);
  assert.is(bar(), null);
  assert.not(keepsRoom());
});

test('keeps its room until the answer is there', async () => {
  const { answer } = await mount(waiting);
  assert.ok(keepsRoom());
  await answer([]);
  assert.not(keepsRoom());
});

test('keeps its room while what the server rendered stands, and on no longer than that', async () => {
  const screenOf = { default: Nothing };
  let arrive = () => {};
  const { view } = await mount(undefined, {
    at: '/reviews/search?q=a',
    load: () =>
      new Promise(resolve => {
        arrive = () => resolve(screenOf);
      }),
  });
  assert.is(bar(), null);
  assert.ok(keepsRoom());
  await act(async () => arrive());
  assert.not(keepsRoom());
  view.unmount();
  assert.ok(keepsRoom());
});

test('comes and goes with the screen, and asks for fresh categories once a minute at most', async () => {
  const { routing, asked } = await mount();
  await act(async () => routing.navigate('/reviews/search?q=a'));
  assert.is(bar(), null);
  await act(async () => routing.navigate('/reviews/stores/a/products/b'));
  assert.ok(bar());
  assert.is(asked(), 1);
});

test('asks for nothing on a phone, and comes when the window grows', async () => {
  setViewport(767);
  const { asked, answer } = await mount();
  assert.is(bar(), null);
  assert.is(asked(), 0);
  await act(async () => setViewport(768));
  await answer([kitchen]);
  assert.ok(bar());
});

test('opens a panel when the mouse comes over a category', async () => {
  await mount();
  assert.is(panel(), null);
  assert.is(top('Kitchen').getAttribute('aria-expanded'), 'false');
  await user.hover(top('Kitchen'));
  assert.is(panel()?.getAttribute('aria-label'), 'Kitchen');
  assert.is(top('Kitchen').getAttribute('aria-expanded'), 'true');
  assert.is(top('Kitchen').getAttribute('aria-controls'), panel()?.id);
});

test('lists the second level on the left and the third level of its first child in three columns', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  assert.equal(texts('.mp-mega__second'), ['Coffee', 'Gift cards', 'Knives']);
  assert.equal(columns(), [['Kettles', 'Mugs'], ['Bowls', 'Cups'], ['Filters']]);
});

test('moves on to the category that the mouse comes over next', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(inPanel('Knives'));
  await user.hover(top('Sports'));
  assert.is(panel()?.getAttribute('aria-label'), 'Sports');
  await user.hover(top('Kitchen'));
  assert.equal(texts('.mp-mega__second--front'), ['Coffee']);
});

test('has no panel for a category without children, and closes that of another one', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(top('Gifts'));
  assert.is(panel(), null);
  assert.is(top('Gifts').getAttribute('aria-expanded'), null);
});

test('shows the children of a second-level category that the mouse comes over', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(inPanel('Knives'));
  assert.equal(texts('.mp-mega__second--front'), ['Knives']);
  assert.equal(columns(), [['Bread knives'], [], []]);
});

test('changes nothing when the mouse comes over a second-level category without children', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(inPanel('Knives'));
  await user.hover(inPanel('Gift cards'));
  assert.equal(texts('.mp-mega__second--front'), ['Knives']);
});

test('skips the left column of a flat category, and shows its second level in three columns', async () => {
  await mount();
  await user.hover(top('Sports'));
  assert.equal(texts('.mp-mega__second'), []);
  assert.equal(columns(), [['Balls', 'Rackets'], ['Water'], ['Winter']]);
});

test('shows the picture of the first child, and none when that has none', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  const picture = within(panel() as HTMLElement).getByRole('img', { name: 'Coffee' });
  assert.is(picture.getAttribute('src'), '/coffee.svg');
  await user.hover(inPanel('Knives'));
  assert.is(document.querySelectorAll('.mp-mega img').length, 1);
  await user.hover(top('Sports'));
  assert.is(document.querySelector('.mp-mega img'), null);
});

test('leads to all of the category, and to all of the one whose children are listed', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  assert.equal(texts('.mp-mega__all'), ['All Coffee', 'All Kitchen']);
  assert.is(inPanel('All Kitchen').getAttribute('href'), '/reviews/categories/kitchen');
  assert.is(inPanel('All Coffee').getAttribute('href'), '/reviews/categories/coffee');
  await user.hover(top('Sports'));
  assert.equal(texts('.mp-mega__all'), ['All Sports']);
});

test('marks the body while it is open', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  assert.ok(document.body.classList.contains('modal-open'));
  await user.keyboard('{Escape}');
  assert.not(document.body.classList.contains('modal-open'));
});

test('closes half a second after the mouse left', async () => {
  assert.is(megaMenuCloseMs, 500);
  await mount();
  await user.hover(top('Kitchen'));
  await user.unhover(top('Kitchen'));
  await wait(420);
  assert.ok(panel());
  await wait(120);
  assert.is(panel(), null);
});

test('stays open when the mouse comes back in time', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.unhover(top('Kitchen'));
  await wait(300);
  await user.hover(inPanel('Knives'));
  await wait(400);
  assert.ok(panel());
});

test('keeps the panel for somebody who is in it by keyboard when the mouse leaves', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  inPanel('Mugs').focus();
  await user.unhover(top('Kitchen'));
  await wait(560);
  assert.ok(panel());
});

test('closes with Esc, wherever the focus is, and gives the focus back', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.keyboard('{Escape}');
  assert.is(panel(), null);
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowDown}');
  assert.is(document.activeElement?.textContent, 'Coffee');
  await user.keyboard('{Escape}');
  assert.is(panel(), null);
  assert.is(document.activeElement, top('Kitchen'));
});

test('closes with a press elsewhere, and when somebody goes somewhere', async () => {
  const { routing } = await mount();
  await user.hover(top('Kitchen'));
  fireEvent.pointerDown(document.body);
  assert.is(panel(), null);
  await user.hover(top('Sports'));
  assert.ok(panel());
  await act(async () => routing.navigate('/reviews/stores/a/products/b'));
  assert.is(panel(), null);
});

test('follows a click of the mouse and closes', async () => {
  const { routing } = await mount();
  await user.click(top('Kitchen'));
  assert.is(routing.address.read().pathname, '/reviews/categories/kitchen');
  assert.is(panel(), null);
});

test('opens at the first tap, closes at the second, and leads on by its links', async () => {
  const { routing } = await mount();
  await tap(top('Kitchen'));
  assert.ok(panel());
  assert.is(routing.address.read().pathname, '/reviews');
  await tap(top('Kitchen'));
  assert.is(panel(), null);
  await tap(top('Kitchen'));
  await tap(inPanel('All Kitchen'));
  assert.is(routing.address.read().pathname, '/reviews/categories/kitchen');
});

test('follows a tap on a category without children', async () => {
  const { routing } = await mount();
  await tap(top('Gifts'));
  assert.is(routing.address.read().pathname, '/reviews/categories/gifts');
});

test('opens below the category that has the focus, and closes when it moves on', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  assert.is(panel()?.getAttribute('aria-label'), 'Kitchen');
  await act(async () => top('Sports').focus());
  assert.is(panel()?.getAttribute('aria-label'), 'Sports');
});

test('is passed by with Tab as long as it is open for the focus alone', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  fireEvent.keyDown(top('Kitchen'), { key: 'Tab' });
  assert.is(panel()?.inert, true);
});

for (const key of ['{Enter}', ' ']) {
  test(`leads into the panel, and after Esc opens and closes it, with ${key === ' ' ? 'Space' : key}`, async () => {
    await mount();
    await act(async () => top('Kitchen').focus());
    await user.keyboard(key);
    assert.is(document.activeElement?.textContent, 'Coffee');
    await user.keyboard('{Escape}');
    assert.is(panel(), null);
    assert.is(document.activeElement, top('Kitchen'));
    await user.keyboard(key);
    assert.ok(panel());
    assert.is(document.activeElement, top('Kitchen'));
    await user.keyboard(key);
    assert.is(panel(), null);
  });
}

test('opens for assistive technology, whose click has no pointer', async () => {
  await mount();
  fireEvent.click(top('Kitchen'));
  assert.ok(panel());
});

test('moves along the bar with the arrow keys, and takes the panel along', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowRight}');
  assert.is(document.activeElement, top('Sports'));
  assert.is(panel()?.getAttribute('aria-label'), 'Sports');
  await user.keyboard('{ArrowLeft}');
  assert.is(document.activeElement, top('Kitchen'));
  assert.is(panel()?.getAttribute('aria-label'), 'Kitchen');
  await user.keyboard('{ArrowLeft}');
  assert.is(document.activeElement, top('Gifts'));
  assert.is(panel(), null);
  await user.keyboard('{Home}');
  assert.is(document.activeElement, top('Kitchen'));
});

test('moves within and between the columns with the arrow keys', async () => {
  await mount();
  const at = () => document.activeElement?.textContent || document.activeElement?.querySelector('img')?.alt;
  await act(async () => top('Kitchen').focus());
  const way = [
    ['ArrowDown', 'Coffee'],
    ['ArrowDown', 'Gift cards'],
    ['ArrowDown', 'Knives'],
    ['ArrowRight', 'All Knives'],
    ['ArrowDown', 'Bread knives'],
    ['ArrowLeft', 'Knives'],
    ['Home', 'Coffee'],
    ['ArrowRight', 'All Coffee'],
    ['End', 'Mugs'],
    ['ArrowRight', 'Bowls'],
    ['ArrowDown', 'Cups'],
    ['ArrowDown', 'Cups'],
    ['ArrowRight', 'Filters'],
    ['ArrowLeft', 'Bowls'],
    ['ArrowUp', 'Kitchen'],
    ['ArrowDown', 'Coffee'],
    ['End', 'All Kitchen'],
  ] as const;
  for (const [key, goal] of way) {
    await user.keyboard(`{${key}}`);
    assert.is(at(), goal, `${key} → ${goal}`);
  }
});

test('leads by Tab from an entry into its columns, and closes when the focus leaves', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowDown}');
  const passed = [document.activeElement?.textContent ?? ''];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    passed.push(document.activeElement?.textContent ?? '');
  }
  assert.equal(passed, ['Coffee', 'All Coffee', 'Kettles', 'Mugs', 'Bowls']);
  // Gifts has no panel.
  await act(async () => top('Gifts').focus());
  assert.is(panel(), null);
});

test('brings the second-level category to the front that has the focus', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.equal(texts('.mp-mega__second--front'), ['Coffee']);
  await user.keyboard('{ArrowDown}');
  assert.equal(texts('.mp-mega__second--front'), ['Knives']);
});

test.run();
