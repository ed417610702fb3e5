import { type MedalTier, medalTiers } from '../contract/medals.ts';
import { percent } from './medal.ts';

export interface NextTier {
  readonly tier: MedalTier;
  /** Whole percent at which the tier starts. */
  readonly from: number;
  /** Missing percentage points, at least 1. */
  readonly distance: number;
}

/** The next medal above a score (0..1); null when the score has the highest one. */
export function nextTier(score: number | null | undefined): NextTier | null {
  const reached = percent(score);
  const next = medalTiers.findLast(({ from }) => from > reached);
  return next ? { ...next, distance: next.from - reached } : null;
}
