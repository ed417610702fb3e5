import type { ReactNode } from 'react';
import type { Review } from '../../contract/reviews.ts';
import { truncateText } from '../../domain/format.ts';
import { readMoment } from '../../domain/moment.ts';
import { reviewHref } from '../../domain/review-link.ts';
import { hostNow } from '../../host/clock.ts';
import { reviewMessages, reviewPartMessages } from '../../messages/reviews.ts';
import { ClampedText } from '../clamped-text.tsx';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { formatAgo } from '../format-ago.ts';
import { formatDate } from '../format-date.ts';
import { Avatar } from '../media/avatar.tsx';
import { ReviewMedia } from '../media/review-media.tsx';
import { TextLink } from '../navigation/text-link.tsx';
import { ReviewedProduct, ReviewSource, VerifiedPurchase } from './review-facts.tsx';
import { useReviewText } from './review-language.tsx';
import { Stars } from './stars.tsx';

export interface ReviewCardProps {
  readonly review: Review;
  /** Shows name and picture of the product, where the card stands outside the page of that product. */
  readonly showProduct?: boolean | undefined;
  /** Begins with the product instead of the writer, where all reviews are by one person. */
  readonly ledByProduct?: boolean | undefined;
  /** Renders a box around the card, as in a carousel. By default a line separates it from the next card. */
  readonly boxed?: boolean | undefined;
  /** Lines of text above the 'Read more' button. Infinity: all. */
  readonly lines?: number | undefined;
  /** Pictures and videos that are shown; by default all, or three in a box. The last one shows the number of further ones. */
  readonly maxMedia?: number | undefined;
  /** Level of the heading. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly now?: Date | undefined;
  /** False where the date of the review stands beside it already, and leads to the review without a title. */
  readonly dated?: boolean | undefined;
  /** The language that the list around it says most of its reviews are in. */
  readonly knownLanguage?: string | undefined;
  /** Actions on the review, below its text. */
  readonly actions?: ReactNode;
}

/** Pictures and videos that fit side by side in a box. */
const maxInBox = 3;
/** Characters of a title. A longer one is cut, and shown in full like a long text. */
const longTitle = 160;

/** A review of a product or a store, in the language and direction that its writer used. */
export function ReviewCard({
  review,
  showProduct,
  ledByProduct,
  boxed,
  lines = 5,
  maxMedia = boxed ? maxInBox : undefined,
  level = 3,
  now = hostNow(),
  dated = true,
  knownLanguage,
  actions,
}: ReviewCardProps) {
  const { locale } = useUi();
  const { title, body, attributes, note } = useReviewText(review, knownLanguage);
  const { reply } = review;
  const Heading = `h${level}` as const;
  const name = nameOf(review);
  const author = reply?.name || review.shop_name;
  const replyName = author ? reviewPartMessages.replyBy({ name: author }) : reviewPartMessages.replyByStore;
  const href = reviewHref(review);
  const shownTitle = title && truncateText(title, longTitle);
  // Without a title the date leads to the review.
  const dateHref = title ? null : href;
  return (
    <article className={cx('mp-review', boxed && 'mp-review--boxed')} aria-label={name}>
      {ledByProduct ? <Subject review={review} /> : <Writer review={review} />}
      <div className="mp-review__line">
        {review.rating != null && <Stars value={review.rating} />}
        {dated && <When date={review.created_at} now={now} locale={locale} href={dateHref} />}
        {ledByProduct && review.verified && <VerifiedPurchase />}
        <ReviewSource review={review} />
      </div>
      {shownTitle && (
        <Heading {...attributes} className="mp-review__title">
          {href ? (
            <TextLink quiet href={href}>
              {shownTitle}
            </TextLink>
          ) : (
            shownTitle
          )}
        </Heading>
      )}
      {title && title.length > longTitle && (
        <ClampedText {...attributes} key={`title ${attributes.lang}`} text={title} lines={2} of={name} />
      )}
      {body && (
        <ClampedText
          {...attributes}
          key={`body ${attributes.lang}`}
          text={body}
          lines={lines}
          of={name}
          className="mp-review__body"
        />
      )}
      {note}
      <ReviewMedia review={review} max={maxMedia} />
      {actions}
      {reply?.body && (
        <div className="mp-review__reply">
          <p>
            <b>{replyName}</b>
            <When date={reply.created_at} now={now} locale={locale} />
          </p>
          <ClampedText dir="auto" text={reply.body} lines={3} of={replyName} />
        </div>
      )}
      {showProduct && <ReviewedProduct review={review} />}
    </article>
  );
}

/** The name of the card among others: writer and stars. Titles of reviews are often the same. */
function nameOf({ reviewer, rating }: Review): string {
  const name = reviewer?.name || reviewMessages.anonymous;
  return rating == null
    ? reviewPartMessages.reviewBy({ name })
    : reviewPartMessages.reviewOf({ name, stars: rating });
}

/** Above the stars: the product, or else the store that the review is about. */
function Subject({ review }: { review: Review }) {
  if (review.product_title) return <ReviewedProduct review={review} />;
  return review.shop_name ? <p className="mp-review__name">{review.shop_name}</p> : null;
}

function Writer({ review }: { review: Review }) {
  const { reviewer } = review;
  const name = reviewer?.name || reviewMessages.anonymous;
  return (
    <header className="mp-review__head">
      {/* The words beside it say it already. */}
      <Avatar
        name={reviewer?.name}
        image={reviewer?.avatar_image_url}
        verified={reviewer?.verified_buyer && !review.verified}
      />
      <div className="mp-review__who">
        {reviewer?.internal_path ? (
          <TextLink quiet dir="auto" className="mp-review__name" href={reviewer.internal_path}>
            {name}
          </TextLink>
        ) : (
          <span dir="auto" className="mp-review__name">
            {name}
          </span>
        )}
        {review.verified && <VerifiedPurchase />}
      </div>
    </header>
  );
}

interface WhenProps {
  readonly date: Review['created_at'];
  readonly now: Date;
  readonly locale: string;
  readonly href?: string | null;
}

function When({ date, now, locale, href }: WhenProps) {
  const then = readMoment(date);
  if (!then) return null;
  const time = (
    <time className="mp-review__date" dateTime={then.iso} title={formatDate(then.date, locale)}>
      {formatAgo(then, now, locale)}
    </time>
  );
  return href ? (
    <TextLink quiet className="mp-review__when" href={href}>
      {time}
    </TextLink>
  ) : (
    time
  );
}
