import type { ReactNode } from 'react';
import { countryName } from '../../contract/countries.ts';
import type { ReviewerItem } from '../../contract/people.ts';
import { personMessages as texts } from '../../messages/person.ts';
import { profileHref } from '../../routing/addresses/profile-href.ts';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';
import { formatCount, formatRating } from '../format.ts';
import { MapPin } from '../icons/map-pin.ts';
import { Avatar } from '../media/avatar.tsx';
import { Link } from '../navigation/link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { ProductPictures, ProductPicturesSkeleton } from './product-pictures.tsx';
import { Stars } from './stars.tsx';

export interface PersonCardProps {
  readonly person: ReviewerItem;
  /** Heading level of the name. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The place among the most helpful, in a list that is ordered so. */
  readonly rank?: number | undefined;
  /** The figure that comes first: what the list is ordered by. By default the helpful votes. */
  readonly lead?: PersonFigure | undefined;
  /** The follow button, or what stands in its place. */
  readonly children?: ReactNode;
}

/** A number of a person's card, under the name of its text. */
export type PersonFigure = 'helpful' | 'reviews' | 'followers';

/** What they reviewed last. */
const pictures = { most: 4, className: 'mp-person__products' };

/**
 * A reviewer in a list: how helpful others find them, what they write about, what they reviewed last, and a line of their
 * own. The link of the name covers the card.
 */
export function PersonCard({ person, level = 3, rank, lead = 'helpful', children }: PersonCardProps) {
  const { locale } = useUi();
  const Heading = `h${level}` as const;
  const { name, country, quote, in_topic } = person;
  const topics = person.topics ?? [];
  const figures = in_topic && figuresIn(in_topic);
  const numbers = numbersOf(person, locale).sort(([a], [b]) => Number(b === lead) - Number(a === lead));
  return (
    <article className="mp-boxed-card mp-person" aria-label={name || texts.noName}>
      <Avatar name={name} image={person.avatar_image_url} verified={person.verified_buyer} />
      {rank && (
        <p className="mp-person__rank">
          <span aria-hidden>{formatCount(rank, locale)}</span>
          <VisuallyHidden>{texts.rank({ rank })}</VisuallyHidden>
        </p>
      )}
      <div className="mp-person__who">
        <Heading className="mp-person__name">
          <Link href={profileHref(person) ?? ''} className="mp-boxed-card__link">
            {name || texts.noName}
          </Link>
        </Heading>
        {country && (
          <p className="mp-person__country">
            <MapPin size={14} />
            <span>{countryName(country, locale)}</span>
          </p>
        )}
      </div>
      {figures && <p className="mp-person__in-topic">{texts.inTopic({ figures })}</p>}
      <ul className="mp-person__numbers">
        {numbers.map(([figure, words]) => (
          <li key={figure} className={cx(figure === lead && 'mp-person__lead')}>
            {words}
          </li>
        ))}
      </ul>
      {topics.length > 0 && (
        <ul className="mp-person__topics" aria-label={texts.topics}>
          {topics.map(topic => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
      <ProductPictures products={person.reviewed_products} {...pictures} />
      {quote && (
        <figure className="mp-person__quote">
          {(quote.product_title || quote.rating != null) && (
            <figcaption dir="auto">
              {quote.rating != null && <Stars value={quote.rating} />}
              <span>{quote.product_title}</span>
            </figcaption>
          )}
          <blockquote dir="auto" lang={quote.lang ?? undefined}>
            {quote.text}
          </blockquote>
        </figure>
      )}
      <div className="mp-person__action">{children}</div>
    </article>
  );
}

/** The figures of a person as text. Nobody is shown as being without votes or followers. */
function numbersOf(person: ReviewerItem, locale: string) {
  const { reviews_count: reviews, helpful_count: helpful, followers_count: followers } = person;
  const average = reviews === 0 ? null : person.average_rating;
  const numbers: [PersonFigure | 'average', string | false][] = [
    ['helpful', !!helpful && texts.helpful({ count: helpful })],
    ['reviews', reviews != null && texts.reviews({ count: reviews })],
    ['average', average != null && texts.average({ rating: formatRating(average, locale) })],
    ['followers', !!followers && texts.followers({ count: followers })],
  ];
  return numbers.filter(([, words]) => words);
}

const figuresIn = ({ reviews_count, helpful_count }: NonNullable<ReviewerItem['in_topic']>) =>
  [
    reviews_count != null && texts.reviews({ count: reviews_count }),
    Boolean(helpful_count) && texts.helpful({ count: helpful_count ?? 0 }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The placeholder of a card while it loads, of the same height. */
export function PersonCardSkeleton() {
  return (
    <div className="mp-boxed-card mp-person" aria-hidden>
      <Skeleton className="mp-avatar" />
      <div className="mp-person__who">
        <SkeletonLine width="62%" line={24} />
        <SkeletonLine width="40%" />
      </div>
      <div className="mp-person__numbers">
        <SkeletonLine width="90%" />
        <SkeletonLine width="56%" />
      </div>
      <div className="mp-person__topics">
        <Skeleton width={92} height={24} />
        <Skeleton width={112} height={24} />
      </div>
      <ProductPicturesSkeleton {...pictures} />
      <div className="mp-person__quote">
        <SkeletonLine width="70%" />
        <SkeletonLine width="96%" />
        <SkeletonLine width="84%" />
      </div>
      <div className="mp-person__action">
        <Skeleton width={100} height={36} />
      </div>
    </div>
  );
}
