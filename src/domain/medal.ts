import { type MedalTier, medalTiers } from '../contract/limits.ts';

type Score = number | null | undefined;

/** A score with its kind. */
export interface NamedScore {
  readonly kind: 'transparency' | 'authenticity';
  /** 0..1. */
  readonly score: number;
  /** Numbers of reviews whose share it is, where the host sends both: those that count, and all. */
  readonly sum?: readonly [part: number, whole: number];
  /** The number of reviews that are shown, where the host says it. */
  readonly shown?: number;
  /** Whether it rests on few reviews, where the host says on how many. */
  readonly isFew?: boolean;
}
type Figures = {
  readonly [Name in `${NamedScore['kind']}_score`]?: unknown;
} & { readonly [Name in 'reviews_count' | 'published_reviews_count']?: number | null | undefined };

/** A score that rests on fewer reviews says little. */
export const enoughReviews = 10;
export const isFew = (reviews: number | null | undefined): boolean =>
  reviews != null && reviews < enoughReviews;
const kinds = ['transparency', 'authenticity'] as const;

/**
 * Reads the scores of a product or store. Values that are no number from 0 to 1 are left out.
 * @param reviews number of reviews that are shown, where the figures do not say it
 */
export function scoresOf(
  figures: Figures | null | undefined,
  reviews = figures?.published_reviews_count ?? figures?.reviews_count,
): NamedScore[] {
  const ofFew = isFew(reviews);
  return kinds.flatMap((kind): NamedScore[] => {
    const given = figures?.[`${kind}_score`];
    // Only texts are converted: `Number` also accepts an empty text, a list and a flag.
    const score = typeof given === 'string' && given.trim() ? Number(given) : given;
    return typeof score === 'number' && score >= 0 && score <= 1
      ? [{ kind, score, ...(ofFew && { isFew: true }), ...(reviews && { shown: reviews }) }]
      : [];
  });
}

/**
 * A score (0..1) as whole percent, rounded down: only 1 is 100 %. A missing or invalid score is 0 %. The product is
 * rounded to 15 digits first, because 0.29 * 100 is 28.999999999999996 in floating point.
 */
export function percent(score: Score): number {
  if (score == null || !Number.isFinite(score)) return 0;
  const exact = Number((score * 100).toPrecision(15));
  return Math.min(Math.max(Math.floor(exact), 0), 100);
}

/** The medal of a transparency or authenticity score (0..1); null below the lowest tier. */
export function medalFor(score: Score): MedalTier | null {
  const reached = percent(score);
  return medalTiers.find(({ from }) => reached >= from)?.tier ?? null;
}
