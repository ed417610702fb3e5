import type { AnswerOf, Call, ParamsOf, Schema } from '../contract/call.ts';
import { homeMetricsCall } from '../contract/home.ts';
import { longCacheMs } from '../contract/limits.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

export type HomeMetrics = AnswerOf<typeof homeMetricsCall>;
type CarouselCall = Call<Schema<{ q: string; country: string; redesign?: string | undefined }>, Schema>;
/** Where a carousel is for: the shopper's country, and the redesign flag as it stands in the address. */
export interface CarouselPlace {
  readonly country: string;
  readonly redesign: string | null;
}

const metrics = defineCache<HomeMetrics>({ maxAgeMs: longCacheMs });
const carousels = defineCache<unknown>({ maxAgeMs: longCacheMs });

export function loadHomeMetrics(client: Client, signal?: AbortSignal): Promise<HomeMetrics> {
  return client.cache(metrics).get('', shared => client.send(homeMetricsCall, { signal: shared }), signal);
}
export function keptHomeMetrics(client: Client): HomeMetrics | undefined {
  return client.cache(metrics).peek('');
}

/** The parameters of a carousel call; `redesign` is left out when the address has none. */
export function carouselRequest<C extends CarouselCall>(
  kind: ParamsOf<C>['q'],
  place: CarouselPlace,
): ParamsOf<C> {
  const { country, redesign } = place;
  return { q: kind, country, ...(redesign === null ? {} : { redesign }) } as ParamsOf<C>;
}

/** One carousel of the home screen; null when the call fails. Rejects only when aborted. */
export async function loadCarousel<C extends CarouselCall>(
  client: Client,
  call: C,
  request: ParamsOf<C>,
  signal?: AbortSignal,
): Promise<AnswerOf<C> | null> {
  try {
    const load = (shared: AbortSignal) => client.send(call, { params: request, signal: shared });
    return (await client.cache(carousels).get(writeQuery(request), load, signal)) as AnswerOf<C>;
  } catch (error) {
    return emptyOnFailure(client, error, null);
  }
}

export function keptCarousel<C extends CarouselCall>(
  client: Client,
  _call: C,
  request: ParamsOf<C>,
): AnswerOf<C> | undefined {
  return client.cache(carousels).peek(writeQuery(request)) as AnswerOf<C> | undefined;
}
