import { peopleFilters, peopleSorts } from '../contract/people.ts';
import { defineListQuery, oneOf } from './list.ts';
import { filled, pageNumber } from './query.ts';

/** Which reviewers are listed. `page` starts at 1. */
export interface PeopleQuery {
  /** One of `peopleSorts`, or another that the host knows. */
  readonly sort_by: string;
  /** One of `peopleFilters`, or another that the host knows. */
  readonly filter_by: string;
  /** Whom to trust for what: only people who write about it. Empty: about anything. */
  readonly topic: string;
  readonly page: number;
}

/** Reads and writes a list of reviewers in its address. */
export const peopleQuery = defineListQuery<PeopleQuery>({
  defaults: { sort_by: peopleSorts[0], filter_by: peopleFilters[0], topic: '', page: 1 },
  read: { sort_by: filled, filter_by: filled, topic: filled, page: pageNumber },
});

/** The kinds that can be followed, in the names of the server, and saved searches. */
export const followingParts = ['products', 'shops', 'reviewers', 'searches'] as const;
export type FollowingPart = (typeof followingParts)[number];

/** The listed part: the latest of each part, or one page of one part. `page` starts at 1. */
export interface FollowingQuery {
  readonly tab: 'all' | FollowingPart;
  readonly page: number;
}

/** Reads and writes it in the address. */
export const followingQuery = defineListQuery<FollowingQuery>({
  defaults: { tab: 'all', page: 1 },
  read: { tab: oneOf(['all', ...followingParts]), page: pageNumber },
});
