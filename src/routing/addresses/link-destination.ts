import { rawParam, setParam } from '../../domain/write-query.ts';
import { hrefOf, ownUrl } from './address.ts';
import { redirectFor } from './destinations.ts';
import { isOurs, matchPath } from './paths.ts';

/** The final destination of a link on this site. */
export interface Destination {
  readonly pathname: string;
  /** Path, query and hash, after redirects and with the redesign flag. */
  readonly href: string;
  /** Whether the browser alone would load another address. */
  readonly isChanged: boolean;
}

/** Null for an address on another site. */
export function destinationOf(href: string): Destination | null {
  const url = ownUrl(href);
  if (!url) return null;
  const { pathname, search, hash } = new URL(redirectFor(url.pathname, url.search, url.hash) ?? url, url);
  const isRoute = isOurs(pathname) || matchPath(pathname) !== null;
  const key = pathname + (isRoute ? keepRedesign(search, location.search) : search);
  const isChanged = key + hash !== url.pathname + url.search + url.hash;
  return { pathname, href: hrefOf({ key, hash }), isChanged };
}

/** The query of a link with the redesign flag of the current query, unless the link has a flag of its own. */
export function keepRedesign(search: string, currentSearch: string): string {
  const value = rawParam(currentSearch, 'redesign');
  return value && rawParam(search, 'redesign') === null ? setParam(search, 'redesign', value) : search;
}

/** The modifier keys held during a click or key press. */
export interface Modifiers {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a modifier key is held. Then the browser handles the event: a new tab, a download, a shortcut. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
