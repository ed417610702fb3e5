import { act, render, setAddress } from '../support/dom.ts';
import type { ComponentType, ReactElement } from 'react';
import { test } from 'uvu';
import { createClient } from '../../src/api/client.ts';
import { type AppMeta, readAppMeta } from '../../src/host/app-meta.ts';
import type { RouteName } from '../../src/routes.ts';
import { createRouting } from '../../src/routing/router/routing.ts';
import type { Routing } from '../../src/routing/router/routing.ts';
import { pendingCountAtom, type Services } from '../../src/state/core/services.ts';
import { type AppStore, createAppStore, followAddress } from '../../src/state/core/app-store.ts';
import { fakeFetch, type FakeRequest } from '../api/fake-fetch.ts';
import { type Chunk, loadersOf, recordScrolls } from '../routing/support.tsx';
import { memoryStorage, storageOn } from '../state/support.ts';
import { never } from '../support/timers.ts';

export interface SetUp {
  /** Null for where the browser is. */
  readonly at?: string | null;
  readonly loggedIn?: boolean;
  readonly meta?: Partial<AppMeta>;
  /** Screens, or loads that the test completes. */
  readonly screens?: Partial<Record<RouteName, ComponentType | Chunk>>;
  /** The immediate answer to a request; undefined where the test answers by hand. */
  readonly respond?: (request: FakeRequest) => { body: unknown; status?: number } | undefined;
  readonly after?: Services['after'];
  /** The storage of the device. */
  readonly stored?: Map<string, string>;
  /** The content of `main`. */
  readonly draw: (given: { store: AppStore; routing: Routing }) => ReactElement;
}

/** Fields of app_meta that make every component throw that reads the links of the footer. */
export const noLinks = {
  get links(): never {
    throw new Error('no links');
  },
};

/** Renders with a real store and routing on a fake server. */
export async function setUp({
  at = '/reviews',
  loggedIn = false,
  meta = {},
  screens = {},
  respond,
  after = never,
  stored = new Map(),
  draw,
}: SetUp) {
  if (at !== null) setAddress(at);
  history.replaceState(null, '');
  const left: string[] = [];
  const scrolls = recordScrolls();
  const server = fakeFetch(respond);
  const routing = createRouting({
    screens: loadersOf(screens),
    storage: memoryStorage(),
    browser: {
      assign: href => void left.push(String(href)),
      replace: href => void left.push(String(href)),
      reload: () => void left.push('reload'),
    },
  });
  const client = createClient({
    doc: document,
    fetch: server.fetch,
    onPending: count => store.set(pendingCountAtom, count),
  });
  const store: AppStore = createAppStore({
    hostPage: { meta: { ...readAppMeta(document), ...meta }, loggedIn, locale: 'en' },
    client,
    navigate: routing.navigate,
    storage: storageOn(stored),
    after,
  });
  const main = document.createElement('main');
  document.body.append(main);
  const unfollow = followAddress(store, routing.address);
  await act(async () => {
    running.push(unfollow, routing.start());
  });
  const view = render(draw({ store, routing }), { container: main });
  return { store, routing, server, left, scrolls, main, view };
}

const running: (() => void)[] = [];
test.after.each(() => {
  for (const stop of running.splice(0)) stop();
});
