import type { ReactNode } from 'react';
import { countryName } from '../../contract/countries.ts';
import { publicProfileMessages as texts } from '../../contract/messages/public-profile.ts';
import type { ProfileFigures, ProfilePerson } from '../../contract/profile.ts';
import { FollowPerson } from '../../product-actions/follow-person.tsx';
import { pathOf } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { useUi } from '../../ui/context.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/progress.tsx';
import { formatCount } from '../../ui/format.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import type { Owner } from './paged.tsx';

interface ProfileHeadProps {
  readonly person: ProfilePerson;
  readonly owner: Owner;
  readonly figures: ProfileFigures;
  /** Called when a follow or its end was saved: the number of followers is another. */
  readonly onFollowed: () => void;
}

/** Who it is, whom they follow and who follows them. To themselves it offers the way to the private profile. */
export function ProfileHead({ person, owner, figures, onFollowed }: ProfileHeadProps): ReactNode {
  const { locale } = useUi();
  const { followings_data: counts } = figures;
  const told = [
    { count: counts?.followers_count, words: texts.followers },
    { count: counts?.reviewers_count, words: texts.people },
    { count: counts?.shops_count, words: texts.shops },
    { count: counts?.products_count, words: texts.products },
  ].flatMap(({ count, words }) => (count == null ? [] : [{ count, words: words(count) }]));
  return (
    <header className="mp-public__head">
      <div className="mp-public__who">
        <Avatar name={person.name} image={person.avatar_image_url} verified={person.verified_buyer} />
        <div>
          <h1 className="mp-h1">{owner.name}</h1>
          {person.country && <p className="mp-muted">{texts.from(countryName(person.country))}</p>}
        </div>
      </div>
      <div className="mp-public__actions">
        {owner.isOwn ? (
          <>
            <ButtonLink size="sm" href={pathOf('privateProfile', { slug: person.encoded_id })}>
              {texts.ownProfile}
            </ButtonLink>
            <ButtonLink size="sm" variant="ghost" href={pathOf('editProfile')}>
              {texts.edit}
            </ButtonLink>
          </>
        ) : (
          <FollowPerson id={person.encoded_id} name={person.name} onSaved={onFollowed} />
        )}
      </div>
      {told.length > 0 && (
        <dl className="mp-public__numbers" aria-label={texts.numbers}>
          {told.map(({ count, words }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{formatCount(count, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** Shown while the profile loads. */
export function ProfileSkeleton(): ReactNode {
  return (
    <div aria-hidden>
      <div className="mp-public__head">
        <div className="mp-public__who">
          <Skeleton className="mp-avatar" width={72} height={72} />
          <div>
            <SkeletonLine width={200} line={34} />
            <SkeletonLine width={120} line={24} />
          </div>
        </div>
        <div className="mp-public__actions">
          <Skeleton width={92} height={36} />
        </div>
        <div className="mp-public__numbers">
          <SkeletonLine width="min(460px, 90%)" line={24} />
        </div>
      </div>
      <div className="mp-tabs">
        <SkeletonLine width="min(420px, 90%)" line={52} />
      </div>
      <div className="mp-public__panel">
        <ReviewSkeleton />
        <ReviewSkeleton />
        <ReviewSkeleton />
      </div>
    </div>
  );
}
