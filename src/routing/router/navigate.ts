/** Follows links: within the page to screens, else by loading the page. */
import { linkUrl } from '../../domain/links.ts';
import { report } from '../../host/events.ts';
import { hrefOf, ownUrl, readAddress } from '../addresses/address.ts';
import { destinationOf } from '../addresses/link-destination.ts';
import { matchPath } from '../addresses/paths.ts';
import type { NavigateOptions } from '../history/history.ts';
import { closeLayers } from '../history/layers.ts';
import type { RoutingState } from './routing-state.ts';

/** See `Routing.navigate`. */
export function navigate(state: RoutingState, href: string, options: NavigateOptions = {}): void {
  const url = linkUrl(href, location.href);
  if (!url) {
    report(new Error(`no address to go to: ${href}`));
    return;
  }
  if (!options.staysInPlace && state.guard?.(() => navigate(state, href, options))) return;
  if (options.source) closeLayers(state.layers);
  const destination = destinationOf(href);
  const to = destination?.href ?? url.href;
  if (state.history && destination && state.targetAt(destination.pathname) === 'screen')
    state.history.write(to, options.replace === true || isCurrent(to), options);
  else state.browser[options.replace ? 'replace' : 'assign'](to);
}

/** As in browsers, a link to the current address adds no entry. */
const isCurrent = (href: string) => href === hrefOf(readAddress());

/** See `Routing.handles`. */
export function handles(state: RoutingState, href: string): boolean {
  const destination = destinationOf(href);
  return !!destination && (destination.isChanged || state.targetAt(destination.pathname) === 'screen');
}

/** See `Routing.prefetch`. */
export function prefetch({ page, targetAt }: RoutingState, href: string): void {
  const pathname = ownUrl(href)?.pathname ?? '';
  const name = matchPath(pathname)?.name;
  // A failure is reported when the screen is shown.
  if (name && targetAt(pathname) === 'screen') page.load(name).catch(() => {});
}
