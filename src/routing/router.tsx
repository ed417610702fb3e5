import {
  createContext,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from '../host/modifiers.ts';
import type { Address } from './address.ts';
import type { Shown } from './page.ts';
import type { RouteParams } from './paths.ts';
import type { NavigateOptions, Routing } from './routing.ts';

const RoutingContext = createContext<Routing | null>(null);
const ShownContext = createContext<Shown | null>(null);

export interface RouterProps extends HTMLAttributes<HTMLDivElement> {
  readonly routing: Routing;
  readonly children: ReactNode;
}

/**
 * Gives everything inside its routing, and makes links of every `<a href>` inside, whoever rendered it: a plain
 * click on one that leads to a screen of ours stays in the page, and pointing at it loads the screen ahead of time.
 * Overlays count as inside. Further properties go to the element it renders.
 */
export function Router({ routing, children, ...rest }: RouterProps): ReactNode {
  const hint = (event: MouseEvent | FocusEvent | TouchEvent) => {
    const link = linkOf(event.target);
    if (link) routing.prefetch(link.href);
  };
  return (
    <RoutingContext value={routing}>
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
    </RoutingContext>
  );
}

function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether a click is none that stays in the page: new tabs and windows, downloads, other frames. */
function isForBrowser(click: MouseEvent, link: HTMLAnchorElement): boolean {
  if (click.defaultPrevented || click.button !== 0 || hasModifier(click)) return true;
  return link.hasAttribute('download') || !['', '_self'].includes(link.target);
}

/** Everything inside belongs to what is shown, also while the browser is ahead of it. */
export function ShownProvider({ shown, children }: { shown: Shown; children: ReactNode }): ReactNode {
  return <ShownContext value={shown}>{children}</ShownContext>;
}

export function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('there is no Router around this component');
  return routing;
}

/** The address: inside a screen the one it belongs to, elsewhere the browser's. Nothing in it is decoded. */
export function useAddress(): Address {
  const { address } = useRouting();
  const shown = use(ShownContext);
  const current = useSyncExternalStore(shown ? never : address.subscribe, address.read);
  return shown?.address ?? current;
}
const never = () => () => {};

/** The segments of the screen's path by name, decoded. */
export function useRouteParams(): RouteParams {
  return use(ShownContext)?.params ?? none;
}
const none: RouteParams = {};

/**
 * Goes to an address, within the page where a screen of ours stands there. What a screen writes in place of its own
 * address counts only as long as one is there: it stays drawn until the next one has come.
 */
export function useNavigate(): (href: string, options?: NavigateOptions) => void {
  const routing = useRouting();
  const key = use(ShownContext)?.address.key;
  return useCallback(
    (href, options) => {
      const isLeft = key !== undefined && key !== routing.address.read().key;
      if (!(isLeft && options?.replace)) routing.navigate(href, options);
    },
    [routing, key],
  );
}

/**
 * For a screen to say whether its content is there. Until then nobody is scrolled to where they were, and nothing is
 * announced; a screen that never says anything counts as complete at once. With cached content it is
 * complete in the first frame, so that Back shows no jump.
 */
export function useScreenReady(isReady: boolean): void {
  const routing = useRouting();
  const token = useRef({}).current;
  const key = use(ShownContext)?.address.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another address the waiting begins anew
  useLayoutEffect(() => routing.setWaiting(token, !isReady), [routing, token, isReady, key]);
  useLayoutEffect(() => () => routing.dropWaiting(token), [routing, token]);
}

/** For the one who draws what is shown: says that it stands in the document. Put it below the screen. */
export function useDrawn(shown: Shown): void {
  const routing = useRouting();
  const { key } = shown.address;
  const { kind } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or kind is another drawing
  useLayoutEffect(() => routing.drawn(), [routing, key, kind]);
}

/** What is shown, and whether the next screen is on its way. */
export function useShown(): { readonly shown: Shown | null; readonly isLoading: boolean } {
  const { shown, isLoading } = useRouting();
  return {
    shown: useSyncExternalStore(shown.subscribe, shown.read),
    isLoading: useSyncExternalStore(isLoading.subscribe, isLoading.read),
  };
}

/** Calls the listener whenever a screen that was gone to is complete. */
export function useArrived(listener: () => void): void {
  const routing = useRouting();
  const onArrived = useEffectEvent(listener);
  useLayoutEffect(() => routing.arrivals.subscribe(() => onArrived()), [routing]);
}

/**
 * Closes a layer over the page on Back, the topmost layer first, and stays on the page. Following a link closes it,
 * too. The state that `close` sets is drawn at once, so that the next page is drawn without the layer.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const routing = useRouting();
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return routing.addLayer(() => flushSync(onClose));
  }, [routing, isOpen]);
}
