import type { ReactNode } from 'react';
import { countryName } from '../../contract/countries.ts';
import { privateProfileMessages as texts } from '../../contract/messages/private-profile.ts';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { pathOf } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/progress.tsx';
import { formatCount } from '../../ui/format.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import type { Profile } from './data.ts';

const names = texts.figureNames;

/** Who it is, and their figures. What the host does not tell is left out. */
export function ProfileHead({ person, figures }: Profile): ReactNode {
  const { locale } = useUi();
  const { reviews_data: reviews, followings_data: followings } = figures;
  const following = pathOf('following');
  const told = [
    { count: reviews?.published_count, words: () => names.published },
    { count: reviews?.unpublished_count, words: () => names.unpublished },
    { count: followings?.products_count, words: names.products, href: following },
    { count: followings?.shops_count, words: names.shops, href: following },
    { count: followings?.reviewers_count, words: names.people, href: following },
    { count: followings?.followers_count, words: names.followers },
  ].flatMap(({ count, words, ...rest }) => (count == null ? [] : [{ count, words: words(count), ...rest }]));
  return (
    <header className="mp-profile__head">
      <div className="mp-profile__who">
        <Avatar name={person.name} image={person.avatar_image_url} verified={person.verified_buyer} />
        <div>
          <h1 className="mp-h1">{person.name || reviewMessages.anonymous}</h1>
          {person.country && <p className="mp-muted">{texts.from(countryName(person.country))}</p>}
        </div>
      </div>
      <div className="mp-profile__links">
        <ButtonLink size="sm" href={person.edit_path || pathOf('editProfile')}>
          {texts.edit}
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="ghost"
          href={person.internal_path || pathOf('publicProfile', { slug: person.slug || person.encoded_id })}
        >
          {texts.seePublic}
        </ButtonLink>
      </div>
      {told.length > 0 && (
        <dl className="mp-profile__figures" aria-label={texts.figures}>
          {told.map(({ count, words, href }) => (
            <div key={words}>
              <dt>{href ? <Link href={href}>{words}</Link> : words}</dt>
              <dd>{formatCount(count, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** Shown while the profile loads. */
export function ProfileHeadSkeleton(): ReactNode {
  return (
    <div className="mp-profile__head" aria-hidden>
      <div className="mp-profile__who">
        <Skeleton className="mp-avatar" width={72} height={72} />
        <div>
          <Skeleton width={200} height={30} />
          <SkeletonLine width={120} line={24} />
        </div>
      </div>
      <div className="mp-profile__links">
        <Skeleton width={230} height={36} />
      </div>
      <div className="mp-profile__figures">
        {[1, 2, 3, 4, 5, 6].map(key => (
          <Skeleton key={key} width={80} height={42} />
        ))}
      </div>
    </div>
  );
}
