import { pages, type Side, sides } from './sides.ts';
import { ratios, type Summary, summarise } from './statistics.ts';

export interface Row {
  readonly title: string;
  /** The unit of the values; ms by default. */
  readonly unit?: 'ms' | 'MB' | 'kB' | '';
  /** The limit for the ratio to the lean page, or for the value itself, in its unit. */
  readonly limit?: number;
  readonly isAbsolute?: boolean;
}

/** Values by row and side, one of each for every round. */
export class Report {
  readonly #values = new Map<Row, Map<Side, number[]>>();

  add(row: Row, side: Side, value: number): void {
    const bySide = this.#values.get(row) ?? new Map<Side, number[]>();
    this.#values.set(row, bySide);
    bySide.set(side, [...(bySide.get(side) ?? []), value]);
  }

  /** Tables of what is compared with the lean page, and of what the product does alone, in the order of the values. */
  tables(): { readonly compared: string; readonly alone: string } {
    const all = [...this.#values].map(([row, values]) => {
      const list = (side: Side) => values.get(side) ?? [];
      const isCompared = values.has('lean');
      return { isCompared, line: isCompared ? compare(row, list) : describe(row, list('ours')) };
    });
    const lines = (wanted: boolean) =>
      all.flatMap(({ isCompared, line }) => (isCompared === wanted ? [line] : []));
    return { compared: table(lines(true)), alone: table(lines(false)) };
  }
}

type Line = Record<string, string>;

function compare(row: Row, list: (side: Side) => readonly number[]): Line {
  const ratio = (side: Side) => ratios(list(side), list('lean'));
  const lowest = (side: Side) => Math.min(...list(side));
  return {
    what: row.title,
    'must reach': judge(row, row.isAbsolute ? list('ours').map(scaleOf(row)) : ratio('ours')),
    'ours / lean': withRange(ratio('ours'), twoDigits),
    // The least disturbed rounds: where others use the machine, too, they say more than the median.
    'of lowest': withRange([lowest('ours') / lowest('lean')], twoDigits),
    ...Object.fromEntries(
      others.map(side => [`${pages[side].title} / lean`, withRange(ratio(side), twoDigits)]),
    ),
    ...Object.fromEntries(sides.map(side => [pages[side].title, values(row, list(side))])),
  };
}
const others = ['byHand', 'instantSearch'] as const;

const describe = (row: Row, list: readonly number[]): Line => ({
  what: row.title,
  'must reach': judge(row, list.map(scaleOf(row))),
  ours: values(row, list),
});

/** The limit; `!` where the median misses it. */
function judge({ limit, unit = 'ms', isAbsolute }: Row, list: readonly number[]): string {
  if (limit === undefined) return '';
  const isMissed = summarise(list).median > limit;
  return [limit, ...(isAbsolute && unit ? [unit] : []), ...(isMissed ? ['!'] : [])].join(' ');
}

const scales = { ms: 1, MB: 1e6, kB: 1e3, '': 1 };
const digits = { ms: 0, MB: 2, kB: 1, '': 3 };
const scaleOf =
  ({ unit = 'ms' }: Row) =>
  (value: number) =>
    value / scales[unit];
const values = (row: Row, list: readonly number[]) =>
  withRange(list.map(scaleOf(row)), value => `${value.toFixed(digits[row.unit ?? 'ms'])}`);
const twoDigits = (value: number) => value.toFixed(2);

function withRange(list: readonly number[], show: (value: number) => string): string {
  const { median, lowest, highest }: Summary = summarise(list);
  // There is no value, or no divisor.
  if (!Number.isFinite(median)) return '–';
  return list.length === 1 ? show(median) : `${show(median)} (${show(lowest)}–${show(highest)})`;
}

/** The lines as a table in Markdown; empty without any. */
export function table(lines: readonly Line[]): string {
  if (lines.length === 0) return '';
  const names = Object.keys(lines[0] ?? {});
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    write(names),
    write(names.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...lines.map(line => write(names.map(name => line[name] ?? ''))),
  ].join('\n');
}
