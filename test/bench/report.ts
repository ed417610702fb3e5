import { ratios, type Summary, summarise } from './statistics.ts';

/** The pages that take turns: the product, and the hand-written page without and with `content-visibility`. */
export type Side = 'ours' | 'byHand' | 'byHandVisible';
export const sides: readonly Side[] = ['ours', 'byHand', 'byHandVisible'];

export interface Row {
  readonly title: string;
  /** Of the values; ms unless told. */
  readonly unit?: 'ms' | 'MB' | '×';
  /** The ratio to the hand-written page that it must reach; or the value itself, where nothing is compared. */
  readonly limit?: number;
  /** The ratio of a page made with react-instantsearch, as it was measured once, for orientation. */
  readonly instantSearch?: string;
}

/** Values by row and side, one of each for every round. */
export class Report {
  readonly #values = new Map<Row, Map<Side, number[]>>();

  add(row: Row, side: Side, value: number): void {
    const bySide = this.#values.get(row) ?? new Map<Side, number[]>();
    this.#values.set(row, bySide);
    bySide.set(side, [...(bySide.get(side) ?? []), value]);
  }

  /** A line for each row, in the order in which they came. */
  lines(): Record<string, string>[] {
    return [...this.#values].map(([row, values]) => {
      const show = (side: Side) => {
        const list = values.get(side);
        return list ? withRange(summarise(list), unitOf(row)) : '';
      };
      const ours = values.get('ours') ?? [];
      const against = (side: Side) => {
        const base = values.get(side);
        return base ? summarise(ratios(ours, base)) : undefined;
      };
      const ratio = against('byHand');
      const other = against('byHandVisible');
      const measured = ratio ? ratio.median : summarise(ours).median;
      return {
        what: row.title,
        ours: show('ours'),
        'by hand': show('byHand'),
        'by hand, c-v': show('byHandVisible'),
        ratio: ratio ? withRange(ratio, twoDigits) : '',
        // The least disturbed rounds: where others use the machine, too, they say more than the median.
        'of lowest': ratio ? twoDigits(Math.min(...ours) / Math.min(...(values.get('byHand') ?? []))) : '',
        'ratio c-v': other ? twoDigits(other.median) : '',
        'must reach': row.limit === undefined ? '' : `${row.limit}${measured <= row.limit ? '' : ' !'}`,
        instantsearch: row.instantSearch ?? '',
      };
    });
  }
}

const twoDigits = (value: number) => value.toFixed(2);
const unitOf = ({ unit = 'ms' }: Row) => {
  if (unit === 'ms') return (value: number) => value.toFixed(0);
  return unit === 'MB' ? (value: number) => (value / 1e6).toFixed(2) : twoDigits;
};

function withRange({ median, lowest, highest }: Summary, show: (value: number) => string): string {
  return lowest === highest ? show(median) : `${show(median)} (${show(lowest)}–${show(highest)})`;
}

/** The lines as a table in Markdown. */
export function table(lines: readonly Record<string, string>[]): string {
  const names = Object.keys(lines[0] ?? {});
  const widths = names.map(name => Math.max(name.length, ...lines.map(line => (line[name] ?? '').length)));
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [
    write(names),
    write(widths.map(width => '-'.repeat(width))),
    ...lines.map(line => write(names.map(name => line[name] ?? ''))),
  ].join('\n');
}
