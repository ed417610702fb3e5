import { act, fireEvent, screen, setViewport, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import CategoriesScreen from '../../../src/pages/categories/index.tsx';
import { travel } from '../../routing/support.tsx';
import { countPushes, openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const leaf = (id: number, name: string) => ({ id, name, handle: name.toLowerCase() });
const tree = [
  {
    ...leaf(1, 'Kitchen'),
    bar_order: 2,
    page_order: 1,
    external_description: '<p>Pots &amp; <b>pans</b>.</p>',
    children: [{ ...leaf(2, 'Tea'), children: [leaf(3, 'Kettles'), leaf(4, 'Cups')] }],
  },
  { ...leaf(5, 'attic'), bar_order: 1, page_order: 2, children: [leaf(6, 'Boxes')] },
];
const marked = '/reviews/categories?category_search=true';
const openIndex = (
  answer: ScreenSetUp['answer'] = ({ pathname }) =>
    pathname === '/reviews/categories.json' ? { product_categories: tree } : 404,
  at = marked,
  screens: ScreenSetUp['screens'] = {},
) => openScreen({ at, answer, screens: { categoryIndex: CategoriesScreen, ...screens } });

const departments = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);
const links = () =>
  screen
    .getAllByRole('link')
    .map(link => link.textContent)
    .join(' ');
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const Elsewhere = () => <h1>Elsewhere</h1>;

test('gives a category without a picture that of the first one below it', async () => {
  const children = [leaf(3, 'Kettles'), { ...leaf(4, 'Cups'), image_url: '/cups.png' }];
  const product_categories = [{ ...leaf(1, 'Kitchen'), children: [{ ...leaf(2, 'Tea'), children }] }];
  await openIndex(() => ({ product_categories }));
  const picture = screen.getByRole('link', { name: 'Tea' }).querySelector('img');
  assert.is(picture?.getAttribute('src'), '/cups.png');
});

test('shows all levels, each with a plain link to its page', async () => {
  const { server } = await openIndex();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Product categories');
  assert.is(links(), 'Kitchen Tea Cups Kettles attic Boxes');
  // The mark of category routes is added on the way there: in links it would leak into searches.
  assert.is(href('Kettles'), '/reviews/categories/kettles');
  assert.is(href('attic'), '/reviews/categories/attic');
  assert.ok(screen.getByText('Pots & pans.'));
  assert.ok(screen.getByText('6 categories'));
  assert.is(document.title, 'Product categories | Candour');
  assert.equal(
    server.requests.map(({ address }) => address),
    ['/reviews/categories.json?level=1'],
  );
});

test('puts the categories of a flat list below their parents, named by either of the two', async () => {
  const flat = [
    leaf(4, 'Cups'),
    { ...leaf(1, 'Kitchen'), children: [2] },
    { ...leaf(2, 'Tea'), children: [3, 4] },
    leaf(3, 'Kettles'),
    leaf(5, 'attic'),
    { ...leaf(6, 'Boxes'), parent_id: '5' },
  ];
  await openIndex(({ pathname }) =>
    pathname === '/reviews/categories.json' ? { product_categories: flat } : 404,
  );
  assert.equal(departments(), ['attic', 'Kitchen']);
  assert.is(links(), 'attic Boxes Kitchen Tea Cups Kettles');
  assert.ok(screen.getByText('6 categories'));
});

test('shows categories whose handles no address can hold', async () => {
  await openIndex(({ pathname }) =>
    pathname === '/reviews/categories.json'
      ? { product_categories: [{ ...leaf(1, 'Broken'), handle: '\ud800' }, leaf(2, 'Whole')] }
      : 404,
  );
  assert.equal(departments(), ['Broken', 'Whole']);
  assert.is(href('Broken'), '/reviews/categories/%EF%BF%BD');
});

test('sorts every level by the page, by the menu, and by name whatever its case', async () => {
  await openIndex();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  assert.equal(departments(), ['Kitchen', 'attic']);
  await user.selectOptions(order, 'As in the menu');
  assert.equal(departments(), ['attic', 'Kitchen']);
  await user.selectOptions(order, 'Name');
  assert.is(links(), 'attic Boxes Kitchen Tea Cups Kettles');
});

test('folds all departments but the first on a phone, keeps what was opened, and opens all for a filter', async () => {
  const open = () => [...document.querySelectorAll('details')].map(fold => fold.open);
  setViewport(390);
  const { routing } = await openIndex(undefined, marked, { howItWorks: Elsewhere });
  assert.equal(open(), [true, false]);
  await user.click(screen.getByText('1 category'));
  assert.equal(open(), [true, true]);
  await act(async () => routing.navigate('/reviews/how-it-works'));
  await travel(-1);
  await settle();
  assert.equal(open(), [true, true]);
  await user.click(screen.getByText('1 category'));
  assert.equal(open(), [true, false]);
  await user.type(screen.getByRole('textbox', { name: 'Find a category' }), 'box');
  assert.equal(open(), [true]);
  setViewport(1024);
});

test('filters while typing, says how many match, and offers a search for the text', async () => {
  await openIndex();
  const field = screen.getByRole('textbox', { name: 'Find a category' });
  await user.type(field, 'kett');
  assert.is(links(), 'Kitchen Tea Kettles');
  assert.ok(screen.getByText('3 categories'));
  await user.type(field, 'x');
  assert.ok(screen.getByText('No category called “kettx”'));
  assert.is(href('Search products'), '/reviews/search?q=kettx&page=1');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  assert.equal(departments(), ['Kitchen', 'attic']);
});

test('filters by a word that is composed once it is complete', async () => {
  await openIndex();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find a category' });
  fireEvent.keyDown(field, { keyCode: 229, code: 'KeyK' });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'kett');
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  assert.equal([field.value, departments()], ['kett', ['Kitchen', 'attic']]);
  fireEvent(field, new Event('compositionend', { bubbles: true }));
  assert.equal([field.value, links()], ['kett', 'Kitchen Tea Kettles']);
});

