import { type HomeMetrics, homeMetrics } from '../api/home.ts';
import type { Loadable } from './loadable.ts';
import { resource } from './resource.ts';
import { useResource } from './use-resource.ts';

const metrics = resource(homeMetrics);

/** How much there is on this site: reviews, stores, items bought. */
export function useHomeMetrics(): { readonly state: Loadable<HomeMetrics>; readonly retry: () => void } {
  return useResource(metrics, null);
}
