import { user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { settle } from '../open-screen.tsx';
import { openProfile, panel, path, press, profileFor, rowsOf } from './support.tsx';

test('shows rewards with their code, worth and state', async () => {
  await openProfile({
    at: `${path}?tab=rewards`,
    profile: rowsOf({
      rewards: [
        {
          id: 'a',
          title: 'Thank you',
          code: 'BRASS-5',
          amount: 5,
          currency: 'EUR',
          status: 'open',
          expires_at: '2027-01-05T12:00:00Z',
          shop_name: 'Acme',
        },
      ],
    }),
  });
  for (const text of ['Thank you', 'BRASS-5', '€5.00', 'Acme', 'Valid until January 5, 2027'])
    assert.ok(panel().getByText(text), text);
});

test('says when a reward expired, and no end of a used one', async () => {
  const expires_at = '2026-01-05T12:00:00Z';
  await openProfile({
    at: `${path}?tab=rewards`,
    profile: rowsOf({
      rewards: [
        { id: 1, title: 'Old', status: 'expired', expires_at },
        { id: 2, title: 'Spent', status: 'used', expires_at },
      ],
    }),
  });
  panel().getByText('Expired January 5, 2026');
  assert.is(panel().queryAllByText(/January 5/).length, 1);
});

test('lists rewards that can be used first, and copies their codes', async () => {
  const written: string[] = [];
  const setClipboard = (value: unknown) =>
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  const { store } = await openProfile({
    at: `${path}?tab=rewards`,
    profile: rowsOf({
      rewards: [
        { id: 1, title: 'Used one', code: 'USED', status: 'used' },
        { id: 2, title: 'Good one', code: 'GOOD', status: 'open' },
      ],
    }),
  });
  const headings = panel().getAllByRole('heading');
  assert.equal(
    headings.map(({ textContent }) => textContent),
    ['Ready to use', 'Good one', 'Used or expired', 'Used one'],
  );
  assert.is(panel().getAllByText('No expiry date').length, 1);
  assert.is(panel().queryByText('USED'), null);
  setClipboard({ writeText: async (text: string) => void written.push(text) });
  await press('Copy GOOD');
  assert.equal(written, ['GOOD']);
  assert.is(store.get(toastAtom)?.text, 'GOOD copied.');
  // As in a page without https.
  setClipboard(undefined);
  await press('Copy GOOD');
  assert.is(store.get(toastAtom)?.text, 'We couldn’t copy GOOD. Please select it instead.');
});

test('says how many orders are still to be reviewed, and leads to them', async () => {
  await openProfile({
    at: `${path}?tab=orders`,
    profile: params => ({
      ...(profileFor(params, { items: [] }) as object),
      extra_data: { orders_data: { total_count: 3, unreviewed_count: 2 } },
    }),
  });
  assert.is(
    panel().getByRole('link', { name: '2 still to review' }).getAttribute('href'),
    '/reviews/write-review',
  );
});

test('says of each open dispute who has to do something, and until when', async () => {
  const until = '2026-12-01T10:00:00Z';
  await openProfile({
    at: `${path}?tab=disputes`,
    profile: rowsOf({
      disputes: ['reviewer', 'store', 'arbitrator'].map((from, id) => ({ id, awaiting: { from, until } })),
    }),
  });
  for (const text of [/^Answer by Tue, Dec 1/, /^The store has until Tue/, /^An arbitrator decides by Tue/])
    assert.ok(panel().getByText(text));
});

test('shows for each order whether it was or can be reviewed', async () => {
  const order = (number: number, rest: object) => ({
    public_id: `o${number}`,
    product_title: `Lamp ${number}`,
    ...rest,
  });
  await openProfile({
    at: `${path}?tab=orders`,
    profile: rowsOf({
      orders: [
        order(1, {}),
        order(2, { review_public_id: 'p2', product_internal_path: '/lamp' }),
        order(3, { product_reviewable: false }),
        order(4, {
          product_internal_path: '/lamp',
          dispute_path: '/reviews/profile/disputes/7',
          dispute_status: 'awaiting_store',
        }),
      ],
    }),
  });
  assert.is(
    panel().getByRole('link', { name: 'Write a review: Lamp 1' }).getAttribute('href'),
    '/reviews/write-review/new?line_item_public_id=o1',
  );
  assert.is(
    panel().getByRole('link', { name: 'Open a dispute: Lamp 2' }).getAttribute('href'),
    '/lamp/disputes/new',
  );
  assert.is(
    panel().getByRole('link', { name: 'See your review: Lamp 2' }).getAttribute('href'),
    '/lamp#review-p2',
  );
  assert.ok(panel().getByText('This product can’t be reviewed.'));
  const open = panel().getByRole('link', { name: 'See the dispute: Lamp 4' });
  assert.is(open.getAttribute('href'), '/reviews/profile/disputes/7');
  assert.ok(panel().getByText('Waiting for the store'));
  assert.is(panel().queryByRole('link', { name: /(Write a review|Open a dispute): Lamp 4/ }), null);
});

for (const [tab, href] of [
  ['orders', '/reviews/stores/acme/products/lamp'],
  ['disputes', '/reviews/profile/disputes/7'],
] as const)
  test(`leads from a picture among ${tab} where its title leads, for pointers alone`, async () => {
    const orders = [
      { public_id: 'o1', product_title: 'Brass Lamp', product_internal_path: href },
      // One without a page.
      { public_id: 'o2', product_title: 'Old Lamp', product_in_store: false, product_internal_path: '/old' },
    ];
    const disputes = [{ id: 7, product_title: 'Brass Lamp', status: 'open' }];
    await openProfile({ at: `${path}?tab=${tab}`, profile: rowsOf({ orders, disputes }) });
    const pictures = [...document.querySelectorAll('article a:has(.mp-picture)')];
    assert.equal(
      pictures.map(one => [one.getAttribute('href'), one.getAttribute('tabindex')]),
      [[href, '-1']],
    );
    // Screen readers and the keyboard find one link of it.
    assert.is(panel().getByRole('link', { name: 'Brass Lamp' }).getAttribute('href'), href);
  });

test('shows orders by year, with what was paid', async () => {
  const order = (id: string, placed_at: string, rest: object = {}) => ({
    public_id: id,
    product_title: `Lamp ${id}`,
    placed_at,
    price: 12.5,
    currency: 'EUR',
    ...rest,
  });
  await openProfile({
    at: `${path}?tab=orders`,
    profile: rowsOf({
      orders: [order('a', '2026-03-20'), order('b', '2026-03-02', { quantity: 2 }), order('c', '2025-11-02')],
    }),
  });
  assert.equal(
    panel()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
    ['2026', '2025'],
  );
  assert.ok(panel().getByText('2 for €25.00'));
  assert.is(panel().getAllByText('€12.50').length, 2);
});

test('leads from an empty list of disputes to the orders, where one is opened', async () => {
  await openProfile({ at: `${path}?tab=disputes` });
  await user.click(panel().getByRole('link', { name: 'See your orders' }));
  await settle();
  assert.is(location.search, '?tab=orders');
  assert.ok(panel().getByText(/so that you can review it or open a dispute about it\.$/));
});

test.run();
