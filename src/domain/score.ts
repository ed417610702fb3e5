import { type MedalTier, medalTiers } from '../contract/limits.ts';
import { type NamedScore, percent, scoresOf } from './medal.ts';

export interface NextTier {
  readonly tier: MedalTier;
  /** Whole percent at which the tier starts. */
  readonly from: number;
  /** Missing percentage points, rounded up to tenths. */
  readonly distance: number;
}

/** The next medal above a score (0..1); null when the score has the highest one. */
export function nextTier(score: number | null | undefined): NextTier | null {
  const reached = percent(score);
  const next = medalTiers.findLast(({ from }) => from > reached);
  if (!next) return null;
  const missing = next.from - 100 * (score ?? 0);
  // 80 - 28.999999999999996 is 51.
  return { ...next, distance: Math.max(1, Math.ceil(Number((10 * missing).toFixed(6)))) / 10 };
}

/** Transparency is published / written, authenticity verified / published. */
const counts = ['written_reviews_count', 'published_reviews_count', 'verified_reviews_count'] as const;

type Figures = Parameters<typeof scoresOf>[0] & {
  readonly [Name in (typeof counts)[number]]?: number | null | undefined;
};

/** The scores of a product or store, each with the reviews that it counts, where the host sends them. */
export function countedScoresOf(figures: Figures | null | undefined): NamedScore[] {
  return scoresOf(figures).map(score => {
    const [whole, part] = counts.slice(score.kind === 'transparency' ? 0 : 1).map(name => figures?.[name]);
    return whole && part != null ? { ...score, sum: [part, whole] } : score;
  });
}

/**
 * The numbers of reviews behind a score. Where the host sends only how many are shown, they follow from it: 7 shown at
 * 0.875 are 7 of 8. None where they are not whole, or many and the score may have been rounded to two digits.
 */
export function sumOf({ kind, score, sum, shown }: NamedScore): NamedScore['sum'] {
  if (sum || !shown) return sum;
  const exact = kind === 'authenticity' ? shown * score : shown / score;
  const other = Math.round(exact);
  const mayBeRounded = score < 1 && shown > 50 && Number(score.toFixed(2)) === score;
  if (mayBeRounded || !(Math.abs(exact - other) < 1e-6)) return undefined;
  return kind === 'authenticity' ? [other, shown] : [shown, other];
}
