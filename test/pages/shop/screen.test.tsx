import { cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nextScopeAtom } from '../../../src/state/search/next-search.ts';
import { isInStoreAtom } from '../../../src/state/search/store-limit.ts';
import { go } from '../../routing/support.tsx';
import { pressTwice } from '../clicks.ts';
import { settle } from '../open-screen.tsx';
import { acmePage, barePage, openShop, shopPath, withShop } from './support.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const main = () => screen.getByRole('main');
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const has = (text: string | RegExp) => screen.queryByText(text) !== null;

test('shows name, rating, description and medals of the store before its reviews are there', async () => {
  await openShop({ reviews: () => undefined });
  assert.is(heading(), 'Acme');
  assert.ok(has('Lamps and more lamps.'));
  assert.is(hrefOf(/ 3,800 reviews$/), '#reviews');
  // The medal of a score stands with the score.
  const medals = within(screen.getByRole('list', { name: 'Medals' })).getAllByRole('listitem');
  assert.equal(
    medals.map(one => one.textContent),
    ['Service: Silver'],
  );
});

test('explains both scores, with the sums behind them', async () => {
  await openShop({ reviews: () => undefined });
  const scores = within(screen.getByRole('region', { name: 'Scores' }));
  assert.ok(scores.getByText('95%'));
  assert.ok(scores.getByText('Gold'));
  assert.ok(scores.getByText('91%'));
  assert.ok(scores.getByText('3,800 of 4,000 written reviews are shown'));
  const verified = scores.getByRole('link', { name: '3,458 of 3,800 reviews are from verified buyers' });
  assert.is(verified.getAttribute('href'), `${shopPath}?verified_only=true#reviews`);
  await user.click(scores.getByRole('button', { name: /how Transparency is calculated/ }));
  assert.ok(screen.getByRole('dialog', { name: 'How it’s calculated' }));
});

test('says how to reach the store', async () => {
  await openShop();
  const contact = within(screen.getByRole('list', { name: 'Contact' }));
  assert.ok(contact.getByText('Says it replies within 6 hours'));
  assert.ok(contact.getByText('60 reviews answered'));
  const href = (name: RegExp) => contact.getByRole('link', { name }).getAttribute('href');
  assert.is(href(/care@/), 'mailto:care@acme.test');
  assert.is(href(/\+49/), 'tel:+493012345');
  assert.match(
    href(/Lampenweg 1, Berlin, Germany/) ?? '',
    /^https:.*Lampenweg%201%2C%20Berlin%2C%20Germany$/,
  );
});

test('says how long its answers took, beside what the store says of itself', async () => {
  const usual_response_time = { number: 14, unit: 'days' };
  const both = { usual_response_time, response_time: { number: 8, unit: 'days' } };
  await openShop({ shop: () => withShop({ contact_info: both }) });
  assert.ok(has('Usually replies in 14 days (says 8 days)'));
  cleanup();
  await openShop({ shop: () => withShop({ contact_info: { usual_response_time } }) });
  assert.ok(has('Usually replies in 14 days'));
});

test('names the country once where the address names it, too', async () => {
  const contact_info = { address: 'Lampenweg 1, 10115 Berlin, Germany' };
  await openShop({ shop: () => withShop({ contact_info }) });
  const contact = within(screen.getByRole('list', { name: 'Contact' }));
  assert.is(contact.getByRole('link').textContent, contact_info.address);
});

test('names the country of a store without an address', async () => {
  await openShop({ shop: () => withShop({ contact_info: null }) });
  assert.ok(has('Germany'));
});

test('links to the store’s own site, and records each click with one id for the view of the screen', async () => {
  const { server } = await openShop();
  const link = screen.getByRole('link', { name: 'Visit store: Acme, opens in a new tab' });
  assert.is(link.getAttribute('href'), 'https://acme.test/');
  assert.is(link.getAttribute('rel'), 'noopener nofollow');
  const clicks = await pressTwice(link, server);
  assert.is(clicks.length, 2);
  const [{ address, ...record }, second] = clicks;
  assert.is(address, '/reviews/click');
  assert.equal(Object.keys(record).sort(), [
    'pageview_id',
    'product_id',
    'referral',
    'referral_page',
    'shop_id',
    'tracking_data',
  ]);
  const { shop_id, product_id, referral_page, pageview_id } = record;
  assert.equal([shop_id, product_id], ['s1', null]);
  assert.is(referral_page, shopPath);
  assert.match(pageview_id, /^[0-9a-f]{32}$/);
  assert.is(second.pageview_id, pageview_id);
});

for (const external_url of ['mailto:care@acme.test', 'acme', 'javascript:alert(1)', null])
  test(`links to no other site than one of the web: ${external_url}`, async () => {
    await openShop({ shop: () => withShop({ external_url }) });
    assert.not.ok(screen.queryByRole('link', { name: /Visit store/ }));
  });

test('offers to follow and to share, and a reviewer to review and to open a dispute', async () => {
  await openShop({ loggedIn: true });
  assert.ok(screen.getByRole('button', { name: 'Follow Acme' }));
  assert.ok(screen.getByRole('button', { name: 'Share' }));
  assert.is(hrefOf('Write a review'), '/reviews/write-review');
  assert.is(hrefOf('Open a dispute'), `${shopPath}/disputes/new`);
});

