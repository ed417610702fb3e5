/** Prices of several currencies: limits of one hold for all, and orders compare what they are worth. */
import { numberAt, rowsAt, textAt } from '../read.ts';
import type { RuleContext } from '../rule.ts';

/** The rates of the host, by currency. */
export const ratesOf = ({ earlier }: Pick<RuleContext, 'earlier'>): Readonly<Record<string, unknown>> =>
  Object(Object(earlier.me).exchange_rates);

/** What a row costs in the common base; null where that is not known. */
export function worthOf(row: unknown, rates: Readonly<Record<string, unknown>>): number | null {
  const [price, rate] = [numberAt(row, 'price'), Number(rates[textAt(row, 'currency')])];
  return price === null || !(rate > 0) ? null : price / rate;
}

/** Rates of a host may be some hours older than those that it compares with. */
const tolerance = 1.03;

const shown = (row: unknown) => `${textAt(row, 'price')} ${textAt(row, 'currency')}`;

/** A limit in another currency than that of most rows. */
export async function checkLimits(context: RuleContext): Promise<void> {
  const { data, ask, expect } = context;
  const rates = ratesOf(context);
  const rows = rowsAt(data, 'data', 'search_results');
  const worth = rows.flatMap(row => worthOf(row, rates) ?? []).sort((one, other) => one - other);
  const own = textAt(rows[0], 'currency');
  const [currency, rate] =
    Object.entries(rates).find(
      ([code, value]) => code !== own && Math.abs(Number(value) / Number(rates[own]) - 1) > 0.05,
    ) ?? [];
  const [least, middle, most] = [worth[0], worth[Math.floor(worth.length / 2)], worth.at(-1)];
  if (!currency || least === undefined || middle === undefined || most === undefined || most < least * 1.2)
    return;
  const limit = (middle * Number(rate)).toFixed(2);
  const path = 'data.search_results.price';
  for (const name of ['max_price', 'min_price'] as const) {
    const query = { currency, [name]: limit };
    const answer = await ask(query);
    if (answer === undefined) continue;
    const isBeyond = (value: number, slack: number) =>
      name === 'max_price' ? value > middle * slack : value < middle / slack;
    const found = rowsAt(answer, 'data', 'search_results');
    const odd = found.find(row => isBeyond(worthOf(row, rates) ?? middle, tolerance));
    const words = `${name === 'max_price' ? 'at most' : 'at least'} ${limit} ${currency}, by exchange_rates`;
    expect(odd === undefined, path, words, shown(odd));
    const fitting = rows.filter(row => !isBeyond(worthOf(row, rates) ?? Number.NaN, 1 / tolerance));
    const count = fitting.filter(row => worthOf(row, rates) !== null).length;
    const total = numberAt(answer, 'data', 'rounded_results_total_count') ?? found.length;
    expect(
      total >= Math.min(count, rows.length),
      'total',
      `at least ${count}, those of page 1 that are ${words}`,
      total,
    );
  }
}

/** Whether prices rise, or fall, by what they are worth. Rows of unknown worth are passed over. */
export function pricesFault(
  rows: readonly unknown[],
  sort: 'price_asc' | 'price_desc',
  rates: Readonly<Record<string, unknown>>,
): string | null {
  const isOneCurrency = new Set(rows.map(row => textAt(row, 'currency'))).size === 1;
  const known = rows.flatMap(row => {
    const worth = isOneCurrency ? numberAt(row, 'price') : worthOf(row, rates);
    return worth === null ? [] : [{ row, worth }];
  });
  const slack = isOneCurrency ? 1 : tolerance;
  const wrong = known.findIndex(({ worth }, index) => {
    const before = known[index - 1]?.worth ?? worth;
    return sort === 'price_asc' ? worth * slack < before : worth > before * slack;
  });
  return wrong < 0 ? null : `${shown(known[wrong - 1]?.row)} before ${shown(known[wrong]?.row)}`;
}
