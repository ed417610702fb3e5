import type { ReactNode } from 'react';
import { countryName } from '../../contract/countries.ts';
import type { ReviewerItem } from '../../contract/people.ts';
import { personMessages as texts } from '../../messages/people.ts';
import { profileHref } from '../../routing/addresses/profile-href.ts';
import { useUi } from '../context.tsx';
import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';
import { formatRating, listed } from '../format.ts';
import { MapPin } from '../icons/map-pin.ts';
import { Avatar } from '../media/avatar.tsx';
import { Link } from '../navigation/link.tsx';

export interface PersonCardProps {
  readonly person: ReviewerItem;
  /** Heading level of the name. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The follow button, or what stands in its place. */
  readonly children?: ReactNode;
}

/**
 * A reviewer in a list: avatar with its check badge, name, country, numbers, what they write about, and a line of their
 * own. The link of the name covers the card.
 */
export function PersonCard({ person, level = 3, children }: PersonCardProps) {
  const { locale } = useUi();
  const Heading = `h${level}` as const;
  const { name, country, average_rating, quote } = person;
  const { reviews_count: reviews, helpful_count: helpful, followers_count: followers } = person;
  const topics = person.topics?.length ? listed(person.topics) : '';
  return (
    <article className="mp-boxed-card mp-person" aria-label={name || texts.noName}>
      <Avatar name={name} image={person.avatar_image_url} verified={person.verified_buyer} />
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
      <ul className="mp-person__numbers">
        {reviews != null && <li>{texts.reviews({ count: reviews })}</li>}
        {Boolean(helpful) && <li>{texts.helpful({ count: helpful ?? 0 })}</li>}
        {average_rating != null && reviews !== 0 && (
          <li className="mp-person__average">
            {texts.average({ rating: formatRating(average_rating, locale) })}
          </li>
        )}
        {Boolean(followers) && <li>{texts.followers({ count: followers ?? 0 })}</li>}
      </ul>
      {(topics || quote) && (
        <div className="mp-person__words">
          {topics && <p className="mp-person__topics">{texts.topics({ topics })}</p>}
          {quote && (
            <figure className="mp-person__quote">
              <blockquote dir="auto" lang={quote.lang ?? undefined}>
                {quote.text}
              </blockquote>
              {quote.product_title && <figcaption dir="auto">{quote.product_title}</figcaption>}
            </figure>
          )}
        </div>
      )}
      <div className="mp-person__action">{children}</div>
    </article>
  );
}

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
        <SkeletonLine width="56%" />
        <SkeletonLine width="74%" />
      </div>
      <div className="mp-person__words">
        <SkeletonLine width="80%" />
        <Skeleton height={82} />
      </div>
      <div className="mp-person__action">
        <Skeleton width={100} height={36} />
      </div>
    </div>
  );
}
