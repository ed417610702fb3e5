import { fireEvent, screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openProduct, reviewsFor } from '../pages/product/support.tsx';

const months = [
  { month: '2026-01', count: 6, average_rating: 4.5, withheld: 0, disputes: 0 },
  { month: '2026-02', count: 1, average_rating: 2, withheld: 3, disputes: 1 },
  { month: '2026-04', count: 8, average_rating: 3.25 },
];
const open = (over: object) => openProduct({ reviews: params => ({ ...reviewsFor(params), ...over }) });
const slider = () => screen.getByRole('slider', { name: 'Month' });
const chosen = () => slider().getAttribute('aria-valuetext');

test('says what happened in the newest month, and in the one that is chosen', async () => {
  await open({ ratings_by_month: months });
  screen.getByRole('region', { name: 'Ratings over time' });
  assert.is(chosen(), 'April 2026, 8 reviews, 3.3 out of 5');
  fireEvent.change(slider(), { target: { value: '1' } });
  assert.is(chosen(), 'February 2026, 1 review, 2.0 out of 5, 3 not shown, 1 dispute');
  fireEvent.change(slider(), { target: { value: '2' } });
  assert.is(chosen(), 'March 2026, 0 reviews');
});

test('has a scale: stars at their lines, and no figure without a word', async () => {
  await open({ ratings_by_month: months });
  const marks = [...document.querySelectorAll<HTMLElement>('.mp-history__scale > span')];
  assert.equal(
    marks.map(({ textContent }) => textContent),
    ['5', '3', '1'],
  );
  const heights = marks.map(({ style }) => Number.parseFloat(style.insetBlockStart));
  assert.equal(
    heights,
    [...heights].sort((a, b) => a - b),
  );
});

test('shows the months as a table, the newest first', async () => {
  await open({ ratings_by_month: months });
  await user.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  assert.equal(
    rows.map(row => [...row.children].map(cell => cell.textContent)),
    [
      ['Month', 'Reviews', 'Average rating', 'Not shown', 'Disputes'],
      ['Apr 2026', '8', '3.3', '0', '0'],
      ['Mar 2026', '0', '–', '0', '0'],
      ['Feb 2026', '1', '2.0', '3', '1'],
      ['Jan 2026', '6', '4.5', '0', '0'],
    ],
  );
});

test('names neither withheld reviews nor disputes where there are none', async () => {
  await open({ ratings_by_month: months.map(({ month }) => ({ month, count: 5, average_rating: 4 })) });
  assert.equal(
    screen.getAllByRole('columnheader').map(header => header.textContent),
    ['Month', 'Reviews', 'Average rating'],
  );
});

test('shows no course where the host sends none', async () => {
  await open({});
  assert.not(screen.queryByRole('slider'));
  assert.not(screen.queryByText(/not shown/));
});

test('says why reviews are not shown', async () => {
  await open({ withheld_reasons: { offensive: 1, store: 4, advertising: 0, 'of its own': 2 } });
  screen.getByText('Why 7 reviews aren’t shown');
  assert.equal(
    screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]),
    [
      ['The store gave no reason', '4'],
      ['of its own', '2'],
      ['Insults or hate speech', '1'],
    ],
  );
});

test.run();
