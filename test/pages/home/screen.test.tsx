import { screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import HomeScreen from '../../../src/pages/home/index.tsx';
import { go, travel } from '../../routing/support.tsx';
import { rates } from '../../state/support.ts';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const card = (title: string) => ({
  encoded_product_id: title,
  title,
  internal_path: `/reviews/stores/acme/products/${title}`,
  price: 20,
  currency: 'USD',
  average_rating: 4,
  reviews_count: 12,
});
const rows = {
  product: [card('Lamp'), card('Desk')],
  category: [
    { id: 7, name: 'Lighting', handle: 'lighting' },
    { id: '8', name: 'Tables' },
  ],
  collection: [
    {
      title: 'Best sellers',
      subtitle: 'What people buy most',
      path: '/reviews/search?q=&page=1&sort_by=best_selling',
      products: [card('Lamp')],
    },
  ],
  featured_review: [
    {
      uuid: 'r1',
      title: 'Bright',
      body: 'It shines.',
      rating: 5,
      product_title: 'Lamp',
      product_internal_path: '/reviews/stores/acme/products/Lamp',
    },
  ],
};
const figures = { total_verified_reviews: 1234, shop_metric: 5, line_item_metric: 67_890 };

interface HomeSetUp extends Partial<ScreenSetUp> {
  /** Replaces the usual answer for the figures, or for one kind of list. */
  readonly instead?: Partial<Record<'figures' | keyof typeof rows, () => unknown>>;
}
const openHome = ({ instead = {}, screens = {}, ...rest }: HomeSetUp = {}) =>
  openScreen({
    at: '/reviews',
    ...rest,
    screens: { home: HomeScreen, ...screens },
    answer({ pathname, searchParams }) {
      if (pathname === '/reviews.json') return (instead.figures ?? (() => figures))();
      if (pathname === '/reviews/instant_search')
        return { suggestions: [], popular_searches: ['teapot', 'wool scarf'] };
      if (pathname !== '/reviews/carousels.json') return 404;
      const kind = searchParams.get('q') as keyof typeof rows;
      return (instead[kind] ?? (() => rows[kind]))();
    },
  });

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);
const all = ['Highly transparent', 'Collections', 'Worth reading'];
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the search field, the figures and every list', async () => {
  await openHome();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Know before you buy.');
  assert.ok(screen.getByRole('combobox', { name: 'Search for product' }));
  assert.ok(screen.getByText('1,234'));
  assert.ok(screen.getByText('67,890'));
  assert.equal(headings(), all);
  assert.is(link('wool scarf'), '/reviews/search?q=wool+scarf&page=1');
  assert.is(link('Lighting'), '/reviews/categories/lighting');
  assert.is(link('Tables'), '/reviews/search?q=&page=1&category_id=8');
  assert.is(link('Best sellers'), '/reviews/search?q=&page=1&sort_by=best_selling&collection=Best%20sellers');
  const products = within(screen.getByRole('group', { name: 'Highly transparent' }));
  assert.is(
    products.getByRole('link', { name: 'Desk' }).getAttribute('href'),
    '/reviews/stores/acme/products/Desk',
  );
  assert.ok(screen.getByText('It shines.'));
});

test('says from which score on products are listed', async () => {
  const scored = (title: string, transparency_score: number) => ({ ...card(title), transparency_score });
  await openHome({
    instead: { product: () => [scored('Lamp', 1), scored('Desk', 0.968), scored('Cup', 0.99)] },
  });
  assert.ok(screen.getByText('These products show at least 96% of all their reviews'));
});

test('claims no score of products that have none, and shows no review that says nothing', async () => {
  await openHome({
    instead: {
      product: () => [{ ...card('Lamp'), transparency_score: 0.9 }, card('Desk')],
      featured_review: () => [
        { uuid: 'r1', rating: 5 },
        { uuid: 'r2', body: 'It shines.', product_title: 'Lamp' },
      ],
    },
  });
  assert.not(screen.queryByText(/at least/));
  const told = within(screen.getByRole('group', { name: 'Worth reading' }));
  assert.is(told.getAllByRole('article').length, 1);
  assert.not(told.queryByText('Anonymous'));
});

const hero = () => screen.getByRole('main').querySelector('.mp-hero') as HTMLElement;

test('shows the idea where a product has a score', async () => {
  const scored = { ...card('Lamp'), reviews_count: 52, transparency_score: 52 / 54 };
  await openHome({ instead: { product: () => [scored] } });
  assert.match(hero().textContent ?? '', '52 of 54 written reviews are shown.');
  assert.match(hero().textContent ?? '', 'It shines.');
});

test('stays simple where no product has a score', async () => {
  await openHome();
  assert.not.match(hero().textContent ?? '', 'It shines.');
  assert.not(hero().querySelector('.mp-exhibit__card'));
});

test('leaves the figures out where the host does not have them', async () => {
  await openHome({ instead: { figures: () => 404 } });
  assert.not(screen.queryByText(/We couldn’t load the figures/));
  assert.equal(headings(), all);
});

