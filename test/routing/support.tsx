import { act, render, setAddress } from '../support/dom.ts';
import { test } from 'uvu';
import type { ComponentType, ReactNode } from 'react';
import type { RouteName } from '../../src/routes.ts';
import { InsideView, Router, useRendered, useView } from '../../src/routing/router/router.tsx';
import { createRouting } from '../../src/routing/router/routing.ts';
import type { Routing } from '../../src/routing/router/routing.ts';
import type { View } from '../../src/routing/router/page.ts';
import type { ScreenLoaders, ScreenModule } from '../../src/routing/router/screen-loader.ts';
import { memoryStorage } from '../state/support.ts';

/** A screen's chunk that arrives when the test says so. */
export function chunk(Screen: ComponentType) {
  const waiting: { resolve(module: ScreenModule): void; reject(error: unknown): void }[] = [];
  return {
    requested: 0,
    load() {
      this.requested += 1;
      return new Promise<ScreenModule>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    arrive: () => act(async () => waiting.shift()?.resolve({ default: Screen })),
    fail: () => act(async () => waiting.shift()?.reject(new Error('no such file'))),
  };
}

export type Chunk = ReturnType<typeof chunk>;

/** How the screens of a test are loaded. */
export function loadersOf(screens: Partial<Record<RouteName, ComponentType | Chunk>>): ScreenLoaders {
  const loaders = Object.entries(screens).map(([name, given]) => [
    name,
    typeof given === 'function' ? () => Promise.resolve({ default: given }) : () => given.load(),
  ]);
  return Object.fromEntries(loaders) as ScreenLoaders;
}

export interface SetUp {
  /** Address at the start. */
  readonly at?: string;
  readonly screens?: Partial<Record<RouteName, ComponentType | Chunk>>;
  readonly stored?: Record<string, string>;
  /** State of the history's entry at the start. */
  readonly state?: unknown;
  /** Content around the screens, such as links. */
  readonly around?: ReactNode;
  readonly hasMain?: boolean;
}

/** Starts a routing and draws what it shows into `main`, all on the address bar of the test's document. */
export async function mountRouting({
  at = '/reviews',
  screens = {},
  stored,
  state = null,
  around,
  hasMain = true,
}: SetUp) {
  setAddress(at);
  history.replaceState(state, '');
  scrollByHand(0);
  const left: string[] = [];
  const scrolls = recordScrolls();
  const storage = memoryStorage(stored);
  const routing = createRouting({
    screens: loadersOf(screens),
    storage,
    hasMain,
    browser: {
      assign: href => void left.push(`assign ${href}`),
      replace: href => void left.push(`replace ${href}`),
      reload: () => void left.push('reload'),
    },
  });
  const main = document.createElement('main');
  document.body.append(main);
  const view = render(
    <Router routing={routing}>
      {around}
      <Page />
    </Router>,
    { container: main },
  );
  let stop = () => {};
  await act(async () => {
    stop = routing.start();
    running.push(stop);
  });
  return { routing, left, scrolls, storage, main, view, stop: () => act(() => stop()) };
}

const running: (() => void)[] = [];
test.after.each(() => {
  for (const stop of running.splice(0)) stop();
});

/** Draws the view as the frame does, without a frame. */
function Page(): ReactNode {
  const { view, isLoading } = useView();
  if (!view) return <p>{isLoading ? 'loading' : 'nothing'}</p>;
  return (
    <InsideView view={view}>
      <div key={isMountedAnew(view) ? view.address.pathname : view.address.key} data-loading={isLoading}>
        {view.kind === 'screen' && <view.Screen />}
        {view.kind === 'unknown' && <h1>unknown</h1>}
        {view.kind === 'failed' && (
          <button type="button" onClick={view.retry}>
            again
          </button>
        )}
      </div>
      <Rendered view={view} />
    </InsideView>
  );
}

const isMountedAnew = (view: View) => view.kind === 'screen' && view.Screen.staysMounted;

function Rendered({ view }: { view: View }): null {
  useRendered(view);
  return null;
}

export interface Scroll {
  readonly top: number;
  readonly behavior: string;
}

/** How far the page can be scrolled, px. `setPageEnd` changes it. */
let pageEnd = Number.POSITIVE_INFINITY;
const resized = new Set<() => void>();
globalThis.ResizeObserver = class implements ResizeObserver {
  readonly #report: () => void;
  constructor(callback: ResizeObserverCallback) {
    this.#report = () => callback([], this);
  }
  observe() {
    resized.add(this.#report);
  }
  unobserve() {}
  disconnect() {
    resized.delete(this.#report);
  }
};
test.after.each(() => {
  pageEnd = Number.POSITIVE_INFINITY;
  resized.clear();
});

/** Reports to all who observe the size of an element. */
export function reportSizes(): void {
  for (const report of [...resized]) report();
}

/** Makes the page longer or shorter, and reports it to those who observe its size. */
export function setPageEnd(top: number): void {
  pageEnd = top;
  reportSizes();
}

/** Records scrolling, and does it at once, up to the end of the page. */
export function recordScrolls(): Scroll[] {
  const scrolls: Scroll[] = [];
  const scrollTo = ({ top = 0, behavior = 'auto' }: ScrollToOptions) => {
    scrolls.push({ top, behavior });
    document.documentElement.scrollTop = Math.min(top, pageEnd);
  };
  Object.assign(window, { scrollTo });
  Object.assign(globalThis, { scrollTo });
  return scrolls;
}

/** Scrolls as a person does. */
export function scrollByHand(top: number): void {
  document.documentElement.scrollTop = top;
}

/** Goes somewhere from code. */
export const go = (routing: Routing, href: string, options?: { replace?: boolean }) =>
  act(async () => routing.navigate(href, options));

/** The browser's Back or Forward, done when the browser says so. */
export const travel = (steps: number) => whenTravelled(() => history.go(steps));

/** Waits until the browser has gone where `go` sends it in the history. */
export const whenTravelled = (go: () => void) =>
  act(async () => {
    const done = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
    go();
    await done;
  });
