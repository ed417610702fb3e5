import {
  type Carousel,
  type CarouselKind,
  type CarouselPlace,
  carouselKey,
  keptCarousel,
  loadCarousel,
} from '../../api/home.ts';
import { addressParamsAtom } from '../../state/address.ts';
import { carouselCountryAtom } from '../../state/country.ts';
import { useAtomValue } from '../../state/jotai.ts';
import type { Loadable } from '../../state/loadable.ts';
import { type Resource, resource } from '../../state/resource.ts';
import { useResource } from '../../state/use-resource.ts';

export interface Loaded<T> {
  readonly state: Loadable<T>;
  readonly retry: () => void;
}

type CarouselResource<Kind extends CarouselKind> = Resource<CarouselPlace, Carousel<Kind>>;

function carousel<Kind extends CarouselKind>(kind: Kind): CarouselResource<Kind> {
  return resource({
    key: place => carouselKey(kind, place),
    kept: (client, place) => keptCarousel(client, kind, place),
    load: (client, place, signal) => loadCarousel(client, kind, place, signal),
  });
}
const carousels: { readonly [Kind in CarouselKind]: CarouselResource<Kind> } = {
  product: carousel('product'),
  category: carousel('category'),
  collection: carousel('collection'),
  featured_review: carousel('featured_review'),
};

/** One carousel of the home screen. A failed one is ready with null: its section is then left out. */
export function useCarousel<Kind extends CarouselKind>(kind: Kind): Loaded<Carousel<Kind>> {
  const country = useAtomValue(carouselCountryAtom);
  const { redesign } = useAtomValue(addressParamsAtom);
  const place: CarouselPlace = { country, redesign };
  return useResource<CarouselPlace, Carousel<Kind>>(carousels[kind], carouselKey(kind, place), place);
}
