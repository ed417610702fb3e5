import { reviewMessages } from '../../contract/messages/reviews.ts';
import type { Review } from '../../contract/reviews.ts';
import { ClampedText } from '../clamped-text.tsx';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { Skeleton, SkeletonLine } from '../feedback/progress.tsx';
import { ShieldCheck } from '../first-paint-icons.tsx';
import { formatAgo, formatDate } from '../format-date.ts';
import { Avatar } from '../media/avatar.tsx';
import { Picture } from '../media/picture.tsx';
import { ReviewMedia } from '../media/review-media.tsx';
import { TextLink } from '../navigation/link.tsx';
import { Stars } from './stars.tsx';

export interface ReviewCardProps {
  readonly review: Review;
  /** Shows name and picture of the product, where the card stands outside the page of that product. */
  readonly showProduct?: boolean | undefined;
  /** Draws a box around the card, as in a carousel. By default a line separates it from the next card. */
  readonly boxed?: boolean | undefined;
  /** Lines of text above the 'Read more' button. */
  readonly lines?: number | undefined;
  readonly now?: Date | undefined;
}

/** Pictures and videos that fit side by side in a box. The last one shows the number of further ones. */
const mostInBox = 3;

/** A review of a product. */
export function ReviewCard({ review, showProduct, boxed, lines = 5, now = new Date() }: ReviewCardProps) {
  const { locale } = useUi();
  const { reviewer } = review;
  const name = reviewer?.name || reviewMessages.anonymous;
  const verified = review.verified ?? reviewer?.verified_buyer;
  const { sources } = reviewMessages;
  // `Object.hasOwn` rules out inherited names such as `constructor`.
  const source = review.source && Object.hasOwn(sources, review.source) && sources[review.source];
  return (
    <article className={cx('mp-review', boxed && 'mp-review--boxed')}>
      <header className="mp-review__head">
        <Avatar name={reviewer?.name} image={reviewer?.avatar_image_url} />
        <div className="mp-review__who">
          {reviewer?.internal_path ? (
            <TextLink quiet className="mp-review__name" href={reviewer.internal_path}>
              {name}
            </TextLink>
          ) : (
            <span className="mp-review__name">{name}</span>
          )}
          {verified && (
            <span className="mp-review__verified">
              <ShieldCheck size={14} />
              {reviewMessages.verifiedBuyer}
            </span>
          )}
        </div>
      </header>
      <div className="mp-review__line">
        {review.rating != null && <Stars value={review.rating} />}
        <When date={review.created_at} now={now} locale={locale} />
      </div>
      {review.title && <h3 className="mp-review__title">{review.title}</h3>}
      {review.body && <ClampedText text={review.body} lines={lines} className="mp-review__body" />}
      <ReviewMedia review={review} max={boxed ? mostInBox : undefined} />
      {source && <p className="mp-review__source">{source}</p>}
      {showProduct && <About review={review} />}
    </article>
  );
}

function When({ date, now, locale }: { date: Review['created_at']; now: Date; locale: string }) {
  const then = new Date(date ?? '');
  if (Number.isNaN(then.getTime())) return null;
  return (
    <time className="mp-review__date" dateTime={then.toISOString()} title={formatDate(then, locale)}>
      {formatAgo(then, now, locale)}
    </time>
  );
}

function About({ review }: { review: Review }) {
  if (!review.product_title) return null;
  return (
    <div className="mp-review__about">
      <Picture src={review.product_image_url} retina={review.product_retina_image_url} alt="" />
      <div>
        {review.product_internal_path ? (
          <TextLink quiet className="mp-review__product" href={review.product_internal_path}>
            {review.product_title}
          </TextLink>
        ) : (
          <span className="mp-review__product">{review.product_title}</span>
        )}
        {review.shop_name && <span className="mp-review__source">{review.shop_name}</span>}
      </div>
    </div>
  );
}

/** The placeholder of a review while it loads. */
export function ReviewSkeleton({ boxed }: { boxed?: boolean | undefined }) {
  return (
    <div className={cx('mp-review', boxed && 'mp-review--boxed')} aria-hidden>
      <div className="mp-review__head">
        <Skeleton width={40} height={40} className="mp-review__avatar" />
        <SkeletonLine width={140} />
      </div>
      <div className="mp-review__line">
        <SkeletonLine width={160} />
      </div>
      <div className="mp-review__title">
        <SkeletonLine width="45%" line={24} />
      </div>
      <div className="mp-review__body">
        <SkeletonLine line={24} />
        <SkeletonLine width="96%" line={24} />
        <SkeletonLine width="60%" line={24} />
      </div>
    </div>
  );
}
