import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readMonths } from '../../src/domain/ratings-by-month.ts';

const month = (name: string, count: number, over: object = {}) => ({
  ...{ month: name, count, average_rating: 4, withheld: 0, disputes: 0 },
  ...over,
});
const names = (sent: Parameters<typeof readMonths>[0]) =>
  readMonths(sent).map(({ date }) => date.toISOString().slice(0, 7));

test('puts months in order and fills the gaps between them', () => {
  const months = readMonths([month('2026-02', 3), month('2025-11', 5), month('2025-12', 2)]);
  assert.equal(
    months.map(({ date, count, average }) => [date.toISOString().slice(0, 7), count, average]),
    [
      ['2025-11', 5, 4],
      ['2025-12', 2, 4],
      ['2026-01', 0, null],
      ['2026-02', 3, 4],
    ],
  );
});

test('ends with the newest month, even where it has a dispute alone', () => {
  const sent = [month('2025-11', 5), month('2025-12', 5), month('2026-01', 5)];
  const dispute = month('2026-02', 0, { average_rating: null, disputes: 2, withheld: 1 });
  const last = readMonths([...sent, dispute]).at(-1);
  assert.equal([last?.count, last?.average, last?.withheld, last?.disputes], [0, null, 1, 2]);
});

test('keeps the last 24 months', () => {
  const years = [2023, 2024, 2025].flatMap(year =>
    Array.from({ length: 12 }, (_, index) => month(`${year}-${String(index + 1).padStart(2, '0')}`, 1)),
  );
  const shown = names(years);
  assert.equal([shown.length, shown[0], shown.at(-1)], [24, '2024-01', '2025-12']);
});

test('shows no course of few months or few reviews', () => {
  assert.equal(names([month('2026-01', 50), month('2026-02', 50)]), []);
  assert.equal(names([month('2026-01', 3), month('2026-02', 3), month('2026-03', 3)]), []);
  assert.equal(names(null), []);
});

test('leaves out what is no month', () => {
  const good = [month('2026-01', 4), month('2026-02', 4), month('2026-03', 4)];
  const odd = ['2026-13', '2026-00', '26-01', 'March', ''].map(name => month(name, 4));
  assert.equal(names([...odd, ...good]), ['2026-01', '2026-02', '2026-03']);
});

test.run();
