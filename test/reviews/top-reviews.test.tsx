import { screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Review } from '../../src/contract/reviews.ts';
import { reviewListMessages as texts } from '../../src/messages/review-list.ts';
import { settle } from '../pages/open-screen.tsx';
import { acmePage, openShop } from '../pages/shop/support.tsx';
import { openProduct, productPath, reviewsFor } from '../pages/product/support.tsx';

const called = (title: string): Review => ({ uuid: title, public_id: title, title });
const good = called('Lights');
const critical = called('Wobbles');
const third = called('Fine');
const fourth = called('Dull');

/** Answers with these reviews, of which the first two are the top ones, and with the one that the address names. */
const answer = (reviews: readonly Review[]) => (params: URLSearchParams) => {
  const linked = params.get('linked_review');
  return {
    ...reviewsFor(params),
    ...{ top_positive_review: good, top_critical_review: critical, reviews: [...reviews] },
    ...(linked && { linked_review: reviews.find(({ public_id }) => public_id === linked) }),
  };
};
/** The headings of a region; null where it does not stand. */
const headings = (name: string) => {
  const region = screen.queryByRole('region', { name });
  return (
    region &&
    within(region)
      .queryAllByRole('heading')
      .map(one => one.textContent)
  );
};
const tops = () => headings(texts.tops);
const listed = () => headings(texts.list);
const bothTops = [texts.topPositive, 'Lights', texts.topCritical, 'Wobbles'];

test('shows a good and a critical review side by side above all reviews, not above some of them', async () => {
  await openProduct({ reviews: answer([good, critical, third]) });
  assert.equal(tops(), bothTops);
  await user.click(screen.getByRole('button', { name: /^5 stars/ }));
  await settle();
  assert.is(tops(), null);
});

for (const [all, hasTops] of [
  [[good, third, critical], true],
  [[good, critical], false],
] as const)
  test(`shows each of ${all.length} reviews once, above the list or in it`, async () => {
    await openProduct({ reviews: answer(all) });
    assert.is(tops() !== null, hasTops);
    for (const { title } of all) screen.getByRole('heading', { name: title ?? '' });
  });

for (const linked of [good, critical])
  test(`shows no top reviews where the address names one of them: ${linked.title}`, async () => {
    await openProduct({
      at: `${productPath}#review-${linked.public_id}`,
      reviews: answer([good, critical, third]),
    });
    assert.is(tops(), null);
    screen.getByRole('region', { name: 'The review you asked for' });
    assert.equal(listed(), [linked === good ? 'Wobbles' : 'Lights', 'Fine']);
  });

test('lists the top reviews where the only other one stands above as the one that the address names', async () => {
  await openProduct({
    at: `${productPath}#review-${third.public_id}`,
    reviews: answer([good, critical, third]),
  });
  assert.is(tops(), null);
  assert.equal(listed(), ['Lights', 'Wobbles']);
});

test('draws no empty list where the address names the only review', async () => {
  await openProduct({ at: `${productPath}#review-${third.public_id}`, reviews: answer([third]) });
  screen.getByRole('heading', { name: 'Fine' });
  const region = screen.getByRole('region', { name: texts.list });
  for (const list of within(region).queryAllByRole('list')) within(list).getAllByRole('listitem');
});

for (const [shown, isLeft] of [
  [[good], ['Wobbles', 'Fine', 'Dull']],
  [
    [third, fourth],
    ['Lights', 'Wobbles'],
  ],
  [[third], bothTops],
  [[good, critical, third, fourth], bothTops],
] as const)
  test(`shows both top reviews or none where the page shows ${shown.map(({ title }) => title)} above`, async () => {
    await openShop({
      shop: () => ({ ...acmePage, featured_cards: [...shown] }),
      reviews: answer([good, critical, third, fourth]),
    });
    assert.equal(tops() ?? listed(), isLeft);
    assert.not.equal(listed(), []);
  });

test.run();
