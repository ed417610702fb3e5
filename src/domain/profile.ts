import {
  type OwnReviewType,
  ownReviewTypes,
  type PrivateTab,
  type PublicTab,
  privateTabs,
  profileSorts,
  publicTabs,
} from '../contract/profile.ts';
import { defineListQuery, oneOf } from './list.ts';
import { filled, pageNumber, type Reader, wholeStars } from './query.ts';

/** The list of a profile. `page` starts at 1 and belongs to the tab. Search, order and stars are those of the reviews. */
interface ProfileQuery<Tab> {
  readonly tab: Tab;
  readonly search: string;
  /** One of `profileSorts`, or another that the host knows. */
  readonly sort_by: string;
  readonly page: number;
  /** 1..5 stars, or null for all. */
  readonly filter_rating: number | null;
}
export interface PrivateProfileQuery extends ProfileQuery<PrivateTab> {
  readonly review_type: OwnReviewType;
}
export type PublicProfileQuery = ProfileQuery<PublicTab>;

/** A tab by its name, or by its index from 0. */
const tabOf =
  <Tab extends string>(tabs: readonly Tab[]): Reader<Tab> =>
  given =>
    (/^\d$/.test(given) ? tabs[Number(given)] : oneOf(tabs)(given)) ?? null;

const listDefaults = { search: '', sort_by: profileSorts[0] as string, page: 1, filter_rating: null };
const readList = {
  search: (given: string) => given.trim(),
  sort_by: filled,
  page: pageNumber,
  filter_rating: wholeStars,
};

/** Reads and writes what the private profile shows, in its address. */
export const privateProfileQuery = defineListQuery<PrivateProfileQuery>({
  defaults: { tab: 'reviews', ...listDefaults, review_type: 'all-reviews' },
  read: { tab: tabOf(privateTabs), ...readList, review_type: oneOf(ownReviewTypes) },
});

/** The same of the public profile. */
export const publicProfileQuery = defineListQuery<PublicProfileQuery>({
  defaults: { tab: 'reviews', ...listDefaults },
  read: { tab: tabOf(publicTabs), ...readList },
});

/** Whether a query shows some reviews only. Tab, order and page leave none out. */
export function isNarrowed(query: PrivateProfileQuery | PublicProfileQuery): boolean {
  const type = 'review_type' in query ? query.review_type : 'all-reviews';
  return query.search !== '' || query.filter_rating !== null || type !== 'all-reviews';
}