for (const [who, loggedIn, settings] of [
  ['a guest', false, null],
  ['a reviewer of a store that takes no reviews from the web', true, { disable_web_reviews: true }],
] as const)
  test(`does not offer to write a review: ${who}`, async () => {
    await openShop({ loggedIn, shop: () => withShop({ settings }) });
    assert.not.ok(screen.queryByRole('link', { name: 'Write a review' }));
    assert.is(screen.queryByRole('link', { name: 'Open a dispute' }) !== null, loggedIn);
  });

test('shows the best reviewed products, with a link to all', async () => {
  await openShop();
  const shelf = within(screen.getByRole('region', { name: 'Top reviewed products' }));
  assert.equal(
    shelf.getAllByRole('heading', { level: 3 }).map(one => one.textContent),
    ['Brass Lamp', 'Floor Lamp'],
  );
  assert.ok(shelf.getByRole('button', { name: 'Follow Brass Lamp' }));
  assert.ok(shelf.getByRole('button', { name: /Compare.*Brass Lamp/ }));
  assert.is(
    hrefOf('See all 1,034 products'),
    '/reviews/search?q=&page=1&shop_domain=acme.test&search_in_shop=true&platform=shopify&min_transparency=0',
  );
});

test('shows recommendations with any content, where the store’s settings say so', async () => {
  await openShop();
  const shelf = within(screen.getByRole('region', { name: 'What customers say' }));
  assert.is(shelf.getAllByRole('article').length, 2);
  assert.ok(shelf.getByText('Shines'));
  assert.ok(shelf.getByText('Only a text'));
});

for (const [what, settings] of [
  ['say no', { shop_settings: { review_site_show_cards_carousel: false } }],
  ['say nothing', { shop_settings: {} }],
  ['are absent', null],
] as const)
  test(`shows no recommendations where the settings ${what}`, async () => {
    await openShop({ shop: () => withShop({ settings }) });
    assert.not.ok(screen.queryByRole('region', { name: 'What customers say' }));
  });

test('shows no withdrawn recommendation', async () => {
  const featured_cards = [
    { uuid: 'f1', title: 'Gone', deleted: true },
    { title: 'Held back', published: false },
  ];
  await openShop({ shop: () => ({ ...acmePage, featured_cards }) });
  assert.not.ok(screen.queryByRole('region', { name: 'What customers say' }));
});

test('shows a store with nothing but a name', async () => {
  await openShop({ shop: () => barePage });
  assert.is(heading(), 'Acme');
  assert.is(document.title, 'Acme | Candour');
  // From the reviews.
  assert.ok(screen.getByRole('link', { name: /12 reviews/ }));
  assert.ok(within(screen.getByRole('region', { name: 'Scores' })).getByText('50%'));
  for (const name of ['Contact', 'Medals']) assert.not.ok(screen.queryByRole('list', { name }));
});

test('says that there are no scores yet', async () => {
  await openShop({ shop: () => barePage, reviews: () => 500 });
  assert.ok(has('This store has no scores yet.'));
});

test('limits the next search to the store, until its page is left', async () => {
  const { store, routing } = await openShop({ screens: { home: () => <h1>Home</h1> } });
  assert.equal(store.get(nextScopeAtom), {
    shop_domain: 'acme.test',
    search_in_shop: 'true',
    platform: 'shopify',
  });
  await go(routing, '/reviews');
  await settle();
  assert.is(store.get(isInStoreAtom), false);
});

test('shows a skeleton while the store loads', async () => {
  await openShop({ shop: () => undefined });
  screen.getByRole('heading', { level: 1, name: 'Loading the store' });
});

for (const status of [404, 410])
  test(`says that there is no such store, and keeps the address out of search engines: ${status}`, async () => {
    const { reported } = await openShop({ shop: () => status });
    assert.is(heading(), 'We can’t find this store');
    assert.is(document.title, 'We can’t find this store | Candour');
    assert.is(robots(), 'noindex');
    assert.is(hrefOf('Find another store'), '/reviews/store_search');
    assert.not.ok(screen.queryByRole('button', { name: 'Try again' }));
    assert.equal(reported, []);
  });

for (const [title, given, text] of [
  ['500', 500, /on our side/],
  ['429', 429, /wait a moment/],
  ['401', 401, /sign in/],
  ['a page in place of data', '<!doctype html>', /couldn’t read the server’s answer/],
  ['a lost connection', null, /check your connection/],
] as const)
  test(`shows the not-found view with a retry after any other failure: ${title}`, async () => {
    let isTrouble = true;
    const { reported } = await openShop({
      shop(request) {
        if (!isTrouble) return acmePage;
        return given === null ? request.breakOff() : given;
      },
    });
    assert.is(heading(), 'We couldn’t load this store');
    assert.ok(within(screen.getByRole('alert')).getByText(text));
    assert.is(document.title, 'We couldn’t load this store | Candour');
    assert.is(robots(), 'noindex');
    assert.is(reported.length, 1);
    isTrouble = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    assert.ok(main().contains(document.activeElement), 'the button that had the focus is gone');
    assert.is(heading(), 'Acme');
    assert.is(robots(), null);
    assert.is(document.title, 'Acme: reviews');
  });

test.run();
