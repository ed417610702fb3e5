import type { ReactNode } from 'react';
import type { ProfileFigures, ProfilePerson } from '../../contract/profile.ts';
import { isOn } from '../../host/features.ts';
import { profileMessages, publicProfileMessages as texts } from '../../messages/profiles.ts';
import { FollowPerson } from '../../product-actions/follow-person.tsx';
import { type ProfileFigure, ProfileHead, ProfileHeadSkeleton } from '../../profiles/profile-head.tsx';
import { pathOf } from '../../routing/addresses/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import type { Owner } from './paged.tsx';

interface PublicHeadProps {
  readonly person: ProfilePerson;
  readonly owner: Owner;
  readonly figures: ProfileFigures;
  /** Called when a follow or its end was saved: the number of followers is another. */
  readonly onFollowed: () => void;
}

/** The figures below the name. Without an answer they have no counts. */
function figuresOf(figures?: ProfileFigures): ProfileFigure[] {
  const { followings_data: counts, reviews_data: reviews } = figures ?? {};
  const { helpful, followers, people, shops, products } = profileMessages;
  const first = { count: reviews?.helpful_count, words: helpful };
  if (!isOn('following')) return [first];
  return [
    first,
    { count: counts?.followers_count, words: followers },
    { count: counts?.reviewers_count, words: people },
    { count: counts?.shops_count, words: shops },
    { count: counts?.products_count, words: products },
  ];
}

/** The person, how helpful their reviews are, their followers and followees. Its owner gets a link to the private profile. */
export function PublicHead({ person, owner, figures, onFollowed }: PublicHeadProps): ReactNode {
  return (
    <ProfileHead person={person} figures={figuresOf(figures)}>
      {owner.isOwn ? (
        <>
          <ButtonLink size="sm" href={pathOf('privateProfile', { slug: person.encoded_id })}>
            {texts.ownProfile}
          </ButtonLink>
          <ButtonLink size="sm" variant="ghost" href={pathOf('editProfile')}>
            {profileMessages.edit}
          </ButtonLink>
        </>
      ) : (
        <FollowPerson id={person.encoded_id} name={person.name} onSaved={onFollowed} />
      )}
    </ProfileHead>
  );
}

/** Shown while the profile loads. */
export function ProfileSkeleton(): ReactNode {
  return (
    <div aria-hidden>
      <ProfileHeadSkeleton figures={figuresOf()} actionsWidth={116} />
      <div className="mp-tabs">
        <SkeletonLine width="min(420px, 90%)" line={52} />
      </div>
      <div className="mp-profile__panel">
        <ReviewSkeleton />
        <ReviewSkeleton />
        <ReviewSkeleton />
      </div>
    </div>
  );
}
