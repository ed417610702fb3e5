import { screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linkedReview } from '../../src/domain/review-link.ts';
import { lampPage, openProduct, productPath, reviewsFor } from '../pages/product/support.tsx';
import { settle } from '../pages/open-screen.tsx';
import { setSizes } from '../support/sizes.ts';

const linked = {
  uuid: 'far',
  public_id: 'Far1',
  title: 'From page seven',
  rating: 3,
  reviewer: { name: 'Ida' },
};
const open = (hash: string, linked_review?: unknown) =>
  openProduct({
    at: `${productPath}${hash}`,
    reviews: params => ({
      ...reviewsFor(params),
      ...(params.has('linked_review') && linked_review !== undefined && { linked_review }),
    }),
  });
const section = () => screen.queryByRole('region', { name: 'The review you asked for' });

test('reads the review that a hash names', () => {
  assert.equal(
    ['#review-4MwBhs5Yu2', '#review-a_b-c', '#review-list', '#review-', '#reviews', '', '#review-%00'].map(
      linkedReview,
    ),
    ['4MwBhs5Yu2', 'a_b-c', undefined, undefined, undefined, undefined, undefined],
  );
});

test('shows the review that the address names above the list, by whatever page it stands on', async () => {
  const { server } = await open('#review-Far1', linked);
  const asked = server.requests.filter(({ address }) => address.includes('linked_review=Far1'));
  assert.is(asked.length, 1);
  const card = within(section() as HTMLElement).getByRole('article', { name: 'Review by Ida, 3 stars' });
  within(card).getByText('From page seven');
  within(section() as HTMLElement).getByRole('heading', { level: 3 });
  assert.ok(document.getElementById('mp-review-Far1'), 'scrolled to by its hash');
  assert.is(screen.getAllByText('From page seven').length, 1);
});

test('shows it once, where it is on the page anyway', async () => {
  await open('#review-First', {
    uuid: 'r0',
    public_id: 'First',
    title: 'Review 0 by pictures_first',
    rating: 5,
  });
  assert.is(screen.getAllByText('Review 0 by pictures_first').length, 1);
});

test('shows the whole of it', async () => {
  const putBack = setSizes({ scrollHeight: () => 900 });
  await open('#review-Far1', { ...linked, body: 'A long story.' });
  putBack();
  within(section() as HTMLElement).getByText('A long story.');
  assert.is(within(section() as HTMLElement).queryByRole('button', { name: 'Read more' }), null);
});

for (const place of ['elsewhere', 'on this page'])
  test(`gives the focus to the review that a link on the same page leads to: ${place}`, async () => {
    const page = { ...lampPage, line_item: { public_id: 'o1', review_public_id: 'Far1' } };
    await openProduct({
      loggedIn: true,
      product: () => page,
      reviews: params => ({
        ...reviewsFor(params),
        ...(place === 'on this page' && { reviews: [linked, ...reviewsFor(params).reviews] }),
        ...(params.has('linked_review') && { linked_review: linked }),
      }),
    });
    await user.click(screen.getByRole('link', { name: 'See your review' }));
    await settle();
    assert.is(document.activeElement, document.getElementById('mp-review-Far1'));
  });

test('says that a review is gone', async () => {
  await open('#review-Gone', null);
  screen.getByText('The review you asked for is no longer here. These are the others.');
  assert.is(section(), null);
});

test('asks for none without such an address, and minds no host that does not know them', async () => {
  const { server } = await open('');
  assert.not(server.requests.some(({ address }) => address.includes('linked_review')));
  await open('#review-Far1');
  assert.is(section(), null);
  assert.is(screen.queryByText(/not here any more/), null);
});

test.run();
