import type { CDPSession, Page } from 'playwright-core';

/** The network a phone has on a bad day: round trip 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

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

export interface Probe {
  /** Resolves once at least `count` elements match and a frame with them was painted: ms since navigation. */
  painted(selector: string, count: number): Promise<number>;
  /** Blocking time so far: what each long task took beyond 50 ms, summed, ms. */
  blocked(until: number): number;
  /** Measures from the next event of that type until `settled` holds and a frame was painted. */
  arm(event: string, settled: () => boolean): void;
  /** The last answer, when the address it was asked for at contains that text; else empty. */
  answerOf(part: string): string;
  /** What was armed last, ms: the whole time, and `own` with the time that answers took meanwhile left out. */
  measured(): Promise<{ readonly whole: number; readonly own: number }>;
}

declare global {
  interface Window {
    /** Only in pages under measurement. */
    probe: Probe;
  }
}

/** Runs in the page before anything else. Answers are timed by reading them whole before they are handed on. */
export function installProbe(): void {
  const afterPaint = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
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

  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });

  let answer: readonly [address: string, body: string] = ['', ''];
  let answerTime = 0;
  let measured = Promise.resolve({ whole: Number.NaN, own: Number.NaN });
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const start = performance.now();
    const response = await realFetch(input, init);
    const text = await response.text();
    answerTime += performance.now() - start;
    answer = [response.url, text];
    setTimeout(() => document.dispatchEvent(new Event('answered')));
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers });
  };

  window.probe = {
    async painted(selector, count) {
      await whenTrue(() => document.querySelectorAll(selector).length >= count);
      return afterPaint();
    },
    blocked: until =>
      tasks.reduce(
        (sum, { startTime, duration }) => sum + (startTime < until ? Math.max(0, duration - 50) : 0),
        0,
      ),
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
    answerOf: part => (answer[0].includes(part) ? answer[1] : ''),
    measured: () => measured,
  };
}
