import { type ReactNode, useId, useRef, useState } from 'react';
import type { EventOwner, FeedEvent } from '../../contract/feed.ts';
import type { FollowClass, NamedFollowee } from '../../contract/follow.ts';
import { lookUp } from '../../contract/look-up.ts';
import { readMoment } from '../../domain/moment.ts';
import { reviewHref } from '../../domain/review-link.ts';
import { feedMessages as texts } from '../../messages/feed.ts';
import { ActionButtons } from '../../product-actions/action-buttons.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { Button } from '../../ui/button.tsx';
import { ReviewCard } from '../../ui/cards/review-card.tsx';
import { useUi } from '../../ui/context.tsx';
import { cx } from '../../ui/cx.ts';
import { formatAgo } from '../../ui/format-ago.ts';
import { formatDate } from '../../ui/format-date.ts';
import { Search } from '../../ui/icons/search.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { taggedText } from '../../ui/tagged-text.ts';

/** Pictures and videos of a review that are shown. The last one shows the number of further ones. */
const maxMedia = 6;

interface EventCardProps {
  /** One event, or several of one owner and kind, the latest first. */
  readonly events: readonly [FeedEvent, ...FeedEvent[]];
  /** Loads pictures at once. */
  readonly eager: boolean;
  readonly now: Date;
}

/**
 * An event: the owner, the action, the time and the subject. An unknown type shows the fields that came with it. Of several
 * reviews the latest is shown, until the others are asked for.
 */
export function EventCard({ events, eager, now }: EventCardProps): ReactNode {
  const [event] = events;
  const { event_owner: owner, event_type, created_at } = event;
  const [isAll, setAll] = useState(false);
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const viewer = useAtomValue(viewerAtom);
  const name = owner.name || texts.someone;
  const { locale } = useUi();
  const agoOf = (date: FeedEvent['created_at']) => {
    const then = readMoment(date);
    return then && formatAgo(then, now, locale);
  };
  const several = events.length > 1 && event_type ? lookUp(texts.several, event_type) : undefined;
  const what = several?.({ count: events.length }) ?? (event_type && lookUp(texts.events, event_type));
  const products = events.flatMap(({ product }) => product ?? []);
  const reviews = events.flatMap(({ review }) => review ?? []);
  const [latest] = reviews;
  /** Whether the time of the event is that of the review that is shown. Without a title it leads there. */
  const isDated = agoOf(latest?.created_at) === agoOf(created_at);
  const renderOwner = () =>
    owner.internal_path ? (
      <TextLink quiet dir="auto" className="mp-event__owner" href={owner.internal_path}>
        {name}
      </TextLink>
    ) : (
      <span dir="auto" className="mp-event__owner">
        {name}
      </span>
    );
  const isOwn = owner.class === 'Reviewer' && owner.encoded_id === viewer.id;
  const followee = isOwn ? undefined : followeeOf(owner, name);
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={cx('mp-event', owner.class === 'Product' && 'mp-event--product')}
      aria-labelledby={id}
    >
      <header className="mp-event__head">
        {owner.class === 'Reviewer' ? (
          <Avatar name={owner.name} image={owner.avatar_image_url} verified={owner.verified_buyer} />
        ) : owner.class === 'SavedSearch' ? (
          <span className="mp-picture mp-event__search">
            <Search size={20} />
          </span>
        ) : (
          <Picture src={owner.image_url} alt="" eager={eager} />
        )}
        <div>
          <h2 id={id} className="mp-event__what">
            {what ? (
              <span className="mp-muted">{taggedText(what, { owner: renderOwner })}</span>
            ) : (
              renderOwner()
            )}
          </h2>
          <When
            date={created_at}
            now={now}
            href={latest && isDated && !latest.title ? reviewHref(latest) : null}
          />
        </div>
        {followee && <ActionButtons followee={followee} />}
      </header>
      {reviews.slice(0, isAll ? undefined : 1).map((review, index) => (
        <ReviewCard
          key={review.uuid}
          review={review}
          ledByProduct={owner.class === 'Reviewer'}
          showProduct={owner.class === 'Shop'}
          dated={index > 0 || !isDated}
          maxMedia={maxMedia}
          now={now}
        />
      ))}
      {reviews.length > 1 && !isAll && (
        <Button
          className="mp-event__others"
          size="sm"
          onClick={() => {
            setAll(true);
            // The pressed button is gone.
            card.current?.focus({ preventScroll: true });
          }}
        >
          {texts.showOthers({ count: reviews.length - 1 })}
        </Button>
      )}
      {products.length > 0 && (
        <div className="mp-event__products">
          {products.map(product => (
            <ProductTile key={product.encoded_product_id} product={product} eager={eager} />
          ))}
        </div>
      )}
    </article>
  );
}

const followClasses: readonly FollowClass[] = ['Product', 'Shop', 'Reviewer'];

/** The followee of the heart beside the owner; undefined for owners that cannot be followed. */
function followeeOf(
  { class: name, encoded_id: id }: EventOwner,
  shownName: string,
): NamedFollowee | undefined {
  const kind = followClasses.find(one => one === name);
  return kind && { kind, id, name: shownName };
}

interface WhenProps {
  readonly date: FeedEvent['created_at'];
  readonly now: Date;
  readonly href: string | null;
}

function When({ date, now, href }: WhenProps): ReactNode {
  const { locale } = useUi();
  const then = readMoment(date);
  if (!then) return null;
  const time = (
    <time className="mp-small mp-muted" dateTime={then.iso} title={formatDate(then.date, locale)}>
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
