import { defineListQuery, oneOf } from './list.ts';
import { pageNumber } from './query.ts';

/** Parts of what somebody follows, in the names of the server. */
export const followingParts = ['products', 'shops', 'reviewers'] as const;
export type FollowingPart = (typeof followingParts)[number];

/** What of it is listed: the latest of each part, or one page of one part. `page` starts at 1. */
export interface FollowingQuery {
  readonly tab: 'all' | FollowingPart;
  readonly page: number;
}

/** Reads and writes it in the address. */
export const followingQuery = defineListQuery<FollowingQuery>({
  defaults: { tab: 'all', page: 1 },
  read: { tab: oneOf(['all', ...followingParts]), page: pageNumber },
});
