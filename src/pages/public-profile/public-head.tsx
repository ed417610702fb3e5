import type { ReactNode } from 'react';
import type { ProfileFigures, ProfilePerson } from '../../contract/profile.ts';
import { isOn } from '../../host/features.ts';
import { profileMessages, publicProfileMessages as texts } from '../../messages/profiles.ts';
import { FollowPerson } from '../../product-actions/follow-person.tsx';
import { type ProfileFigure, ProfileHead, ProfileHeadSkeleton } from '../../profiles/profile-head.tsx';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useFollowerCount } from '../../state/person/follow-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import type { Owner } from './paged.tsx';

interface PublicHeadProps {
  readonly person: ProfilePerson;
  readonly owner: Owner;
  readonly figures: ProfileFigures;
}

/** The figures below the name. Without an answer they have no counts. */
function figuresOf(figures?: ProfileFigures, followersNow?: number | null): ProfileFigure[] {
  const { followings_data: counts, reviews_data: reviews } = figures ?? {};
  const { helpful, followers, following } = profileMessages;
  const first = { count: reviews?.helpful_count, words: helpful };
  if (!isOn('following')) return [first];
  return [first, { count: followersNow, words: followers }, { count: followedBy(counts), words: following }];
}

/** How many products, stores and people they follow; null where the host says nothing of it. */
function followedBy(counts: ProfileFigures['followings_data']): number | null {
  const { products_count, shops_count, reviewers_count } = counts ?? {};
  const all = [products_count, shops_count, reviewers_count].filter(count => count != null);
  return all.length > 0 ? all.reduce((sum, count) => sum + count, 0) : null;
}

/** The person, how helpful their reviews are, their followers and followees. Its owner gets a link to the private profile. */
export function PublicHead({ person, owner, figures }: PublicHeadProps): ReactNode {
  const counts = figures.followings_data;
  const followers = useFollowerCount(person.encoded_id, counts?.followers_count, counts ?? figures);
  return (
    <ProfileHead person={person} figures={figuresOf(figures, followers)}>
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
        <FollowPerson id={person.encoded_id} name={person.name} />
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
