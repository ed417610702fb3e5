import type { ReactNode } from 'react';
import { isOn } from '../../host/features.ts';
import { profileMessages, privateProfileMessages as texts } from '../../messages/profiles.ts';
import { type ProfileFigure, ProfileHead, ProfileHeadSkeleton } from '../../profiles/profile-head.tsx';
import { isOffered, pathOf } from '../../routing/addresses/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Profile } from './data.ts';

/** The figures below the name. Without an answer they have no counts. */
function figuresOf(figures?: Profile['figures']): ProfileFigure[] {
  const { reviews_data: reviews, followings_data: followings } = figures ?? {};
  const { products, shops, people, followers } = profileMessages;
  const href = pathOf('following');
  return [
    { count: reviews?.published_count, words: texts.published },
    { count: reviews?.unpublished_count, words: texts.unpublished },
    ...(isOn('following')
      ? [
          { count: followings?.products_count, words: products, href },
          { count: followings?.shops_count, words: shops, href },
          { count: followings?.reviewers_count, words: people, href },
          { count: followings?.followers_count, words: followers },
        ]
      : []),
  ];
}

/** The person with their figures, and links to the form and to the public profile. */
export function OwnHead({ person, figures }: Profile): ReactNode {
  return (
    <ProfileHead person={person} figures={figuresOf(figures)}>
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
