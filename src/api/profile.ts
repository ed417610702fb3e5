import type { ParamsOf } from '../contract/call.ts';
import { longCacheMs, privateCacheMs } from '../contract/limits.ts';
import {
  privateDisputesCall,
  privateOrdersCall,
  privateProfileCall,
  privateRecommendationsCall,
  privateRewardsCall,
  publicFavouritesCall,
  publicProfileCall,
  publicRecommendationsCall,
} from '../contract/profile.ts';
import { encodeText } from '../contract/uri.ts';
import type { PrivateProfileQuery, PublicProfileQuery } from '../domain/profile.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';
import type { Client } from './client.ts';

/** The reviews of a profile: `slug` as it stands in the address, decoded. */
export interface ReviewsRequest<Query> {
  readonly slug: string;
  readonly query: Query;
}
/** One page of another tab. `page` starts at 1. */
export interface TabRequest {
  readonly slug: string;
  readonly page: number;
}

// Long enough for Back from a product, to the same place of a long list.
const keeping = { maxAgeMs: privateCacheMs, maxEntries: 100 };

const listParams = (query: PublicProfileQuery) => ({
  tab: 'reviews' as const,
  search: query.search,
  sort_by: query.sort_by,
  page: String(query.page),
  filter_rating: query.filter_rating === null ? '' : String(query.filter_rating),
});
const privateParams = (query: PrivateProfileQuery): ParamsOf<typeof privateProfileCall> => ({
  ...listParams({ ...query, tab: 'reviews' }),
  review_type: query.review_type,
});

/** One page of one's own reviews. All parameters are sent from the first call on; the tab is always `reviews`. */
export const privateReviews = cachedQuery(privateProfileCall, {
  ...keeping,
  key: ({ slug, query }: ReviewsRequest<PrivateProfileQuery>) =>
    `${encodeText(slug)}?${encodeQuery(privateParams(query))}`,
  request: ({ slug, query }) => ({ params: privateParams(query), segments: { slug } }),
});

/**
 * Drops all cached answers after an own review was changed, except the list that the page shows: the page shows the change
 * in it by itself and keeps its scroll position. A list of one type is dropped, too, because the review may now have another
 * type; the page still shows it until it is left.
 */
export function invalidateButList(client: Client, list: ReviewsRequest<PrivateProfileQuery>): void {
  const answer = privateReviews.cached(client, list);
  client.invalidateAll(privateProfileCall);
  const cache = client.cache(privateProfileCall);
  cache.invalidate();
  if (answer && list.query.review_type === 'all-reviews') cache.keep(privateReviews.key(list), answer);
}

/** One page of the reviews that everybody sees. */
export const publicReviews = cachedQuery(publicProfileCall, {
  maxAgeMs: longCacheMs,
  maxEntries: 40,
  key: ({ slug, query }: ReviewsRequest<PublicProfileQuery>) =>
    `${encodeText(slug)}?${encodeQuery(listParams(query))}`,
  request: ({ slug, query }) => ({ params: listParams(query), segments: { slug } }),
});

const tab = <const Tab extends string>(name: Tab) => ({
  ...keeping,
  key: ({ slug, page }: TabRequest) => `${encodeText(slug)}/${page}`,
  request: ({ slug, page }: TabRequest) => ({
    params: { tab: name, page: String(page) },
    segments: { slug },
  }),
});

export const privateRewards = cachedQuery(privateRewardsCall, tab('rewards'));
export const privateOrders = cachedQuery(privateOrdersCall, tab('orders'));
export const privateDisputes = cachedQuery(privateDisputesCall, tab('disputes'));
/** Recommendations from the second page on; the first one is in `extra_data` of every answer. */
export const privateRecommendations = cachedQuery(privateRecommendationsCall, tab('recommendations'));
export const publicRecommendations = cachedQuery(publicRecommendationsCall, tab('recommendations'));
export const publicFavourites = cachedQuery(publicFavouritesCall, tab('favourites'));

interface Paged {
  readonly total_pages?: number | null | undefined;
}

/** The params of the next page of a tab; null at the end. */
export function nextTabPage(request: TabRequest, answer: Paged): TabRequest | null {
  return isLast(request.page, answer) ? null : { ...request, page: request.page + 1 };
}

/** The params of the next page of reviews; null at the end. */
export function nextReviewsPage<Query extends { readonly page: number }>(
  request: ReviewsRequest<Query>,
  answer: Paged,
): ReviewsRequest<Query> | null {
  const { query } = request;
  return isLast(query.page, answer) ? null : { ...request, query: { ...query, page: query.page + 1 } };
}

const isLast = (page: number, { total_pages }: Paged) => page >= (total_pages ?? 1);