test('is as before on Back, without another request', async () => {
  const { server, routing } = await openIndex(undefined, marked, { howItWorks: Elsewhere });
  await user.type(screen.getByRole('textbox', { name: 'Find a category' }), 'box');
  await act(async () => routing.navigate('/reviews/how-it-works'));
  assert.ok(screen.getByText('Elsewhere'));
  await travel(-1);
  await settle();
  assert.is(links(), 'attic Boxes');
  assert.is(server.requests.length, 1);
});

test('drops the typed filter when another search text opens the index', async () => {
  const { routing } = await openIndex();
  await user.type(screen.getByRole('textbox', { name: 'Find a category' }), 'zzz');
  await act(async () => routing.navigate('/reviews/categories?q=tea&category_search=true'));
  await settle();
  assert.is((screen.getByRole('textbox', { name: 'Find a category' }) as HTMLInputElement).value, '');
  assert.equal(departments(), ['Kitchen', 'attic']);
});

test('takes the scope of a search from the address, and marks it, in the same entry of the history', async () => {
  const pushed = countPushes();
  const { server } = await openIndex(
    undefined,
    '/reviews/categories?shop_domain=a.test&search_in_shop=true&platform=p&category_id=3&redesign=1',
  );
  assert.is(location.search, '?redesign=1&category_search=true');
  assert.is(pushed(), 0);
  assert.is(server.requests[0]?.address, '/reviews/categories.json?level=1');
});

test('asks with the search text of its address, says so, and links back to all', async () => {
  const { server } = await openIndex(undefined, '/reviews/categories?q=tea&category_search=true');
  assert.is(server.requests[0]?.address, '/reviews/categories.json?q=tea&level=1');
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Categories for “tea”');
  assert.is(href('Show all categories'), '/reviews/categories');
});

test('looks up categories that are listed by their ids', async () => {
  await openIndex(({ pathname }) =>
    pathname === '/reviews/categories.json'
      ? { product_categories: [{ id: 1, name: 'Kitchen', children: [2] }] }
      : { categories: [{ id: 1, name: 'Kitchen', children: [{ id: 2, name: 'Tea', handle: 'tea' }] }] },
  );
  await settle();
  assert.is(href('Tea'), '/reviews/categories/tea');
});

test('shows skeletons while the categories load', async () => {
  await openIndex(() => undefined);
  assert.ok(screen.getByText('Loading the categories'));
  assert.is(document.querySelectorAll('[aria-hidden] > .mp-department').length, 4);
});

for (const [what, nothing] of [
  ['when the call fails', 503],
  ['when the host has none', { product_categories: [] }],
] as const)
  test(`shows no categories ${what}, and asks again`, async () => {
    let works = false;
    const { reported } = await openIndex(() => (works ? { product_categories: tree } : nothing));
    assert.ok(screen.getByRole('heading', { name: 'Categories can’t be shown right now' }));
    assert.not.ok(screen.queryByText('0 categories'), 'none were counted');
    assert.equal(reported, []);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    assert.equal(departments(), ['Kitchen', 'attic']);
    assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
  });

test('names the host’s title and description where it sends them', async () => {
  await openIndex(() => ({
    product_categories: tree,
    meta_data: { title: 'All we have', description: 'Really all.' },
  }));
  assert.is(document.title, 'All we have');
  assert.is(document.querySelector('meta[name="description"]')?.getAttribute('content'), 'Really all.');
});

test('names each department for assistive technology', async () => {
  await openIndex();
  assert.ok(
    within(screen.getByRole('region', { name: 'Kitchen' })).getByRole('heading', { level: 3, name: 'Tea' }),
  );
});

test.run();
