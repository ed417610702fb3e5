import { useMemo } from 'react';
import {
  nextTabPage,
  privateDisputes,
  privateOrders,
  privateRecommendations,
  privateRewards,
  type TabRequest,
} from '../../api/profile.ts';
import type {
  ProfileFigures,
  ProfilePerson,
  ProfileReview,
  ProfileReviewPage,
} from '../../contract/profile.ts';
import { changedFigures, changedReviews, type ReviewChanges } from '../../domain/own-reviews.ts';
import { type PrivateProfileQuery, privateProfileQuery } from '../../domain/profile.ts';
import { useAddress, useNavigate, useRouteParams } from '../../routing/router.tsx';
import { createGrowingList, useGrowingList } from '../../state/growing-list.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { changesSinceAtom, type OwnReviewsRequest, ownReviews } from '../../state/own-reviews.ts';
import { shown } from '../../state/query.ts';

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

/** What the address asks for, and how to ask for something else. */
export interface ProfileAddress {
  readonly slug: string;
  readonly query: PrivateProfileQuery;
  /** The address with a change. Any change but that of the page starts at page 1. */
  readonly hrefOf: (change: Partial<PrivateProfileQuery>) => string;
  /** Goes to that address. Scroll position and focus stay. */
  readonly change: (change: Partial<PrivateProfileQuery>) => void;
}

export function useProfileAddress(): ProfileAddress {
  const { slug = '' } = useRouteParams();
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const query = useMemo(() => privateProfileQuery.parse(search), [search]);
  const hrefOf = (change: Partial<PrivateProfileQuery>) =>
    pathname + privateProfileQuery.replaceIn(search, privateProfileQuery.change(query, change));
  return {
    slug,
    query,
    hrefOf,
    change(change) {
      const href = hrefOf(change);
      // An equal choice adds no history entry.
      if (href !== hrefOf({})) navigate(href, { staysInPlace: true });
    },
  };
}

/** The reviews that an address asks for, which come with the profile itself; another tab keeps their choice. */
export function useReviewsRequest({ slug, query }: ProfileAddress): OwnReviewsRequest {
  // The same object as long as it asks for the same, so that no review is drawn again.
  return useMemo(
    () => ({ slug, query: query.tab === 'reviews' ? query : { ...query, tab: 'reviews', page: 1 } }),
    [slug, query],
  );
}

/** The page of one of the other tabs that an address asks for. */
export const tabRequest = ({ slug, query }: ProfileAddress): TabRequest => ({ slug, page: query.page });

export interface Profile {
  readonly person: ProfilePerson;
  readonly figures: ProfileFigures;
  /** What was changed since they were loaded; the figures follow it already. */
  readonly changes: ReviewChanges;
}

export interface OwnProfile {
  /** The reviews, as they are now. */
  readonly list: OwnReviewList;
  /** Undefined until it is there. Null when an answer came without a person: nobody is signed in. */
  readonly profile: Profile | null | undefined;
}
export type OwnReviewList = ReturnType<
  typeof useGrowingList<OwnReviewsRequest, ProfileReviewPage, ProfileReview>
>;

/** The reviews that the address asks for, and the profile, which comes with them. */
export function useOwnProfile(request: OwnReviewsRequest): OwnProfile {
  const { items, ...list } = useGrowingList(ownReviews, request);
  const changesSince = useAtomValue(changesSinceAtom);
  const answer = shown(list.state);
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
