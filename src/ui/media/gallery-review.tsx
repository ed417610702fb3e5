import { useLayoutEffect, useRef, useState } from 'react';
import type { Review } from '../../contract/reviews.ts';
import { readMoment } from '../../domain/moment.ts';
import { reviewMessages, reviewPartMessages as texts } from '../../messages/reviews.ts';
import { uiMessages } from '../../messages/ui.ts';
import { ReviewedProduct, ReviewSource, VerifiedPurchase } from '../cards/review-facts.tsx';
import { useReviewText } from '../cards/review-language.tsx';
import { Stars } from '../cards/stars.tsx';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { formatDate } from '../format-date.ts';
import { IconButton } from '../icon-button.tsx';
import { ChevronDown } from '../icons/chevron-down.ts';
import { Avatar } from './avatar.tsx';

interface GalleryReviewProps {
  /** Null for a picture of the product. */
  readonly review: Review | null;
  /** Stands in the place of the author where there is no review. */
  readonly title: string;
  readonly titleId: string;
}

/** The buyer's text about a picture or video. A phone shows one line of it until it is opened. */
export function GalleryReview({ review, title, titleId }: GalleryReviewProps) {
  const { locale } = useUi();
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of another review begins at its top
  useLayoutEffect(() => {
    if (section.current) section.current.scrollTop = 0;
  }, [review?.uuid, isOpen]);

  const { title: heading, body, attributes, note } = useReviewText(review);
  const { reviewer, rating, created_at } = review ?? {};
  const then = readMoment(created_at);
  return (
    <div className="mp-gallery__panel">
      <section
        ref={section}
        className={cx('mp-gallery__review', !review && 'mp-gallery__review--none')}
        aria-labelledby={titleId}
        data-open={isOpen || undefined}
        // A text that scrolls has to be reachable by keyboard. The title alone does not scroll.
        tabIndex={review ? 0 : undefined}
      >
        <div className="mp-gallery__who">
          {review && (
            <Avatar
              name={reviewer?.name}
              image={reviewer?.avatar_image_url}
              verified={reviewer?.verified_buyer ?? review.verified}
            />
          )}
          <div>
            <h2 id={titleId}>
              {review ? texts.reviewBy({ name: reviewer?.name || reviewMessages.anonymous }) : title}
            </h2>
            {rating != null && <Stars value={rating} />}
            {then && (
              <time className="mp-small mp-muted" dateTime={then.iso}>
                {` ${formatDate(then.date, locale)}`}
              </time>
            )}
            {review && (
              <div className="mp-review__line">
                {review.verified && <VerifiedPurchase />}
                <ReviewSource review={review} />
              </div>
            )}
          </div>
          {(heading || body) && (
            <IconButton
              className="mp-gallery__toggle"
              icon={ChevronDown}
              label={isOpen ? uiMessages.readLess : uiMessages.readMore}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </div>
        {heading && (
          <h3 className="mp-gallery__text" {...attributes}>
            {heading}
          </h3>
        )}
        {body && (
          <p className="mp-gallery__text" {...attributes}>
            {body}
          </p>
        )}
        {note}
        {review && <ReviewedProduct review={review} />}
      </section>
    </div>
  );
}
