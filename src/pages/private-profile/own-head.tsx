import type { ReactNode } from 'react';
import type { FollowClass } from '../../contract/follow.ts';
import { isOn } from '../../host/features.ts';
import { profileMessages, privateProfileMessages as texts } from '../../messages/profiles.ts';
import { type ProfileFigure, ProfileHead, ProfileHeadSkeleton } from '../../profiles/profile-head.tsx';
import { isOffered, pathOf } from '../../routing/addresses/paths.ts';
import { useChangesSince } from '../../state/person/follow-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Profile } from './data.ts';

/**
 * The figures below the name. Without an answer they have no counts.
 * @param more how many are followed since the answer came
 */
function figuresOf(figures?: Profile['figures'], more?: (kind: FollowClass) => number): ProfileFigure[] {
  const { reviews_data: reviews, followings_data: followings } = figures ?? {};
  const { products, shops, people, followers } = profileMessages;
  const href = pathOf('following');
  const now = (count: number | null | undefined, kind: FollowClass) =>
    count == null ? count : Math.max(0, count + (more?.(kind) ?? 0));
  return [
    { count: reviews?.published_count, words: texts.published },
    { count: reviews?.unpublished_count, words: texts.unpublished },
    ...(isOn('following')
      ? [
          { count: now(followings?.products_count, 'Product'), words: products, href },
          { count: now(followings?.shops_count, 'Shop'), words: shops, href },
          { count: now(followings?.reviewers_count, 'Reviewer'), words: people, href },
          { count: followings?.followers_count, words: followers },
        ]
      : []),
  ];
}

/** The person with their figures, and links to the form and to the public profile. */
export function OwnHead({ person, figures }: Profile): ReactNode {
  const since = useChangesSince(figures.followings_data ?? undefined);
  return (
    <ProfileHead
      person={person}
      figures={figuresOf(figures, kind => since(key => key.startsWith(`${kind}:`)))}
    >
      <ButtonLink size="sm" href={person.edit_path || pathOf('editProfile')}>
        {profileMessages.edit}
      </ButtonLink>
      {isOffered('publicProfile') && (
        <ButtonLink
          size="sm"
          variant="ghost"
          href={person.internal_path || pathOf('publicProfile', { slug: person.slug || person.encoded_id })}
        >
          {texts.seePublic}
        </ButtonLink>
      )}
    </ProfileHead>
  );
}

/** Shown while the profile loads. */
export function OwnHeadSkeleton(): ReactNode {
  return <ProfileHeadSkeleton figures={figuresOf()} actionsWidth={230} />;
}
