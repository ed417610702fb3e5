import { type MedalTier, medalTiers } from '../contract/limits.ts';

type Score = number | null | undefined;

/** A score, and what it measures. */
export interface NamedScore {
  readonly kind: 'transparency' | 'authenticity';
  /** 0..1. */
  readonly score: number;
}
type Figures = { readonly [Name in `${NamedScore['kind']}_score`]?: unknown };
const kinds = ['transparency', 'authenticity'] as const;

/** The scores among the figures of a product or a store: those that are a number from 0 to 1. */
export function scoresOf(figures: Figures | null | undefined): NamedScore[] {
  return kinds.flatMap((kind): NamedScore[] => {
    const given = figures?.[`${kind}_score`];
    // An empty text, a list and a flag would become numbers as well.
    const score = typeof given === 'string' && given.trim() ? Number(given) : given;
    return typeof score === 'number' && score >= 0 && score <= 1 ? [{ kind, score }] : [];
  });
}

/**
 * A score (0..1) as whole percent, rounded down: only 1 is 100 %. A score that is missing, or no number, is 0 %.
 * 0.29 is 29 %, although 0.29 * 100 is 28.999999999999996 to a computer.
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

export interface NextTier {
  readonly tier: MedalTier;
  /** Whole percent at which the tier starts. */
  readonly from: number;
  /** Percentage points that are missing, at least 1. */
  readonly distance: number;
}

/** The next medal above a score (0..1), and how far it is; null when the highest is reached. */
export function nextTier(score: Score): NextTier | null {
  const reached = percent(score);
  const next = medalTiers.findLast(({ from }) => from > reached);
  return next ? { ...next, distance: next.from - reached } : null;
}
