import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Review } from '../../../src/contract/reviews.ts';
import type { ProductCard } from '../../../src/contract/search.ts';
import { exampleOf } from '../../../src/pages/home/example.ts';
import { Exhibit } from '../../../src/pages/home/exhibit.tsx';

const product = (title: string, reviews_count: number, transparency_score: number) => ({
  encoded_product_id: title,
  title,
  internal_path: `/reviews/stores/acme/products/${title}`,
  reviews_count,
  transparency_score,
  authenticity_score: 0.5,
});
const review = (about: string, title: string) => ({
  uuid: title,
  title,
  body: 'It shines.',
  rating: 3,
  product_title: about,
  product_internal_path: `/reviews/stores/acme/products/${about}`,
  reviewer: { name: 'Mara' },
});
const facts = () => screen.getAllByRole('listitem').map(one => one.lastElementChild?.textContent);
/** The exhibit of the example among these. */
function open(products: readonly ProductCard[], reviews: readonly Review[]): Element {
  const example = exampleOf(products, reviews);
  assert.ok(example);
  return render(<Exhibit {...example} />).container;
}
const text = (container: Element) => container.textContent ?? '';

test('shows a product whose reviews it can count, with a review of it', () => {
  const container = open(
    [product('Desk', 60, 0.95), product('Lamp', 52, 52 / 54), product('Cup', 40, 40 / 44)],
    [review('Desk', 'Firm'), review('Cup', 'Bright')],
  );
  // 60 at 0.95 may be rounded: it is not said of how many.
  assert.is(
    screen.getByRole('link', { name: 'Cup' }).getAttribute('href'),
    product('Cup', 1, 1).internal_path,
  );
  assert.equal(facts(), [
    'Transparency 40 of 44 written reviews are shown.',
    'Authenticity 20 of 40 reviews are from verified buyers.',
  ]);
  assert.match(text(container), 'Bright');
  assert.match(text(container), 'Mara');
});

test('prefers a review of somebody who liked it, the last of several, which is out of sight in the row below', () => {
  const liked = { ...review('Mug', 'Bright'), rating: 4 };
  const first = { ...review('Pot', 'Round'), rating: 5 };
  const products = ['Pot', 'Mug', 'Cup'].map(title => product(title, 40, 40 / 44));
  assert.is(exampleOf(products, [review('Cup', 'Plain'), liked, first])?.review, liked);
});

test('names the product of a review that is about another one', () => {
  const container = open([product('Lamp', 52, 52 / 54)], [review('Cup', 'Bright')]);
  screen.getByRole('link', { name: 'Lamp' });
  assert.match(text(container), 'Cup');
  assert.not.match(text(container), 'Mara');
});

test('says the scores alone where the host lacks the figures, and stands without a review', () => {
  const container = open([{ ...product('Lamp', 0, 0.93), reviews_count: null }], []);
  assert.equal(facts(), ['93% Transparency', '50% Authenticity']);
  assert.not(container.querySelector('blockquote'));
});

test('quotes whole sentences of a long review', () => {
  const said = 'I like that the basket holds a whole loaf.';
  const body = `${said} ${'It has stood on our table every single day since the spring. '.repeat(3)}`;
  const container = open([product('Cup', 40, 1)], [{ ...review('Cup', 'Bright'), body }]);
  assert.is(
    container.querySelector('.mp-exhibit__body')?.textContent,
    `${said} It has stood on our table every single day since the spring.`,
  );
});

test('is nothing where there is no product', () => {
  assert.is(exampleOf([], []), undefined);
});

test.run();
