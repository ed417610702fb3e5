import type { CSSProperties } from 'react';
import { rating } from '../../contract/limits.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { cx, type Maybe } from '../cx.ts';
import { formatCount, formatRating } from '../format.ts';

/** Gap between two stars, in widths of a star, as in the outlines of the stylesheet. */
const gap = 1 / 8;

/** Share of the row to fill, 0..1. It accounts for the gaps, so that 4.5 ends in the middle of the last star. */
export function filledShare(value: number): number {
  const clamped = Math.min(Math.max(value, 0), rating.max);
  const full = Math.floor(clamped);
  const width = full * (1 + gap) + (clamped - full);
  return Math.min(width / (rating.max + (rating.max - 1) * gap), 1);
}

/** The share of the stars that the stylesheet fills. */
export const fillOf = (value: number) =>
  ({ '--mp-fill': `${(filledShare(value) * 100).toFixed(2)}%` }) as CSSProperties;

export interface RatingProps {
  /** Average 0..5. */
  readonly value: Maybe<number>;
  /** Number of reviews. 0 shows "no reviews" and no average; without an average the count stands alone. */
  readonly count?: Maybe<number>;
  readonly size?: 'sm' | 'md' | undefined;
  /** Writes "1,234 reviews" instead of "(1,234)". */
  readonly countInWords?: boolean | undefined;
}

/** Stars, the average as a number, and the number of reviews. */
export function Rating(props: RatingProps) {
  return renderRating(props, useUi().locale);
}

/** Renders a rating, also for cards. The stylesheet renders the stars. One accessible name covers all parts. */
export function renderRating({ value, count, size, countInWords }: RatingProps, locale: string) {
  const figure = count == null ? '' : formatCount(count, locale);
  const words = count == null ? '' : uiMessages.reviews({ count });
  const className = cx('mp-rating', size && size !== 'sm' && `mp-rating--${size}`);
  if (count === 0 || value == null)
    return (
      <span className={className}>
        <span className="mp-rating__count">{count === 0 ? uiMessages.noReviews : words}</span>
      </span>
    );
  const rating = formatRating(value, locale);
  return (
    <span
      className={`${className} mp-rating--stars`}
      style={fillOf(value)}
      role="img"
      aria-label={words ? uiMessages.ratingOf({ rating, reviews: words }) : uiMessages.outOfFive({ rating })}
    >
      <span>{rating}</span>
      {count != null && <span className="mp-rating__count">{countInWords ? words : `(${figure})`}</span>}
    </span>
  );
}
