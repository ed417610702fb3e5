/**
 * A real Chromium for tests: an installed one, else the one that comes as a package. Every page records what a
 * developer would see as a problem; `browserSuite` fails a test for each that it did not allow.
 */
import {
  type Browser,
  chromium,
  type BrowserContext,
  type Page,
  type Request,
  type Route,
} from 'playwright-core';
import { findChromium } from './chromium.ts';
import { looseTexts, reportLooseTexts } from './loose-texts.ts';
import { screenDrawn } from './screen-parts.ts';

export const viewports = {
  mobile: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
/** For the states of a screen. The width between is looked at once for each screen, in browser/screens.test.ts. */
export const phoneAndComputer = { mobile: viewports.mobile, desktop: viewports.desktop } as const;

export interface PageOptions {
  /** The base of relative addresses. */
  readonly origin?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Name of a seeded person, who signs in before the test begins. */
  readonly signedInAs?: string;
  readonly javascript?: boolean;
  /** Motion costs a sixth of the processor time: only tests that concern it have it. */
  readonly hasMotion?: boolean;
  readonly locale?: string;
  /** Shows the cookie bar. By default cookies were accepted on an earlier visit. */
  readonly isFirstVisit?: boolean;
}

export interface TestPage extends Page {
  /** Lets problems that match pass: those the test provokes. */
  allow(pattern: RegExp): void;
  /** Forgets what was allowed, and the requests so far. */
  forget(): void;
  /** Throws when the page had a problem since the last time: console errors and warnings, exceptions, CSP, failed requests. */
  expectQuiet(): void;
  /** Waits until every request was answered and what follows is painted. */
  allAnswered(): Promise<void>;
  /**
   * Shows the screen of an address, with its content and what comes when there is time. A document is loaded for the first
   * screen and for pages of the host; a script of the host leads to the others, in a quarter of the processor time.
   */
  enter(path: string): Promise<void>;
  /** Requests made so far, in order, as `GET /path?query`; those to other origins with their origin. */
  readonly sent: readonly string[];
}

export interface TestBrowser {
  /** A page in a profile of its own. It is closed with the browser, or by itself. */
  newPage(options?: PageOptions): Promise<TestPage>;
  close(): Promise<void>;
}

/** Starts a browser, or takes the one that the files of a test process share (runner/worker.mjs). */
export async function launch(): Promise<TestBrowser> {
  const { sharedBrowser } = globalThis as { sharedBrowser?: Browser };
  const browser = sharedBrowser ?? (await chromium.launch(await findChromium()));
  const contexts: BrowserContext[] = [];
  return {
    async newPage(options = {}) {
      const context = await browser.newContext({
        ...(options.origin ? { baseURL: options.origin } : {}),
        viewport: options.viewport ?? viewports.desktop,
        javaScriptEnabled: options.javascript ?? true,
        reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
        locale: options.locale ?? 'en-US',
      });
      contexts.push(context);
      if (options.origin && !options.isFirstVisit)
        await context.addCookies([{ name: 'cookies_accepted', value: '1', url: options.origin }]);
      const page = await watched(context);
      if (options.signedInAs) await signIn(context, options.signedInAs);
      return page;
    },
    async close() {
      await Promise.all(contexts.map(context => context.close()));
      if (!sharedBrowser) await browser.close();
    },
  };
}

/** Longest wait for one step, ms. */
const patienceMs = 20_000;

async function watched(context: BrowserContext): Promise<TestPage> {
  const page = await context.newPage();
  // One step that hangs must not use up the time of the whole file.
  page.setDefaultTimeout(patienceMs);
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const sent: string[] = [];
  const pending = new Set<Request>();
  const record = (problem: string) => problems.push(problem);
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()))
      record(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => record(`exception: ${error.stack ?? error.message}`));
  page.on('request', request => {
    pending.add(request);
    const { origin, pathname, search } = new URL(request.url());
    const own = page.url().startsWith(origin) || page.url() === 'about:blank';
    sent.push(`${request.method()} ${own ? '' : origin}${pathname}${search}`);
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => {
    pending.delete(request);
    // A request that was given up, by a navigation or an abort signal, is nobody's fault.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    record(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  // tsx wraps named functions into a helper of its own, which functions handed into the page do not find there.
  await page.addInitScript({ content: 'globalThis.__name = value => value;' });
  await page.addInitScript({ content: `(${reportLooseTexts})(${looseTexts})` });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`content security policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return Object.assign(page, {
    sent,
    async allAnswered() {
      const until = performance.now() + patienceMs;
      do {
        if (performance.now() > until) throw new Error(`no answer: ${[...pending].map(one => one.url())}`);
        await painted(page);
      } while (pending.size > 0);
    },
    async enter(path: string) {
      const isLoaded = page.url() !== 'about:blank' && /^\/(reviews|search)\b/.test(path);
      await (isLoaded ? page.evaluate(showFrom, path) : page.goto(path));
      await screenDrawn(page);
      await allStarted(page);
      await this.allAnswered();
    },
    allow: (pattern: RegExp) => void allowed.push(pattern),
    forget() {
      allowed.length = 0;
      sent.length = 0;
    },
    expectQuiet() {
      const unexpected = problems
        .splice(0)
        .filter(problem => !allowed.some(pattern => pattern.test(problem)));
      if (unexpected.length > 0) throw new Error(`${page.url()} was not quiet:\n${unexpected.join('\n')}`);
    },
  });
}

/** Adds an address to the history, and waits until its screen is shown. Runs in the page. */
const showFrom = (path: string) =>
  new Promise<void>(resolve => {
    document.addEventListener('marketplace:navigate', () => resolve(), { once: true });
    history.pushState(null, '', path);
  });

/** Sends the form of the host's sign-in as a click on a name does. Loading both pages takes a second for each test. */
export async function signIn({ request }: BrowserContext, name: string): Promise<void> {
  const form = await (await request.get('/login')).text();
  const [, _csrf = ''] = /name="_csrf" value="([^"]+)"/.exec(form) ?? [];
  const [person = ''] = form.split('</button>').filter(one => one.includes(`>${name}<`));
  const [, slug = ''] = /name="slug" value="([^"]+)"/.exec(person) ?? [];
  const answer = await request.post('/login', { form: { _csrf, slug }, maxRedirects: 0 });
  if (!(answer.headers()['set-cookie'] ?? '').includes('session=')) throw new Error(`${name} cannot sign in`);
}

/** The page has run what was due, and painted it. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Waits until the parts of the first idle moment have begun to load. */
export const allStarted = (page: Page): Promise<void> =>
  page.locator('.mp-overlays').waitFor({ state: 'attached' });

/** Gives the page the first sign that somebody is there: what lies below the window loads. */
export async function showPresence(page: Page): Promise<void> {
  await allStarted(page);
  await page.evaluate(() => document.dispatchEvent(new Event('touchstart')));
}

/** The page of a product shows its name. A screen before it has a heading, too. */
export const productDrawn = (page: Page): Promise<void> => page.locator('.mp-product h1').waitFor();

/** Animations are over: places and colours are what they will be. What never ends, as a spinner, is not waited for. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/**
 * The sum of the layout shifts since the page was opened, without those that answer a press within half a second; or
 * of all since a moment of the page's own clock, after which nothing was pressed.
 */
export function layoutShift(page: Page, since?: number): Promise<number> {
  return page.evaluate(
    from =>
      new Promise<number>(resolve => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (from === undefined ? !entry.hadRecentInput : entry.startTime >= from) sum += entry.value;
        };
        const observer = new PerformanceObserver(list => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            observer.disconnect();
            resolve(sum);
          }),
        );
      }),
    since,
  );
}

/** Holds back what waits for `opened`, until `open` is called. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/**
 * Gives requests this answer, or fails them without one, until the returned function is called. The route stays: if it were
 * removed, requests that Chromium holds back at that moment would never be sent.
 */
export async function breakDown(
  page: Page,
  requests: string | RegExp,
  answer?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let isDown = true;
  await page.route(requests, route => {
    if (!isDown) return route.continue();
    return answer ? route.fulfill(answer) : route.abort();
  });
  return () => {
    isDown = false;
  };
}

/** Whether the page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Text of twice the size on the page as it is now, as of a browser that enlarges nothing else. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = [12, 14, 16, 18, 22, 28, 40].map((size, at) => {
      const name = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'][at];
      return `--mp-text-${name}: ${2 * size}px / ${3 * size}px var(--mp-text-font);`;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.mp-root.mp-root { ${sizes.join('')} }`);
    const enlarge = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const size of ['fontSize', 'lineHeight'] as const)
            if (/px/.test(rule.style[size])) rule.style[size] = `calc(2 * (${rule.style[size]}))`;
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) enlarge(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) enlarge(cssRules);
    document.adoptedStyleSheets = [sheet];
  });
