import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { UiProvider } from '../../../src/ui/context.tsx';
import { filledShare, Rating } from '../../../src/ui/cards/rating.tsx';

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

test('fills nothing for no stars and everything for five', () => {
  assert.equal([0, 5].map(filledShare), [0, 1]);
});

test('ends in the middle of the star that is half', () => {
  // Five stars and four gaps of an eighth are 5.5 wide.
  near(filledShare(0.5), 0.5 / 5.5);
  near(filledShare(2.5), (2 * 1.125 + 0.5) / 5.5);
  near(filledShare(4.3), (4 * 1.125 + 0.3) / 5.5);
});

test('keeps a value out of range within the row', () => {
  assert.equal([-1, 7].map(filledShare), [0, 1]);
});

test('shows the average as a numeral and the count with it', () => {
  const { container } = render(<Rating value={4.25} count={1234} />);
  assert.match(container.textContent ?? '', '4.3(1,234)');
  screen.getByRole('img', { name: '4.3 out of 5, 1,234 reviews' });
});

test('writes the count in words, with a singular', () => {
  const { container, rerender } = render(<Rating value={5} count={1} countInWords />);
  assert.match(container.textContent ?? '', /5\.01 review$/);
  rerender(<Rating value={5} count={20} countInWords />);
  assert.match(container.textContent ?? '', /5\.020 reviews$/);
});

test('shows no stars where there are no reviews', () => {
  for (const value of [null, 0, 5]) {
    const { container, unmount } = render(<Rating value={value} count={0} />);
    assert.is(container.textContent, 'No reviews yet');
    assert.is(screen.queryByRole('img'), null);
    unmount();
  }
});

test('shows the count without an average, and nothing where both are unknown', () => {
  const { container, rerender } = render(<Rating value={null} count={7} />);
  assert.is(container.textContent, '7 reviews');
  rerender(<Rating value={undefined} count={null} />);
  assert.is(container.textContent, '');
});

test('writes figures in the locale of the page', () => {
  const { container } = render(
    <UiProvider value={{ locale: 'de', noReferrerImageHosts: [], videos: { hasEmbedPages: false } }}>
      <Rating value={4.25} count={1234} />
    </UiProvider>,
  );
  assert.match(container.textContent ?? '', '4,3(1.234)');
});

test.run();
