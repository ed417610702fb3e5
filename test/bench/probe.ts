import type { CDPSession, Page } from 'playwright-core';

/** The network a phone has on a bad day: round trip 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The time of an answer, ms: those that come from the page's memory, and those of the host. */
export const answerMs = 40;

/** Slows the processor down four times, and the network too where asked. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await debug.send('Network.enable');
    await debug.send('Network.emulateNetworkConditions', slowNetwork);
  }
  return debug;
}

/** One action, ms from its event, without the `answerMs` of the answer that it waited for. */
export interface Action {
  /** Until the DOM was finished. */
  readonly script: number;
  /** Until a frame with it was painted. */
  readonly painted: number;
}

/** The browser's own timings of a load. */
export interface Vitals {
  /** From the navigation, ms. */
  readonly firstContentful: number;
  readonly largestContentful: number;
  /** All of it, without windows and sessions. */
  readonly shift: number;
  /** The sum of the time of long tasks beyond 50 ms each, ms. */
  readonly blocked: number;
}

export interface Probe {
  /** The class of the links of cards. */
  link: string;
  /** Answers searches from memory from now on: bodies by rating and order, as `searchKey` writes them. */
  bodies: Readonly<Record<string, string>>;
  /** Measures from the next event of that type until there are so many cards, the first and the last with these links. */
  act(event: string, count: number, first: string, last: string): void;
  /** The measurements of `act`. */
  acted(): Promise<Action>;
  /** Resolves when pictures are drawn and nothing is left to do. */
  quiet(): Promise<void>;
  /** Resolves once at least `count` elements match and a frame with them was painted: ms since navigation. */
  painted(selector: string, count: number): Promise<number>;
  /** The measurements of the load so far. */
  vitals(): Vitals;
  /** Measures from the next event of that type until `settled` holds and a frame was painted. */
  arm(event: string, settled: () => boolean): void;
  /** The last answer among those whose addresses contain that text; empty where there is none. */
  answerOf(part: string): string;
  /** The last armed measurement, ms: the total time, and `own` without the longest time that an answer was under way. */
  measured(): Promise<{ readonly whole: number; readonly own: number }>;
}

declare global {
  interface Window {
    /** Only in pages under measurement. */
    probe: Probe;
  }
}

