import { widgetPageSize } from '../contract/limits.ts';
import { times } from '../contract/natives.ts';
import { ReviewSkeleton } from '../ui/cards/review-skeleton.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

interface ReviewsSkeletonProps {
  /** How many reviews there are, where that is known. */
  readonly count?: number | null | undefined;
}

/** Keeps the room of the whole section, before it is known whose reviews these are. */
export function ReviewSectionSkeleton(props: ReviewsSkeletonProps) {
  return (
    <div className="mp-reviews" aria-hidden>
      <Skeleton width={120} height={30} />
      <ReviewsSkeleton {...props} />
    </div>
  );
}

/**
 * Keeps the room of summary, controls and a page of reviews, so that a reloaded page can be scrolled to where it was; without
 * reviews that of the words that say so.
 */
export function ReviewsSkeleton({ count }: ReviewsSkeletonProps) {
  if (count === 0) return <Skeleton height={emptyHeight} />;
  return (
    <div className="mp-reviews__columns mp-reviews__skeleton" aria-hidden>
      <div className="mp-reviews__summary">
        <Skeleton width={190} height={46} />
        <div className="mp-reviews__bars">
          {[5, 4, 3, 2, 1].map(stars => (
            <Skeleton key={stars} />
          ))}
        </div>
      </div>
      <div className="mp-reviews__column">
        <div className="mp-reviews__controls">
          <Skeleton height="var(--mp-control)" />
          <Skeleton width={200} height="var(--mp-control)" />
          <Skeleton width={300} height={48} />
        </div>
        <div className="mp-reviews__active" />
        {times(Math.min(count ?? widgetPageSize, widgetPageSize), index => (
          <ReviewSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** Of the notice that there are no reviews yet, px. */
const emptyHeight = 310;
