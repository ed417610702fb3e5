import { productPartMessages as texts } from '../../contract/messages/product-and-shop-parts.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { countedScoresOf } from '../../domain/score.ts';
import { ScoreFull } from '../../ui/cards/score-full.tsx';

interface ScoresProps {
  /** Null when they cannot be had. */
  readonly figures: WidgetData | null;
  /** Name of the product. */
  readonly of: string;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref: string;
}

/** How open the product's reviews are: its two scores. */
export function ProductScores({ figures, of, verifiedHref }: ScoresProps) {
  const scores = countedScoresOf(figures?.product_metrics);
  return (
    <section className="mp-product__scores" aria-label={texts.scores}>
      {scores.map(score => (
        <ScoreFull key={score.kind} of={of} verifiedHref={verifiedHref} {...score} />
      ))}
      {scores.length === 0 && (
        <p className="mp-small mp-muted">{figures ? texts.noScores : texts.scoresFailed}</p>
      )}
    </section>
  );
}
