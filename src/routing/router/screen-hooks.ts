/** Hooks for screens other than the search: their parameters, their visit, and `navigate`. */
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { decodeText } from '../../contract/uri.ts';
import type { RouteParams } from '../addresses/paths.ts';
import type { NavigateOptions } from '../history/history.ts';
import { useEnclosingView, useRouting } from './router.tsx';

/** The parameters in the screen's path, decoded. */
export function useRouteParams(): RouteParams {
  const params = Object.entries(useParams());
  return Object.fromEntries(params.map(([name, value = '']) => [name, decodeText(value)]));
}

/** Whether a link or a script led to the screen: not the page load, and not Back or Forward. */
export function useIsNewVisit(): boolean {
  return useEnclosingView()?.visitKind === 'new';
}

/**
 * Goes to an address, within the page when there is a screen for it. A screen that is being left stays rendered until the
 * next one is loaded; it can no longer replace the address.
 */
export function useNavigate(): (href: string, options?: NavigateOptions) => void {
  const routing = useRouting();
  const key = useEnclosingView()?.address.key;
  return useCallback(
    (href, options) => {
      const isLeft = key !== undefined && key !== routing.address.read().key;
      if (!(isLeft && options?.replace)) routing.navigate(href, options);
    },
    [routing, key],
  );
}
