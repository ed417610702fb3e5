import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import {
  categoryCarouselCall,
  collectionCarouselCall,
  featuredReviewCarouselCall,
  homeMetricsCall,
  productCarouselCall,
} from '../contract/home.ts';
import { longCacheMs } from '../contract/limits.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

export type HomeMetrics = AnswerOf<typeof homeMetricsCall>;

const metrics = defineCache<HomeMetrics>({ maxAgeMs: longCacheMs });

/** The figures of the home screen. Rejects with an `ApiError`. */
export function loadHomeMetrics(client: Client, signal?: AbortSignal): Promise<HomeMetrics> {
  return client.cache(metrics).get('', shared => client.send(homeMetricsCall, { signal: shared }), signal);
}
export function keptHomeMetrics(client: Client): HomeMetrics | undefined {
  return client.cache(metrics).peek('');
}

const carouselCalls = {
  product: productCarouselCall,
  category: categoryCarouselCall,
  collection: collectionCarouselCall,
  featured_review: featuredReviewCarouselCall,
} as const;
export type CarouselKind = keyof typeof carouselCalls;
/** The rows of one kind of carousel; null when the host has none or the call failed. */
export type Carousel<Kind extends CarouselKind> = AnswerOf<(typeof carouselCalls)[Kind]> | null;

/** Where a carousel is for: the shopper's country, and the redesign flag as it stands in the address. */
export interface CarouselPlace {
  readonly country: string;
  readonly redesign: string | null;
}

const carousels = defineCache<Carousel<CarouselKind>>({ maxAgeMs: longCacheMs });

/** Two with one key are the same carousel. */
export function carouselKey(kind: CarouselKind, { country, redesign }: CarouselPlace): string {
  return writeQuery({ q: kind, country, redesign });
}

/** One carousel of the home screen; null when the call fails. Rejects only when aborted. */
export async function loadCarousel<Kind extends CarouselKind>(
  client: Client,
  kind: Kind,
  place: CarouselPlace,
  signal?: AbortSignal,
): Promise<Carousel<Kind>> {
  const { country, redesign } = place;
  // One object for four calls: that its kind fits the call is not something the compiler can follow.
  const params = { q: kind, country, ...(redesign === null ? {} : { redesign }) } as ParamsOf<Call>;
  const load = (shared: AbortSignal): Promise<Carousel<CarouselKind>> =>
    client.send<Call>(carouselCalls[kind], { params, signal: shared });
  try {
    return (await client.cache(carousels).get(carouselKey(kind, place), load, signal)) as Carousel<Kind>;
  } catch (error) {
    return emptyOnFailure(client, error, null);
  }
}
type Call = (typeof carouselCalls)[CarouselKind];

export function keptCarousel<Kind extends CarouselKind>(
  client: Client,
  kind: Kind,
  place: CarouselPlace,
): Carousel<Kind> | undefined {
  return client.cache(carousels).peek(carouselKey(kind, place)) as Carousel<Kind> | undefined;
}
