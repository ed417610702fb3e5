import { render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readHistogram } from '../../../src/domain/histogram.ts';
import { Histogram } from '../../../src/ui/cards/histogram.tsx';

const rows = readHistogram({ 5: 1200, 4: 300, 3: 0, 2: 0, 1: 1 });
const row = (name: RegExp) => screen.getByRole('button', { name });

test('names each row with its stars, share and count', () => {
  render(<Histogram rows={rows} selected={null} onSelect={() => {}} />);
  const names = [
    '5 stars, 80%, 1,200 reviews',
    '4 stars, 20%, 300 reviews',
    '3 stars, 0%, 0 reviews',
    '2 stars, 0%, 0 reviews',
    '1 star, 0%, 1 review',
  ];
  assert.equal(
    screen.getAllByRole('button'),
    names.map(name => screen.getByRole('button', { name })),
  );
});

test('shows shares that add up to 100 %', () => {
  render(
    <Histogram
      rows={readHistogram({ 5: 91, 4: 55, 3: 35, 2: 11, 1: 8 })}
      selected={null}
      onSelect={() => {}}
    />,
  );
  assert.equal(
    screen.getAllByRole('button').map(({ textContent }) => /(\d+)%/.exec(textContent ?? '')?.[1]),
    ['46', '28', '17', '5', '4'],
  );
});

test('filters by the stars of a row', async () => {
  const chosen: (number | null)[] = [];
  render(<Histogram rows={rows} selected={null} onSelect={stars => chosen.push(stars)} />);
  await user.click(row(/^4 stars/));
  assert.equal(chosen, [4]);
});

test('removes the filter when the selected row is pressed again', async () => {
  const chosen: (number | null)[] = [];
  render(<Histogram rows={rows} selected={5} onSelect={stars => chosen.push(stars)} />);
  assert.is(row(/^5 stars/).getAttribute('aria-pressed'), 'true');
  assert.is(row(/^4 stars/).getAttribute('aria-pressed'), 'false');
  await user.click(row(/^5 stars/));
  assert.equal(chosen, [null]);
});

test('disables rows without reviews, unless selected', async () => {
  const { rerender } = render(<Histogram rows={rows} selected={null} onSelect={() => {}} />);
  assert.ok((row(/^3 stars/) as HTMLButtonElement).disabled);
  rerender(<Histogram rows={rows} selected={3} onSelect={() => {}} />);
  assert.not((row(/^3 stars/) as HTMLButtonElement).disabled);
});

test.run();
