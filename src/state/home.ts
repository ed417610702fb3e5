import {
  type Carousel,
  type CarouselKind,
  type CarouselPlace,
  homeCarousels,
  homeMetrics,
} from '../api/home.ts';
import { addressParamsAtom } from './address.ts';
import { carouselCountryAtom } from './country.ts';
import { useAtomValue } from './jotai.ts';
import { createQuery, type Query, type QueryState, useQuery } from './query.ts';

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

const metrics = createQuery(homeMetrics);

/** How much there is on this site: reviews, stores, items bought. */
export function useHomeMetrics() {
  return useQuery(metrics, undefined);
}
