import { type ReactNode, useEffect, useRef } from 'react';
import type { SubmittedReview } from '../../contract/write-review.ts';
import { newReviewHref, orderReviewHref } from '../../domain/orders.ts';
import { newReviewMessages as texts } from '../../messages/new-review.ts';
import { lineItemMessages } from '../../messages/orders.ts';
import { writeReviewMessages } from '../../messages/write-review.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { focusElement } from '../../routing/scrolling/focus.ts';
import { scrollSmoothly } from '../../routing/scrolling/scroll.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { type ReviewTarget, submittedReviewAtom } from '../../state/reviews/write-review.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.ts';
import { Pencil } from '../../ui/icons/pencil.ts';

interface SubmittedProps {
  readonly target: ReviewTarget;
  readonly answer: SubmittedReview;
}

/** Replaces the form after the review is sent: a link to the review, and the next product to review. */
export function Submitted({ target: { item }, answer }: SubmittedProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const forget = useSetAtom(submittedReviewAtom);
  useEffect(() => {
    if (heading.current) focusElement(heading.current);
    scrollSmoothly(0);
    return () => forget(null);
  }, [forget]);
  const review = answer?.review;
  const isPublished = review?.published !== false;
  const href = item && isPublished ? orderReviewHref(item, review?.public_id) : null;
  const next = answer?.next_line_item;
  return (
    <>
      <div className="mp-new-review__done">
        <CircleCheck size={40} strokeWidth={1.75} />
        <h1 ref={heading} className="mp-h1">
          {isPublished ? texts.done : texts.received}
        </h1>
        <p className="mp-muted">
          {isPublished
            ? texts.doneText({ product: item?.product_title || lineItemMessages.product })
            : texts.receivedText}
        </p>
        {next === null && <p className="mp-muted">{texts.noNext}</p>}
        <p className="mp-new-review__ways">
          {href && (
            <ButtonLink variant={next ? 'secondary' : 'primary'} href={href}>
              {writeReviewMessages.see}
            </ButtonLink>
          )}
          <ButtonLink href={pathOf('writeReview')}>{texts.orders}</ButtonLink>
        </p>
      </div>
      {next && (
        <section className="mp-new-review__next">
          <h2 className="mp-h2">{texts.next}</h2>
          <LineItem item={next} level={3}>
            <ButtonLink variant="primary" icon={Pencil} href={newReviewHref(next.public_id)}>
              {writeReviewMessages.write}
            </ButtonLink>
          </LineItem>
        </section>
      )}
    </>
  );
}
