import { type Carousel, type CarouselKind, type CarouselPlace, homeCarousels } from '../api/home.ts';
import { addressParamsAtom } from './address.ts';
import { carouselCountryAtom } from './country.ts';
import { useAtomValue } from './jotai.ts';
import type { Loadable } from './loadable.ts';
import { type Resource, resource } from './resource.ts';
import { useResource } from './use-resource.ts';

export interface Loaded<T> {
  readonly state: Loadable<T>;
  readonly retry: () => void;
}

const carousels: { readonly [Kind in CarouselKind]: Resource<CarouselPlace, Carousel<Kind>> } = {
  product: resource(homeCarousels.product),
  category: resource(homeCarousels.category),
  collection: resource(homeCarousels.collection),
  featured_review: resource(homeCarousels.featured_review),
};

/** One carousel of the home screen. A failed one is ready with null: its section is then left out. */
export function useCarousel<Kind extends CarouselKind>(kind: Kind): Loaded<Carousel<Kind>> {
  const country = useAtomValue(carouselCountryAtom);
  const { redesign } = useAtomValue(addressParamsAtom);
  const place: CarouselPlace = { country, redesign };
  return useResource<CarouselPlace, Carousel<Kind>>(carousels[kind], place);
}
