import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
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
const text = (container: Element) => container.textContent ?? '';

test('shows a product whose reviews it can count, with a review of it', () => {
  const { container } = render(
    <Exhibit
      products={[product('Desk', 60, 0.95), product('Lamp', 52, 52 / 54), product('Cup', 40, 40 / 44)]}
      reviews={[review('Desk', 'Firm'), review('Cup', 'Bright')]}
    />,
  );
  // 60 at 0.95 may be rounded: it is not said of how many.
  assert.is(
    screen.getByRole('link', { name: 'Cup' }).getAttribute('href'),
    product('Cup', 1, 1).internal_path,
  );
  assert.equal(facts(), [
    '40 of 44 written reviews are shown.',
    '20 of 40 reviews are from verified buyers.',
  ]);
  assert.match(text(container), 'Bright');
  assert.match(text(container), 'Mara');
});

test('names the product of a review that is about another one', () => {
  const { container } = render(
    <Exhibit products={[product('Lamp', 52, 52 / 54)]} reviews={[review('Cup', 'Bright')]} />,
  );
  screen.getByRole('link', { name: 'Lamp' });
  assert.match(text(container), 'Cup');
  assert.not.match(text(container), 'Mara');
});

test('says the scores alone where the host lacks the figures, and stands without a review', () => {
  const { container } = render(
    <Exhibit products={[{ ...product('Lamp', 0, 0.93), reviews_count: null }]} reviews={[]} />,
  );
  assert.equal(facts(), ['93% Transparency', '50% Authenticity']);
  assert.not(container.querySelector('blockquote'));
});

test.run();
