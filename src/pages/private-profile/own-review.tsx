import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { ReviewAction } from '../../contract/review-actions.ts';
import { actionsFor, reviewStatus } from '../../domain/own-reviews.ts';
import { ownListMessages as texts } from '../../messages/profile-lists.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import {
  actOnReviewAtom,
  lastActedOnAtom,
  type OwnReview,
  ownReviewAction,
} from '../../state/person/own-review-actions.ts';
import { useMutation } from '../../state/writes/mutation.ts';
import { ReviewCard } from '../../ui/cards/review-card.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';

interface OwnReviewCardProps extends OwnReview {
  readonly now: Date;
}

/** One of one's own reviews: who sees it, and what can be done with it. */
export const OwnReviewCard = memo(function OwnReviewCard({
  review,
  list,
  now,
}: OwnReviewCardProps): ReactNode {
  const status = reviewStatus(review);
  return (
    <div className={`mp-own-review mp-own-review--${status}`}>
      <ReviewCard review={review} now={now} ledByProduct />
      <div className="mp-own-review__foot">
        <p>
          <b>{texts.statuses[status]}</b>
          {status !== 'published' && <span>{` ${texts.statusNotes[status]}`}</span>}
          {review.recommend && <span>{` ${texts.recommended}`}</span>}
        </p>
        {review.public_id && <Actions review={review} list={list} />}
      </div>
    </div>
  );
});

/**
 * A control whose action failed becomes "Try again"; there is no other message. It gets its own text again once another
 * control is pressed, on this review or another, and on the next visit.
 */
function Actions({ review, list }: OwnReview): ReactNode {
  const { state } = useMutation(ownReviewAction, { review, list });
  const isLast = useAtomValue(lastActedOnAtom) === review.uuid;
  const act = useSetAtom(actOnReviewAtom);
  const group = useRef<HTMLDivElement>(null);
  const isPending = state.status === 'pending';
  const status = reviewStatus(review);
  const shownStatus = useRef(status);
  useEffect(() => {
    // The pressed button may be gone; the one in its place takes the focus.
    if (shownStatus.current !== status && document.activeElement === document.body)
      group.current?.querySelector('button')?.focus({ preventScroll: true });
    shownStatus.current = status;
  }, [status]);

  const button = (action: ReviewAction) => {
    const isPressed = state.status !== 'idle' && state.value === action;
    const name = texts.actions[action];
    const hasFailed = isLast && isPressed && state.status === 'failed';
    const label = hasFailed ? uiMessages.retry : name;
    return (
      <LoadingButton
        key={action}
        size="sm"
        variant={action === 'delete' || action === 'unpublish' ? 'ghost' : 'secondary'}
        loading={isPressed && isPending}
        aria-disabled={isPending || undefined}
        aria-label={nameOf(hasFailed ? nameOf(label, name) : label, review.product_title || review.title)}
        onClick={() => isPending || void act({ review, list }, action)}
      >
        {label}
      </LoadingButton>
    );
  };
  return (
    <div ref={group} className="mp-own-review__actions">
      {actionsFor[status].map(button)}
    </div>
  );
}

/** The accessible name of a button: the action, and the product of the review. */
const nameOf = (action: string, product: string | null | undefined) =>
  product ? texts.actionOf({ action, product }) : action;
