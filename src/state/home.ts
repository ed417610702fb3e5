import {
  type Carousel,
  type CarouselKind,
  type CarouselPlace,
  homeCarousels,
  homeMetrics,
} from '../api/home.ts';
import type { ProductCard } from '../contract/search.ts';
import { scoresOf } from '../domain/medal.ts';
import { addressParamsAtom } from './address.ts';
import { carouselCountryAtom } from './country.ts';
import { useAtomValue } from './jotai.ts';
import { createQuery, type Query } from './query.ts';
import { type QueryState, useQuery } from './use-query.ts';

const carousels: { readonly [Kind in CarouselKind]: Query<CarouselPlace, Carousel<Kind>> } = {
  product: createQuery(homeCarousels.product),
  category: createQuery(homeCarousels.category),
  collection: createQuery(homeCarousels.collection),
  featured_review: createQuery(homeCarousels.featured_review),
};

/** One carousel of the home screen. A failed one is ready with null: its section is then left out. */
export function useCarousel<Kind extends CarouselKind>(kind: Kind): QueryState<Carousel<Kind>> {
  const country = useAtomValue(carouselCountryAtom);
  const { redesign } = useAtomValue(addressParamsAtom);
  return useQuery<CarouselPlace, Carousel<Kind>>(carousels[kind], { country, redesign });
}

/** Products of the home screen with a picture and both scores, as examples; undefined while they load. */
export function useExampleProducts(): readonly ProductCard[] | undefined {
  const { data } = useCarousel('product').state;
  return data === undefined ? data : (data ?? []).filter(one => one.image_url && scoresOf(one).length === 2);
}

const metrics = createQuery(homeMetrics);

/** How much there is on this site: reviews, stores, items bought. */
export function useHomeMetrics() {
  return useQuery(metrics, undefined);
}