/** Runs in the page before anything else. */
export function installProbe({ link, answerMs }: { link: string; answerMs: number }): void {
  /** Of all tasks the first after the next paint: what a page has put off until then is no part of it. */
  const afterPaint = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });
  const whenTrue = (condition: () => boolean) =>
    new Promise<void>(resolve => {
      const check = () => {
        if (!condition()) return false;
        observer.disconnect();
        document.removeEventListener('answered', check);
        resolve();
        return true;
      };
      const observer = new MutationObserver(check);
      // An answer may ask for nothing new to be shown.
      document.addEventListener('answered', check);
      if (!check())
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
    });

  /** Looks at the first and the last card only, so that looking takes no time to speak of. */
  const whenListed = (count: number, first: string, last: string) =>
    new Promise<number>(resolve => {
      const links = document.getElementsByClassName(window.probe.link);
      const leadsTo = (index: number, path: string) => links[index]?.getAttribute('href')?.endsWith(path);
      const check = () => {
        if (!leadsTo(0, first) || !leadsTo(count - 1, last)) return false;
        observer.disconnect();
        resolve(performance.now());
        return true;
      };
      const observer = new MutationObserver(check);
      if (!check())
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['href'],
        });
    });

  const observed = (type: string) => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver(list => entries.push(...list.getEntries())).observe({ type, buffered: true });
    return entries;
  };
  const tasks = observed('longtask');
  const largest = observed('largest-contentful-paint');
  const shifts = observed('layout-shift') as (PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
  })[];

  /** Enough for those that cross each other. All of them would grow the heap that is measured. */
  const keptAnswers = 8;
  const answers: (readonly [address: string, body: string])[] = [];
  let answerTime = 0;
  let begins: (type: string) => void = () => {};
  // The listener is added first, so that no other one is called earlier.
  for (const type of ['click', 'change', 'input', 'popstate'])
    window.addEventListener(type, event => begins(event.type), { capture: true });
  let acted = Promise.resolve({ script: Number.NaN, painted: Number.NaN });
  let measured = Promise.resolve({ whole: Number.NaN, own: Number.NaN });
  const realFetch = window.fetch.bind(window);
  /** When the last answer from memory was asked for, and came. */
  let [askedAt, answeredAt] = [0, 0];
  const known = (input: RequestInfo | URL): string | undefined => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== '/reviews/search.json') return undefined;
    const order = searchParams.get('sort_by') ?? '';
    return window.probe.bodies[`${searchParams.get('min_rating') || '0'}|${order}`];
  };
  window.fetch = async (input, init) => {
    const body = known(input);
    if (body !== undefined) {
      const asked = performance.now();
      await new Promise(resolve => setTimeout(resolve, answerMs));
      [askedAt, answeredAt] = [asked, performance.now()];
      return new Response(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
    }
    const response = await realFetch(input, init);
    const text = await response.text();
    // The time of the network alone, without the work of the page during and after it.
    const timing = performance.getEntriesByName(response.url).at(-1);
    answerTime = Math.max(answerTime, timing?.duration ?? 0);
    answers.push([response.url, text]);
    if (answers.length > keptAnswers) answers.shift();
    setTimeout(() => document.dispatchEvent(new Event('answered')));
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers });
  };

  /** How long the page may take to show what is waited for, ms. */
  const patience = 30_000;
  const inTime = <T>(result: Promise<T>): Promise<T> =>
    Promise.race([
      result,
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('the page never showed what was waited for')), patience);
      }),
    ]);

  window.probe = {
    link,
    bodies: {},
    act(event, count, first, last) {
      acted = new Promise(resolve => {
        const begin = async () => {
          const start = performance.now();
          const finished = await whenListed(count, first, last);
          const painted = await afterPaint();
          // None of it where the page knew the answer, a part where it asked before the event.
          const isWaited = start < answeredAt && answeredAt <= finished;
          const waited = isWaited ? Math.max(0, answerMs - Math.max(0, start - askedAt)) : 0;
          resolve({ script: finished - start - waited, painted: painted - start - waited });
          // For whoever records a trace.
          for (const [name, startTime] of Object.entries({ start, finished, painted }))
            performance.mark(`bench-${name}`, { startTime });
        };
        begins = type => {
          if (type !== event) return;
          begins = () => {};
          void begin();
        };
      });
    },
    acted: () => inTime(acted),
    async quiet() {
      const idle = () =>
        new Promise<void>(resolve => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve()));
        });
      for (let turn = 0; turn < 3; turn += 1) await idle();
      // Those in view, more or less. Asking where they are would lay out what is not in view.
      const seen = [...document.images].filter(image => image.complete).slice(0, 8);
      await Promise.all(seen.map(image => image.decode().catch(() => {})));
      await idle();
    },
    async painted(selector, count) {
      await inTime(whenTrue(() => document.querySelectorAll(selector).length >= count));
      return afterPaint();
    },
    vitals: () => ({
      firstContentful: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestContentful: largest.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    }),
    arm(event, settled) {
      measured = new Promise(resolve => {
        const begin = async () => {
          const start = performance.now();
          answerTime = 0;
          await whenTrue(settled);
          const whole = (await afterPaint()) - start;
          resolve({ whole, own: whole - answerTime });
        };
        document.addEventListener(event, () => void begin(), { once: true, capture: true });
      });
    },
    answerOf: part => answers.findLast(([address]) => address.includes(part))?.[1] ?? '',
    measured: () => inTime(measured),
  };
}

/** Notes how long presses take, as Event Timing reports it. Runs in the page. */
export function noteEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const options = { type: 'event', durationThreshold: 16, buffered: false };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration);
  }).observe(options);
}

/** The longest since it was asked last; 0 where all took less than a frame. Runs in the page. */
export function longestEvent(): number {
  const durations = Reflect.get(window, 'durations') as number[];
  return Math.max(0, ...durations.splice(0));
}
