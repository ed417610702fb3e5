import { type NamedScore, scoresOf } from './medal.ts';

/** Each score is the share of one of these in the one before it. */
const counts = ['written_reviews_count', 'published_reviews_count', 'verified_reviews_count'] as const;

type Figures = Parameters<typeof scoresOf>[0] & {
  readonly [Name in (typeof counts)[number]]?: number | null | undefined;
};

/** The scores of a product or store, each with the reviews that it counts, where the host tells them. */
export function countedScoresOf(figures: Figures | null | undefined): NamedScore[] {
  return scoresOf(figures).map(score => {
    const [whole, part] = counts.slice(score.kind === 'transparency' ? 0 : 1).map(name => figures?.[name]);
    return whole && part != null ? { ...score, sum: [part, whole] } : score;
  });
}
