import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Review } from '../../../src/contract/reviews.ts';
import { RowReview } from '../../../src/ui/cards/row-review.tsx';

const review: Review = { uuid: 'r1', body: 'I wore it all summer.', reply: { body: 'Thank you!' } };
/** How many lines its text has at most. */
const lines = (of: Review) => {
  const { container, unmount } = render(<RowReview review={of} />);
  const text = container.querySelector<HTMLElement>('.mp-clamp');
  const shown = Number(text?.style.getPropertyValue('--mp-lines'));
  unmount();
  return shown;
};

test('the text of a review in a row makes room for pictures', () => {
  const pictured = { ...review, pictures_urls: [{ compact: '/1.webp', huge: null }] };
  assert.is(lines(review) - lines(pictured), 4);
});

test('a review in a row is without its reply where it leads to a page that has it', () => {
  const { unmount } = render(
    <RowReview
      review={{ ...review, title: 'Light', public_id: 'r1', product_internal_path: '/reviews/hat' }}
    />,
  );
  screen.getByText('I wore it all summer.');
  assert.is(screen.queryByText('Thank you!'), null);
  unmount();
  render(<RowReview review={review} />);
  screen.getByText('Thank you!');
});

test.run();
