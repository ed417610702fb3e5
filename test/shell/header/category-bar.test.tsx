import { act, setViewport, user, within, cleanup } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chunk } from '../../routing/support.tsx';
import {
  bar,
  category,
  columns,
  entries,
  kitchen,
  mount,
  panel,
  top,
  waiting,
} from './category-bar-support.tsx';

const Nothing = () => null;
const keepsRoom = () => !document.body.classList.contains('mp-no-category-bar');

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
  assert.equal(names, ['Cat f', 'Cat e', 'Cat c', 'Cat d', 'Cat a', 'Cat b', 'All categories']);
});

test('shows all departments with their pictures and counts below the last entry, where there are more than six', async () => {
  const many = [...'abcdefg'].map(letter =>
    category(`Cat ${letter}`, { image_url: `/${letter}.svg`, products_count: letter === 'a' ? 1 : 1200 }),
  );
  await mount(many);
  await user.hover(top('All categories'));
  const links = within(panel() as HTMLElement).getAllByRole('link');
  assert.equal(
    links.map(link => [link.textContent, link.getAttribute('href')]),
    [
      ['Cat a1 product', '/reviews/categories/cat-a'],
      ...[...'bcdefg'].map(letter => [`Cat ${letter}1,200 products`, `/reviews/categories/cat-${letter}`]),
      ['All categories', '/reviews/categories'],
    ],
  );
  assert.is((panel() as HTMLElement).querySelectorAll('a img').length, 7);
});

test('has the entry for all departments in place of the last one on a tablet, and nowhere where the bar has them all', async () => {
  setViewport(820);
  await mount([...'abcdefg'].map(letter => category(`Cat ${letter}`)));
  const names = () =>
    [...(bar()?.querySelectorAll('.mp-category-bar__name') ?? [])].map(one => one.textContent);
  assert.equal(names(), ['Cat a', 'Cat b', 'Cat c', 'Cat d', 'Cat e', 'All categories']);
  setViewport(1440);
  cleanup();
  await mount([...'abcdef'].map(letter => category(`Cat ${letter}`)));
  assert.is(names().length, 6);
});

test('shows a category whose handle no address can hold', async () => {
  await mount([category('Broken', { handle: '\ud800' }), category('Whole')]);
  assert.is(top('Broken').getAttribute('href'), '/reviews/categories/%EF%BF%BD');
  assert.ok(top('Whole'));
});

test('builds the tree from a flat list of categories', async () => {
  await mount([
    { id: 1, name: 'Garden', children: [2] },
    { id: 2, name: 'Tools', parent_id: 1 },
    { id: 3, name: 'Spades', parent_id: 2 },
  ]);
  await user.hover(top('Garden'));
  assert.equal(entries(), ['Tools']);
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

test('is hidden when the call fails', async () => {
  const { answer } = await mount(waiting);
  await answer({}, 500);
  assert.is(bar(), null);
  assert.not(keepsRoom());
});

test('keeps its room until the answer arrives', async () => {
  const { answer } = await mount(waiting);
  assert.ok(keepsRoom());
  await answer([]);
  assert.not(keepsRoom());
});

test('keeps its room exactly as long as the content from the server stands', async () => {
  const search = chunk(Nothing);
  const { view } = await mount(undefined, {
    at: '/reviews/search?q=a',
    screens: { PageSearch: search },
  });
  assert.is(bar(), null);
  assert.ok(keepsRoom());
  await search.arrive();
  assert.not(keepsRoom());
  view.unmount();
  assert.ok(keepsRoom());
});

test('shows on screens that have it, and asks for categories once a minute at most', async () => {
  const { routing, requested } = await mount();
  await act(async () => routing.navigate('/reviews/search?q=a'));
  assert.is(bar(), null);
  await act(async () => routing.navigate('/reviews/stores/a/products/b'));
  assert.ok(bar());
  assert.is(requested(), 1);
});

test('asks for nothing on a phone, and appears when the window grows', async () => {
  setViewport(767);
  const { requested, answer } = await mount();
  assert.is(bar(), null);
  assert.is(requested(), 0);
  await act(async () => setViewport(768));
  await answer([kitchen]);
  assert.ok(bar());
});

test.run();
