import { act, fireEvent, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import HowItWorksScreen from '../../src/pages/how-it-works/index.tsx';
import MedalsScreen from '../../src/pages/medals/index.tsx';
import TrustScreen from '../../src/pages/trust/index.tsx';
import { openScreen, type ScreenSetUp, settle } from './open-screen.tsx';

const figures = { total_verified_reviews: 14_503, shop_metric: 60, line_item_metric: 298_480 };
const screens: ScreenSetUp['screens'] = {
  howItWorks: HowItWorksScreen,
  medals: MedalsScreen,
  trust: TrustScreen,
};
const usual: ScreenSetUp['answer'] = ({ pathname }) => (pathname === '/reviews.json' ? figures : 404);
const open = (at: string, answer = usual) => openScreen({ at, screens, answer });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

for (const [path, title] of [
  ['/reviews/how-it-works', 'How it works'],
  ['/reviews/medals', 'Medals'],
  ['/reviews/trust', 'Trust'],
] as const) {
  test(`${path} is the page “${title}”`, async () => {
    await open(path);
    assert.is(screen.getByRole('heading', { level: 1 }).textContent, title);
    assert.ok(screen.getAllByRole('heading', { level: 2 }).length >= 4);
    assert.is(document.title, `${title} | Candour`);
    assert.ok((description() ?? '').length > 40);
  });
}

test('names the figures of the site where it says why to trust it', async () => {
  await open('/reviews/trust');
  for (const figure of ['14,503', '60', '298,480']) assert.ok(screen.getByText(figure));
});

test('links from how it works to everything it names', async () => {
  await open('/reviews/how-it-works');
  assert.is(href('See the medals'), '/reviews/medals');
  assert.is(href('What verified means'), '/reviews/trust');
  assert.is(href('Open a dispute about an order'), '/profile?tab=orders');
  assert.is(href('Find stores'), '/reviews/store_search');
  assert.is(href('Browse categories'), '/reviews/categories');
  // A search that asks for nothing would lead to the categories.
  assert.is(href('Search products'), '/reviews/search?q=&page=1&sort_by=reviews_count');
});

test('names the five medals with their ranges, each with the products that have it', async () => {
  await open('/reviews/medals');
  for (const [name, range] of [
    ['Diamond', '100%'],
    ['Platinum', '99%'],
    ['Gold', '95% to 98%'],
    ['Silver', '90% to 94%'],
    ['Bronze', '80% to 89%'],
  ] as const) {
    const heading = screen.getByRole('heading', { level: 3, name });
    assert.is(heading.nextElementSibling?.textContent, range);
  }
  assert.is(
    href('See products with Gold or better for transparency'),
    '/reviews/search?q=&page=1&sort_by=reviews_count&min_transparency=95',
  );
  assert.is(
    href('See products with Diamond for transparency'),
    '/reviews/search?q=&page=1&sort_by=reviews_count&min_transparency=100',
  );
});

test('shows the medal of the score on the slider', async () => {
  await open('/reviews/medals');
  const slider = screen.getByRole('slider', { name: 'Score' });
  assert.is(slider.getAttribute('aria-valuetext'), '98%, Gold');
  screen.getByText('98.9%');
  fireEvent.change(slider, { target: { value: '0.999' } });
  assert.is(slider.getAttribute('aria-valuetext'), '99%, Platinum');
  assert.ok(screen.getByText('0.1 points short of Diamond.'));
  fireEvent.change(slider, { target: { value: '0.75' } });
  assert.is(slider.getAttribute('aria-valuetext'), '75%, No medal');
  assert.ok(screen.getByText('5 points short of Bronze.'));
});

test('names every source of reviews, and the pages of the host', async () => {
  await open('/reviews/trust');
  const terms = screen.getAllByRole('term').map(one => one.textContent);
  for (const name of ['Written on this site', 'From a provider that checks orders', 'Source not verified'])
    assert.ok(terms.includes(name), name);
  assert.is(href('Content Policy'), '/content-policy');
});

test('says that the figures failed to load, and retries; the page stays', async () => {
  let works = false;
  await open('/reviews/trust', ({ pathname }) =>
    pathname === '/reviews.json' ? (works ? figures : 500) : 404,
  );
  assert.ok(screen.getByText('We couldn’t load the figures.'));
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Trust');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.ok(screen.getByText('14,503'));
});

test('asks the host for meta data when opened by a link, and caches the answer', async () => {
  const { routing, server } = await open('/reviews/trust', ({ pathname, search }) => {
    if (pathname === '/reviews.json') return figures;
    return pathname + search === '/reviews/medals?format=json'
      ? { meta_data: { title: 'All our medals', canonical: '/m', description: '' } }
      : 404;
  });
  const requested = () => server.requests.filter(({ address }) => address.includes('medals')).length;
  await act(async () => routing.navigate('/reviews/medals'));
  assert.is(document.title, 'Medals | Candour');
  await settle();
  assert.is(document.title, 'All our medals');
  assert.is(
    document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    new URL('/m', location.href).href,
  );
  assert.match(description() ?? '', 'Diamond');
  await act(async () => routing.navigate('/reviews/trust'));
  await settle();
  assert.is(document.title, 'Trust | Candour');
  await act(async () => routing.navigate('/reviews/medals'));
  assert.is(document.title, 'All our medals');
  assert.is(requested(), 1);
});

test('leaves the host’s meta data alone on the first page', async () => {
  const { getEntriesByType } = performance;
  performance.getEntriesByType = () => [{ name: 'https://shop.test/reviews/medals/?x' }] as never;
  try {
    document.title = 'From the host';
    const { server } = await open('/reviews/medals');
    assert.is(document.title, 'From the host');
    assert.not(server.requests.some(({ address }) => address.includes('medals')));
  } finally {
    performance.getEntriesByType = getEntriesByType;
  }
});

const bucket = {
  encoded_product_id: 'p1',
  title: 'Steel Bucket',
  internal_path: '/reviews/stores/north/products/bucket',
  image_url: '/bucket.webp',
  transparency_score: 0.9951,
  authenticity_score: 0.86,
};
const carousels =
  (lists: Record<string, unknown>): ScreenSetUp['answer'] =>
  ({ pathname, searchParams }) =>
    pathname === '/reviews/carousels.json' ? lists[searchParams.get('q') ?? ''] : figures;

test('shows the scores of a real product, each with an explanation', async () => {
  const unscored = { ...bucket, encoded_product_id: 'p0', title: 'Lamp', authenticity_score: null };
  await open('/reviews/how-it-works', carousels({ product: [unscored, bucket] }));
  assert.is(href('Steel Bucket'), bucket.internal_path);
  await user.click(screen.getByRole('button', { name: 'Details: how Transparency is calculated' }));
  assert.ok(await screen.findByText('The exact figure is 99.51%. We always round down.'));
});

for (const path of ['/reviews/how-it-works', '/reviews/medals', '/reviews/trust'])
  test(`${path} does without an example where the host has none`, async () => {
    await open(path, carousels({ product: [], featured_review: [] }));
    assert.is(document.querySelector('.mp-picture, .mp-skeleton, [aria-busy="true"]'), null);
    assert.not(screen.queryAllByRole('article').some(one => one.textContent === ''));
  });

test('sets the slider to the score of a real product', async () => {
  await open('/reviews/medals', carousels({ product: [bucket] }));
  const product = screen.getByRole('button', { name: 'Steel Bucket' });
  await user.click(product);
  assert.is(product.getAttribute('aria-pressed'), 'true');
  assert.ok(screen.getByText('The exact figure is 99.51%. We always round down.'));
  const slider = screen.getByRole('slider', { name: 'Score' });
  assert.is(slider.getAttribute('aria-valuetext'), '99%, Platinum');
  fireEvent.change(slider, { target: { value: '0.9' } });
  assert.is(product.getAttribute('aria-pressed'), 'false');
});

test('shows a review of a verified buyer', async () => {
  const review = (title: string, verified: boolean) => ({
    uuid: title,
    title,
    body: 'Good.',
    rating: 5,
    verified,
  });
  await open(
    '/reviews/trust',
    carousels({ featured_review: [review('Bought elsewhere', false), review('Love it!', true)] }),
  );
  assert.ok(screen.getByRole('heading', { level: 3, name: 'Love it!' }));
  assert.not(screen.queryByRole('heading', { name: 'Bought elsewhere' }));
});

test.run();
