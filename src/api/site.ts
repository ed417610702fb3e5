import { longCacheMs } from '../contract/limits.ts';
import {
  categoryCarouselCall,
  collectionCarouselCall,
  featuredReviewCarouselCall,
  homeMetricsCall,
  pageMetaCall,
  productCarouselCall,
} from '../contract/site.ts';
import { type AnswerOfQuery, cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

/** The figures of the home screen. */
export const homeMetrics = cachedQuery(homeMetricsCall, {
  maxAgeMs: longCacheMs,
  key: () => '',
  request: () => ({}),
});

/** The params of a carousel: the person's country, and the redesign flag of the address. */
export interface CarouselPlace {
  readonly country: string;
  readonly redesign: string | null;
}

/** How the carousel of a kind is asked for and kept. */
function asking<const Kind extends string>(q: Kind) {
  const params = ({ country, redesign }: CarouselPlace) => ({
    q,
    country,
    ...(redesign !== null && { redesign }),
  });
  return {
    maxAgeMs: longCacheMs,
    key: (place: CarouselPlace) => encodeQuery(params(place)),
    request: (place: CarouselPlace) => ({ params: params(place) }),
    fallback: null,
  };
}

/** The carousels of the home screen; null where the host has none, or the call fails. */
export const homeCarousels = {
  product: cachedQuery(productCarouselCall, asking('product')),
  category: cachedQuery(categoryCarouselCall, asking('category')),
  collection: cachedQuery(collectionCarouselCall, asking('collection')),
  featured_review: cachedQuery(featuredReviewCarouselCall, asking('featured_review')),
} as const;
export type CarouselKind = keyof typeof homeCarousels;
/** The rows of one kind of carousel. */
export type Carousel<Kind extends CarouselKind> = AnswerOfQuery<(typeof homeCarousels)[Kind]>;

/** The host's metadata for a screen, by the last segment of its path; null when the call fails. */
export const pageMetas = cachedQuery(pageMetaCall, {
  maxAgeMs: longCacheMs,
  key: (page: string) => page,
  request: page => ({ params: { format: 'json' as const }, segments: { page } }),
  select: answer => answer.meta_data ?? null,
  fallback: null,
});
