import { act, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import CategoriesScreen from '../../../src/pages/categories/index.tsx';
import CategoryScreen from '../../../src/pages/category/index.tsx';
import { travel } from '../../routing/support.tsx';
import { countPushes, openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const tea = {
  category: {
    id: 2,
    name: 'Tea',
    handle: 'tea',
    path: '/reviews/categories/tea',
    external_title: 'Tea & more',
    external_description: '<p>For <b>slow</b> mornings.</p><script>alert(1)</script><p>And late nights.</p>',
    items: [
      {
        encoded_product_id: 'p1',
        title: 'Round Teapot',
        internal_path: '/reviews/stores/acme/products/pot',
        price: 20,
        currency: 'EUR',
      },
    ],
  },
  children: [{ id: 3, name: 'Pots', handle: 'pots' }],
  grand_children: [{ id: 4, name: 'Glass pots', handle: 'glass-pots', parent_id: 3 }],
  upper_level_categories: [{ id: 1, name: 'Kitchen', handle: 'kitchen' }],
};
const index = { product_categories: [{ id: 1, name: 'Kitchen', handle: 'kitchen' }] };
const at = '/reviews/categories/tea?category_search=true';

const openCategory = (answer: ScreenSetUp['answer'], address = at) =>
  openScreen({
    at: address,
    answer,
    screens: {
      categoryIndex: CategoriesScreen,
      categoryShow: CategoryScreen,
      howItWorks: () => <h1>Elsewhere</h1>,
    },
  });
const usual: ScreenSetUp['answer'] = ({ pathname }) =>
  pathname === '/reviews/categories/tea.json' ? tea : pathname === '/reviews/categories.json' ? index : 404;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows breadcrumbs, subcategories and products', async () => {
  const { server } = await openCategory(usual);
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Tea & more');
  assert.is(href('Product categories'), '/reviews/categories');
  assert.is(href('Kitchen'), '/reviews/categories/kitchen');
  assert.is(href('Pots'), '/reviews/categories/pots');
  assert.is(href('Glass pots'), '/reviews/categories/glass-pots');
  assert.is(href('Round Teapot'), '/reviews/stores/acme/products/pot');
  assert.ok(screen.getByText('€20.00'));
  assert.equal(
    server.requests.map(({ address }) => address),
    ['/reviews/categories/tea.json'],
  );
});

test('shows the picture of the category beside its name', async () => {
  const pictured = { ...tea, category: { ...tea.category, image_url: '/tea.svg' } };
  await openCategory((address, request) =>
    address.pathname.endsWith('/tea.json') ? pictured : usual(address, request),
  );
  assert.is(document.querySelector('.mp-category__title img')?.getAttribute('src'), '/tea.svg');
});

test('shows the description as plain text, and puts it into the head', async () => {
  await openCategory(usual);
  const text = document.querySelector('.mp-category__text')?.textContent ?? '';
  assert.match(text, 'For slow mornings.');
  assert.match(text, 'And late nights.');
  assert.not.match(text, /alert|</);
  assert.is(document.title, 'Tea & more | Candour');
  const meta = document.querySelector('meta[name="description"]');
  assert.is(meta?.getAttribute('content'), 'For slow mornings.');
  assert.is(
    document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    new URL('/reviews/categories/tea', location.href).href,
  );
});

for (const [which, answer] of [
  ['with', usual],
  ['without', () => ({ category: tea.category })],
] as const)
  test(`links once to all its products, with its name in the address, ${which} subcategories`, async () => {
    await openCategory(answer);
    assert.not(screen.queryByRole('link', { name: 'All products in Tea' }));
    assert.is(href('All products'), '/reviews/search?q=&page=1&category_id=2&from=category&category=tea');
  });

test('offers no search within a category whose id no search takes', async () => {
  const byText = { ...tea, category: { ...tea.category, id: 'tea' } };
  await openCategory(({ pathname }) => (pathname === '/reviews/categories/tea.json' ? byText : 404));
  assert.ok(screen.getByRole('link', { name: /Round Teapot/ }));
  const addresses = screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '');
  assert.not.ok(addresses.some(address => address.startsWith('/reviews/search')));
});

test('takes scope and category id from the address, and marks it', async () => {
  await openCategory(usual, '/reviews/categories/tea?category_id=9&platform=p');
  assert.is(location.pathname + location.search, at);
});

for (const [what, answered, message, retry] of [
  ['does not know', 404, /There is no category “tea”/, null],
  ['fails', 500, /couldn’t load “tea”. Something went wrong on our side/, '/reviews/categories/tea'],
] as const) {
  test(`a load that the server ${what} leads to the index in its place, which says so once`, async () => {
    const pushed = countPushes();
    const { routing, reported } = await openCategory(({ pathname }) =>
      pathname === '/reviews/categories.json' ? index : answered,
    );
    assert.is(location.pathname, '/reviews/categories');
    assert.is(pushed(), 0);
    assert.match(screen.getByText(message).textContent ?? '', message);
    assert.is(screen.queryByRole('link', { name: 'Try again' })?.getAttribute('href') ?? null, retry);
    assert.is(href('Kitchen'), '/reviews/categories/kitchen');
    assert.equal(reported, []);
    await act(async () => routing.navigate('/reviews/how-it-works'));
    await travel(-1);
    await settle();
    assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Product categories');
    assert.not(screen.queryByText(message));
  });
}

test('names a category that failed to load as the index does', async () => {
  const full = {
    id: 1,
    name: 'Kitchen',
    handle: 'kitchen',
    children: [{ id: 2, name: 'Tea & more', handle: 'tea' }],
  };
  await openCategory(({ pathname }) =>
    pathname === '/reviews/categories.json' ? { product_categories: [full] } : 500,
  );
  assert.ok(screen.getByText(/couldn’t load “Tea & more”/));
});

test('opens on the next click once the server has recovered', async () => {
  let isDown = true;
  const { routing } = await openCategory((address, request) =>
    isDown && address.pathname === '/reviews/categories/tea.json' ? 500 : usual(address, request),
  );
  assert.ok(screen.getByText(/couldn’t load “tea”/));
  isDown = false;
  await act(async () => routing.navigate('/reviews/categories/tea'));
  await settle();
  assert.is(location.pathname, '/reviews/categories/tea');
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Tea & more');
});

test('shows the index when no answer arrives', async () => {
  await openCategory(({ pathname }, request) => {
    if (pathname === '/reviews/categories.json') return index;
    request.breakOff();
    return undefined;
  });
  await settle();
  await waitFor(() => assert.is(location.pathname, '/reviews/categories'));
  assert.ok(screen.getByText(/couldn’t load “tea”. We couldn’t reach the server/));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  assert.not(screen.queryByText(/We couldn’t reach the server/));
});

test('shows a skeleton while the category loads', async () => {
  await openCategory(() => undefined);
  assert.ok(screen.getByText('Loading the category'));
});

test('says that there are no products, and links onwards', async () => {
  await openCategory(() => ({ category: { id: 2, name: 'Tea' } }));
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Tea');
  assert.ok(screen.getByText('No products here yet'));
  assert.is(href('All products in Tea'), '/reviews/search?q=&page=1&category_id=2&from=category');
});

test('shows at once on Back', async () => {
  const { routing, server } = await openCategory(usual);
  await act(async () => routing.navigate('/reviews/how-it-works'));
  await travel(-1);
  await settle();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Tea & more');
  assert.is(server.requests.length, 1);
});

test.run();
