import { rating } from '../contract/limits.ts';
import { times } from '../contract/natives.ts';

export interface HistogramRow {
  readonly stars: number;
  readonly count: number;
  /** Share of all reviews, 0..1. */
  readonly share: number;
}

/** The five rows of a rating histogram, from five stars to one. Missing and invalid counts are 0. */
export function readHistogram(data: Readonly<Record<string, unknown>> | null | undefined): HistogramRow[] {
  const rows = times(rating.max, index => {
    const stars = rating.max - index;
    const count = data?.[stars];
    return { stars, count: typeof count === 'number' && count > 0 && Number.isFinite(count) ? count : 0 };
  });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map(row => ({ ...row, share: total > 0 ? row.count / total : 0 }));
}
