import { act, render, setAddress } from '../support/dom.ts';
import { test } from 'uvu';
import { createClient } from '../../src/api/client.ts';
import { type AppMeta, readAppMeta } from '../../src/host/app-meta.ts';
import { createRouting } from '../../src/routing/router/routing.ts';
import type { ScreenModule } from '../../src/routing/router/screen-loader.ts';
import type { RouteName } from '../../src/routes.ts';
import { PageRoot } from '../../src/shell/page-root.tsx';
import { pendingCountAtom, type Services } from '../../src/state/core/services.ts';
import { type AppStore, createAppStore, followAddress } from '../../src/state/core/app-store.ts';
import { type FakeRequest, fakeFetch } from '../api/fake-fetch.ts';
import { loadersOf, recordScrolls } from '../routing/support.tsx';
import { memoryStorage } from '../state/support.ts';
import { never } from '../support/timers.ts';

export interface ScreenSetUp {
  readonly at: string;
  readonly screens: Partial<Record<RouteName, ScreenModule['default']>>;
  /** The host's answer to a request: a status, or data; undefined leaves the request open. */
  readonly answer: (address: URL, request: FakeRequest) => unknown;
  readonly meta?: Partial<AppMeta>;
  readonly after?: Services['after'];
  readonly stored?: Record<string, string>;
  readonly loggedIn?: boolean;
  /** Receives the addresses of host pages that are loaded. */
  readonly left?: string[];
}

const running: (() => void)[] = [];
test.after.each(() => {
  for (const stop of running.splice(0)) stop();
});

/** Counts the history entries added from now until the end of the test. */
export function countPushes(): () => number {
  let count = 0;
  const push = history.pushState;
  history.pushState = (...given: Parameters<typeof push>) => {
    count += 1;
    push.apply(history, given);
  };
  running.push(() => {
    history.pushState = push;
  });
  return () => count;
}

/** Answers not yet delivered; `settle` delivers them. */
let undelivered: (() => void)[] = [];

/** Delivers all answers, and those to the requests that follow from them, and renders. */
export async function settle(): Promise<void> {
  do {
    await act(async () => {
      for (const arrive of undelivered.splice(0)) arrive();
      await new Promise(resolve => setTimeout(resolve));
    });
  } while (undelivered.length > 0);
}

/** Opens screens on a host whose answers the test gives. */
export async function openScreen({
  at,
  screens,
  answer,
  meta = {},
  after = never,
  stored = {},
  loggedIn = false,
  left,
}: ScreenSetUp) {
  undelivered = [];
  const server = fakeFetch(request => {
    undelivered.push(() => {
      const said = answer(new URL(request.address, 'https://shop.test'), request);
      if (typeof said === 'number') request.answer({}, said);
      else if (said !== undefined) request.answer(said);
    });
    return undefined;
  });
  setAddress(at);
  history.replaceState(null, '');
  const scrolls = recordScrolls();
  const storage = memoryStorage(stored);
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const routing = createRouting({
    screens: loadersOf(screens),
    storage: memoryStorage(),
    ...(left && {
      browser: {
        assign: href => void left.push(String(href)),
        replace: href => void left.push(String(href)),
        reload: () => void left.push('reload'),
      },
    }),
  });
  const client = createClient({
    doc: document,
    fetch: server.fetch,
    onPending: count => store.set(pendingCountAtom, count),
    report,
  });
  const store: AppStore = createAppStore({
    hostPage: { meta: { ...readAppMeta(document), ...meta }, loggedIn, locale: 'en' },
    client,
    navigate: routing.navigate,
    storage,
    report,
    after,
  });
  const main = document.createElement('main');
  document.body.append(main);
  await act(async () => {
    running.push(followAddress(store, routing.address), routing.start());
  });
  render(<PageRoot store={store} routing={routing} hasFooter={false} />, { container: main });
  await settle();
  return { server, routing, store, storage, reported, scrolls };
}
