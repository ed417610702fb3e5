import type { CSSProperties } from 'react';
import type { HistogramRow } from '../../domain/histogram.ts';
import { wholePercents } from '../../domain/shares.ts';
import { reviewPartMessages } from '../../messages/reviews.ts';
import { useUi } from '../context.tsx';
import { formatCount, formatPercent } from '../format.ts';
import { Star } from '../icons/star.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface HistogramProps {
  /** Five stars first. */
  readonly rows: readonly HistogramRow[];
  /** The stars of the filter; null without one. */
  readonly selected: number | null;
  /** Called with the stars of a row; with null when the row was selected already. */
  readonly onSelect: (stars: number | null) => void;
}

/** The share and number of reviews for each number of stars. A press on a row filters by its stars. */
export function Histogram({ rows, selected, onSelect }: HistogramProps) {
  const { locale } = useUi();
  const percents = wholePercents(rows.map(({ count }) => count));
  return (
    <fieldset
      aria-label={reviewPartMessages.histogram}
      className={selected ? 'mp-histogram--filtered' : undefined}
    >
      {rows.map(({ stars, count, share }, index) => {
        const shownShare = formatPercent(percents[index] ?? 0, locale);
        const shownCount = formatCount(count, locale);
        return (
          <button
            key={stars}
            type="button"
            className="mp-histogram__row"
            aria-pressed={stars === selected}
            disabled={count === 0 && stars !== selected}
            onClick={() => onSelect(stars === selected ? null : stars)}
          >
            {/* One sentence, whose order depends on the language, in place of the parts. */}
            <VisuallyHidden>
              {reviewPartMessages.histogramRow({ stars, share: shownShare, count })}
            </VisuallyHidden>
            <span className="mp-histogram__stars" aria-hidden>
              <span>{stars}</span>
              <Star size={14} />
            </span>
            <span className="mp-histogram__bar" style={{ '--mp-share': share } as CSSProperties} />
            <span aria-hidden>{shownShare}</span>
            <span className="mp-histogram__count" aria-hidden>
              {shownCount}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