test('leaves reviews out where none says anything', async () => {
  await openHome({ instead: { featured_review: () => [{ uuid: 'r1' }] } });
  assert.equal(headings(), all.slice(0, 2));
});

test('asks for lists of the stored country, with the flag of the address', async () => {
  const { server } = await openHome({ at: '/reviews?redesign=1', stored: { country: 'NZ' } });
  const lists = server.requests.filter(({ address }) => address.includes('carousels'));
  assert.is(lists.length, 4);
  for (const { address } of lists) assert.match(address, 'country=NZ&redesign=1');
});

test('shows prices in the chosen currency', async () => {
  await openHome({ at: '/reviews?currency=EUR', meta: { exchangeRates: rates } });
  assert.is(screen.getAllByText('≈ €18').length, 2);
});

test('shows a skeleton for everything that loads', async () => {
  const open = () => undefined;
  await openHome({
    instead: { figures: open, product: open, category: open, collection: open, featured_review: open },
  });
  assert.equal(headings(), all);
  assert.ok(screen.getByText('verified reviews'));
  assert.ok(screen.getByRole('navigation', { name: 'Categories' }).getAttribute('aria-busy') === 'true');
  assert.is(screen.getByRole('main').querySelectorAll('.mp-card[aria-hidden]').length, 6);
});

test('shows a list while another one is loading, and leaves it as it is when that is there', async () => {
  const { server } = await openHome({
    instead: {
      product: () => [{ ...card('Lamp'), transparency_score: 0.9 }, card('Desk')],
      featured_review: () => undefined,
    },
  });
  const list = () => screen.getByRole('group', { name: 'Highly transparent' });
  assert.is(within(list()).getAllByRole('article').length, 2);
  server.requests.find(({ address }) => address.includes('featured_review'))?.answer(rows.featured_review);
  await screen.findAllByText('It shines.');
  assert.is(within(list()).getAllByRole('article').length, 2);
});

test('names a collection by its title, whatever name its path has', async () => {
  const path = '/reviews/search?collection=old&q=lamp#top';
  await openHome({ instead: { collection: () => [{ title: 'Lamps', path, products: [card('Lamp')] }] } });
  assert.is(link('Lamps'), '/reviews/search?q=lamp&collection=Lamps#top');
});

test('shows other pictures for each collection, as far as it has others', async () => {
  const pictured = (name: string) => ({ ...card(name), image_url: `/${name}.jpg` });
  const path = '/reviews/search?q=lamp';
  await openHome({
    instead: {
      collection: () => [
        { title: 'First', path, products: ['a', 'b', 'c', 'd', 'e'].map(pictured) },
        { title: 'Second', path: `${path}s`, products: ['a', 'e', 'f', 'b', 'g'].map(pictured) },
      ],
    },
  });
  const pictures = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('presentation')
      .map(picture => picture.getAttribute('src'));
  assert.equal(pictures('First'), ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg']);
  assert.equal(pictures('Second'), ['/e.jpg', '/f.jpg', '/g.jpg', '/a.jpg']);
});

test('leaves the path of a collection alone when it links to another screen', async () => {
  const path = '/reviews/categories/lamps?x=1#all';
  await openHome({ instead: { collection: () => [{ title: 'Lamps', path, products: [card('Lamp')] }] } });
  assert.is(link('Lamps'), path);
});

for (const [what, instead] of [
  ['fails', () => 500],
  ['is null', () => null],
  ['is empty', () => []],
] as const)
  test(`leaves a list out that ${what}`, async () => {
    await openHome({ instead: { product: instead, category: instead, featured_review: instead } });
    assert.equal(headings(), ['Collections']);
    assert.not.ok(screen.queryByRole('navigation', { name: 'Categories' }));
    assert.not.ok(screen.queryByRole('alert'));
  });

test('says that the figures failed to load, and retries', async () => {
  let isDown = true;
  await openHome({ instead: { figures: () => (isDown ? 500 : figures) } });
  assert.ok(screen.getByText('We couldn’t load the figures.'));
  assert.equal(headings(), all);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.ok(screen.getByText('1,234'));
  assert.not.ok(screen.queryByText('We couldn’t load the figures.'));
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }), 'the button is gone');
});

test('leaves out a figure that the host does not send, and the section without any', async () => {
  await openHome({ instead: { figures: () => ({ shop_metric: 5 }) } });
  assert.ok(screen.getByText('stores'));
  assert.not.ok(screen.queryByText('verified reviews'));
});

test('takes the title from the host, else its own', async () => {
  await openHome();
  assert.is(document.title, 'Reviews you can trust | Candour');
  await openHome({ instead: { figures: () => ({ ...figures, meta_data: { title: 'Acme reviews' } }) } });
  assert.is(document.title, 'Acme reviews');
});

test('shows at once on the way back', async () => {
  const { routing, server } = await openHome({ screens: { product: () => <h1>Product</h1> } });
  const requests = server.requests.length;
  await go(routing, '/reviews/stores/acme/products/Lamp');
  await settle();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Product');
  await travel(-1);
  assert.equal(headings(), all);
  assert.is(server.requests.length, requests);
});

test.run();
