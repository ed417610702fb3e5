import { useMemo } from 'react';
import {
  nextTabPage,
  privateDisputes,
  privateOrders,
  privateRecommendations,
  privateRewards,
} from '../../api/profile.ts';
import type { ProfileFigures, ProfilePerson, ProfileReviewPage } from '../../contract/profile.ts';
import type { ProfileReview } from '../../contract/reviews.ts';
import { changedFigures, changedReviews, type ReviewChanges } from '../../domain/own-reviews.ts';
import type { PrivateProfileQuery } from '../../domain/profile.ts';
import type { ProfileAddress } from '../../profiles/use-profile-address.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { createGrowingList, useGrowingList } from '../../state/loaded/growing-list.ts';
import { latestData } from '../../state/loaded/query.ts';
import { changesSinceAtom, type OwnReviewsRequest, ownReviews } from '../../state/person/own-reviews.ts';

const byId = ({ id }: { readonly id: string | number }) => String(id);

/** The lists of the other tabs, each with its own pages. */
export const rewards = createGrowingList(privateRewards, {
  items: ({ items }) => items ?? [],
  id: byId,
  next: (request, answer) => nextTabPage(request, answer),
});
export const orders = createGrowingList(privateOrders, {
  items: ({ items }) => items ?? [],
  id: ({ public_id }) => public_id,
  next: (request, answer) => nextTabPage(request, answer),
});
export const disputes = createGrowingList(privateDisputes, {
  items: ({ items }) => items ?? [],
  id: byId,
  next: (request, answer) => nextTabPage(request, answer),
});
/** Recommendations from the second page on. */
export const furtherRecommendations = createGrowingList(privateRecommendations, {
  items: ({ items }) => items ?? [],
  id: ({ uuid }) => uuid,
  next: (request, answer) => nextTabPage(request, answer),
});

export type PrivateAddress = ProfileAddress<PrivateProfileQuery>;

/** The reviews that an address asks for, which come with the profile itself; another tab keeps their choice. */
export function useReviewsRequest({ slug, query }: PrivateAddress): OwnReviewsRequest {
  // The same object as long as it asks for the same, so that no review is rendered again.
  return useMemo(
    () => ({ slug, query: query.tab === 'reviews' ? query : { ...query, tab: 'reviews', page: 1 } }),
    [slug, query],
  );
}

export interface Profile {
  readonly person: ProfilePerson;
  readonly figures: ProfileFigures;
  /** Changes since the reviews were loaded. The figures include them already. */
  readonly changes: ReviewChanges;
}

export interface OwnProfile {
  /** The reviews, as they are now. */
  readonly list: OwnReviewList;
  /** Undefined until it is there. Null when an answer came without a person, which means a guest. */
  readonly profile: Profile | null | undefined;
}
export type OwnReviewList = ReturnType<
  typeof useGrowingList<OwnReviewsRequest, ProfileReviewPage, ProfileReview>
>;

/** The reviews that the address asks for, and the profile, which comes with them. */
export function useOwnProfile(request: OwnReviewsRequest): OwnProfile {
  const { items, ...list } = useGrowingList(ownReviews, request);
  const changesSince = useAtomValue(changesSinceAtom);
  const answer = latestData(list.state);
  const changes = changesSince(answer);
  return {
    list: { ...list, items: changedReviews(items, changes) },
    profile: answer && readProfile(answer, changes),
  };
}

function readProfile({ basic_data, extra_data }: ProfileReviewPage, changes: ReviewChanges): Profile | null {
  if (!basic_data) return null;
  return { person: basic_data, figures: changedFigures(extra_data ?? {}, changes), changes };
}
