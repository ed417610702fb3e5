import type { ReactNode } from 'react';
import { lazy } from '../loading/lazy.ts';
import { reviewMessages as texts } from '../messages/reviews.ts';
import { useScreenReady } from '../routing/router/router.tsx';
import { latestData } from '../state/loaded/query.ts';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import { useLazy } from '../ui/lazy-component.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import type { ReviewState } from './use-reviews.ts';

/** Summary, controls and list. */
export const reviewList = lazy(() => import('./review-list.tsx'));

export interface ReviewsProps extends ReviewState {
  /** `uuid`s of reviews that the page shows above: the list leaves them out, unless it is narrowed down. */
  readonly shownAbove?: readonly string[];
  /** How many reviews there are, where that is known before them. */
  readonly count?: number | null | undefined;
  /** Beside the heading: the way to one's own review. */
  readonly action?: ReactNode;
  /** Whether an empty list invites to write a review. */
  readonly invites?: boolean;
}

/**
 * The reviews of a product or a shop. Their code and their data are loaded side by side, after the first paint; a
 * skeleton keeps the room, and scroll restoration waits for both.
 */
export function Reviews(props: ReviewsProps) {
  const { state } = props;
  const { code, hasFailed, retry } = useLazy(reviewList);
  const data = latestData(state);
  const isFailed = hasFailed || (!data && state.status === 'failed');
  useScreenReady(isFailed || Boolean(code && data));
  return (
    <section tabIndex={-1} id="mp-reviews" className="mp-reviews" aria-labelledby="mp-reviews-title">
      <div className="mp-reviews__head">
        <h2 id="mp-reviews-title" className="mp-h2">
          {texts.list}
        </h2>
        {props.action}
      </div>
      {isFailed ? (
        <ErrorNotice
          level={3}
          title={texts.listFailed}
          error={state.error}
          onRetry={() => {
            if (hasFailed) retry();
            if (state.status === 'failed') props.retry();
          }}
        />
      ) : code && data ? (
        <code.ReviewList {...props} data={data} />
      ) : (
        <ReviewsSkeleton count={props.count} />
      )}
    </section>
  );
}
