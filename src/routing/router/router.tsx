import {
  createContext,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  use,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { type BaseLocationHook, Route, Router as WouterRouter } from 'wouter';
import type { Address } from '../addresses/address.ts';
import { hasModifier } from '../addresses/link-destination.ts';
import { parsePattern, patternOf, withoutTrailingSlash } from '../addresses/paths.ts';
import type { View } from './page.ts';
import type { Routing } from './routing.ts';

const RoutingContext = createContext<Routing | null>(null);
/**
 * Whether a component is inside the view. The context does not hold the view itself: at each new address React would
 * search the whole page for components that read it.
 */
const InsideContext = createContext(false);

export interface RouterProps extends HTMLAttributes<HTMLDivElement> {
  readonly routing: Routing;
  readonly children: ReactNode;
}

/**
 * Provides routing to everything inside, portals included. A plain click on any `<a href>` inside that leads to a screen
 * stays in the page, and pointing at one loads the screen ahead of time. Further properties go to the element it renders.
 */
export function Router({ routing, children, ...rest }: RouterProps): ReactNode {
  const hint = (event: MouseEvent | FocusEvent | TouchEvent) => {
    const link = linkOf(event.target);
    if (link) routing.prefetch(link.href);
  };
  return (
    <RoutingContext value={routing}>
      <WouterRouter hook={useWouterLocation} searchHook={useWouterSearch} parser={parsePattern}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link makes a click as well */}
        <div
          {...rest}
          onClick={event => {
            const link = linkOf(event.target);
            if (!link || isForBrowser(event, link) || !routing.handles(link.href)) return;
            event.preventDefault();
            routing.navigate(link.href, { source: link });
          }}
          onMouseOver={hint}
          onFocus={hint}
          onTouchStart={hint}
        >
          {children}
        </div>
      </WouterRouter>
    </RoutingContext>
  );
}

/** The address for wouter: inside a screen the screen's, elsewhere the browser's. */
const useWouterLocation: BaseLocationHook = () => {
  const { pathname } = useAddress();
  return [encodedOnceMore(withoutTrailingSlash(pathname)), useRouting().navigate];
};
const useWouterSearch = () => encodedOnceMore(useAddress().search);

/**
 * Wouter decodes a path and a query as a whole. Values would then be decoded twice: `%2525` is the text `%25`, and a slash
 * in a value would be one of the path.
 */
const encodedOnceMore = (text: string) => text.replaceAll('%', '%25');

function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether the browser handles a click: for new tabs and windows, downloads and other frames. */
function isForBrowser(click: MouseEvent, link: HTMLAnchorElement): boolean {
  if (click.defaultPrevented || click.button !== 0 || hasModifier(click)) return true;
  return link.hasAttribute('download') || !['', '_self'].includes(link.target);
}

/**
 * Marks everything inside as part of the view, also while the next screen loads, and gives it the parameters of the view's
 * route.
 */
export function InsideView({ view, children }: { view: View; children: ReactNode }): ReactNode {
  return (
    <InsideContext value>
      <Route path={view.name ? patternOf(view.name) : '*'}>{children}</Route>
    </InsideContext>
  );
}

/** The view that the component is part of; null for the header and other parts around the view. */
export function useEnclosingView(): View | null {
  const { view } = useRouting();
  const isInside = use(InsideContext);
  return useSyncExternalStore(isInside ? view.subscribe : never, isInside ? view.read : nothing);
}
const never = () => () => {};
const nothing = () => null;

export function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('there is no Router around this component');
  return routing;
}

/** The address: inside a screen the screen's, elsewhere the browser's. Nothing in it is decoded. */
export function useAddress(): Address {
  const { address } = useRouting();
  const view = useEnclosingView();
  const current = useSyncExternalStore(view ? never : address.subscribe, address.read);
  return view?.address ?? current;
}

/**
 * Reports whether a screen has its content. Scroll position, focus and announcement wait for it. A screen that does not
 * use this hook is ready at once. With cached content a screen is ready before its first paint, so that Back shows no jump.
 */
export function useScreenReady(isReady: boolean): void {
  const routing = useRouting();
  const key = useEnclosingView()?.address.key ?? '';
  useLayoutEffect(() => routing.reportReady(key, isReady), [routing, key, isReady]);
}

/** Reports that a view is in the document. Call it in a component after the screen. */
export function useRendered(view: View): void {
  const routing = useRouting();
  useLayoutEffect(() => routing.rendered(view), [routing, view]);
}

/** The current view, and whether the next screen is loading. */
export function useView(): { readonly view: View | null; readonly isLoading: boolean } {
  const { view, isLoading } = useRouting();
  return {
    view: useSyncExternalStore(view.subscribe, view.read),
    isLoading: useSyncExternalStore(isLoading.subscribe, isLoading.read),
  };
}
