import { ownUrl } from './address.ts';
import { isUnknownPath, matchPath } from './paths.ts';
import { keepRedesign, redirectFor } from './redirects.ts';
import type { Screens } from './screens.ts';

/** Where an address on this site comes out, redirects and the redesign flag included. */
export interface Destination {
  /** Path, query and hash. */
  readonly href: string;
  /** Whether a screen of ours stands there. */
  readonly isScreen: boolean;
}

export interface Destinations {
  /** What stands at a path: a screen of ours, our not-found view, or a page of the host. */
  standsAt(pathname: string): 'screen' | 'unknown' | 'host';
  /** Null for an address on another site. */
  find(href: string): Destination | null;
  /** Whether following a link is ours: to a screen, or to where a browser alone would lose the redesign flag. */
  takes(href: string): boolean;
}

/** @param hasMain false when the page has no room for screens: then everything is a page of the host. */
export function createDestinations(screens: Pick<Screens, 'has'>, hasMain: boolean): Destinations {
  function standsAt(pathname: string): 'screen' | 'unknown' | 'host' {
    const name = matchPath(pathname)?.name;
    if (hasMain && name && screens.has(name)) return 'screen';
    return hasMain && isUnknownPath(pathname) ? 'unknown' : 'host';
  }

  function find(href: string): Destination | null {
    const url = ownUrl(href);
    if (!url) return null;
    const address = redirectFor(url.pathname, url.search, url.hash) ?? hrefIn(url);
    const { pathname } = new URL(address, url);
    const isRoute = pathname.startsWith('/reviews') || matchPath(pathname) !== null;
    return {
      href: isRoute ? keepRedesign(address, location.search) : address,
      isScreen: standsAt(pathname) === 'screen',
    };
  }

  return {
    standsAt,
    find,
    takes(href) {
      const url = ownUrl(href);
      const destination = find(href);
      return (
        url !== null && destination !== null && (destination.isScreen || destination.href !== hrefIn(url))
      );
    },
  };
}

const hrefIn = ({ pathname, search, hash }: URL) => pathname + search + hash;
