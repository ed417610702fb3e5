import type { AnswerOfQuery } from '../../api/cached-query.ts';
import {
  type Carousel,
  type CarouselKind,
  type CarouselPlace,
  homeCarousels,
  homeMetrics,
  pageMetas,
} from '../../api/site.ts';
import { countryCode } from '../../contract/codes.ts';
import { homeDefaultCountry } from '../../contract/limits.ts';
import type { ProductCard } from '../../contract/search.ts';
import { isGone } from '../../domain/failure.ts';
import { scoresOf } from '../../domain/medal.ts';
import { atom, useAtomValue } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createQuery, type Query } from '../loaded/query.ts';
import { type QueryState, useQuery } from '../loaded/use-query.ts';
import { countryPreference } from '../money/preference.ts';
import { addressParamsAtom } from '../page/address.ts';
import { usePageHead } from '../page/use-page-head.ts';

const carousels: { readonly [Kind in CarouselKind]: Query<CarouselPlace, Carousel<Kind>> } = {
  product: createQuery(homeCarousels.product),
  category: createQuery(homeCarousels.category),
  collection: createQuery(homeCarousels.collection),
  featured_review: createQuery(homeCarousels.featured_review),
};

/**
 * The country that carousels are asked for: the chosen one, else the one stored when the product started, else US.
 * The server's later answer is for the next visit, or else every first visit would ask for all carousels twice.
 */
export const carouselCountryAtom = atom(get => {
  const stored = countryCode(get(servicesAtom).storage.get('country'));
  return get(countryPreference.chosenAtom) ?? stored ?? homeDefaultCountry;
});

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

const metrics = createQuery(homeMetrics, { isExpected: isGone });
const noFigures = { status: 'ready', data: {} } as const;

/** How much there is on this site: reviews, stores, items bought. None where the host does not have the call. */
export function useHomeMetrics(): QueryState<AnswerOfQuery<typeof homeMetrics>> {
  const { state, ...rest } = useQuery(metrics, undefined);
  const isNowhere = state.status === 'failed' && isGone(state.error);
  return { ...rest, state: isNowhere ? noFigures : state };
}

/** Our words for the head of a static screen. */
export interface OwnHead {
  readonly title: string;
  readonly description: string;
}

/**
 * Sets title and description after a navigation within the page: in our words at once, then in the host's. After a page
 * load the head comes from the host.
 * @param path of the screen
 */
export function usePageMeta(path: string, { title, description }: OwnHead): void {
  const isOwn = !wasLoadedAt(path);
  const { data } = useQuery(metas, isOwn ? path.slice(path.lastIndexOf('/') + 1) : null).state;
  usePageHead(isOwn ? { title, description, canonical: path } : {}, data);
}
const metas = createQuery(pageMetas);

function wasLoadedAt(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname.replace(/\/+$/, '') === path;
}
