/** Loads lazy code while the page is idle: one module at a time, so that no task is long, and nothing while somebody presses. */
import { savesData } from '../host/save-data.ts';
import type { Lazy } from './lazy.ts';

/** Code in the order in which it is loaded. What is rendered already comes before the rest. */
const [visible, rest] = [new Set<Lazy<object>>(), new Set<Lazy<object>>()];

/** Whether a call is pending, or the like; null before the first screen is complete. */
let isBusy: (() => boolean) | null = null;
let isRunning = false;

/** Loads the code of something that is rendered without it, once the page is idle. */
export function loadWhenIdle(code: Lazy<object>): void {
  visible.add(code);
  void run();
}

/** Loads code that a press may need, once the page is idle. With Save-Data it is left to the press. */
export function loadAhead(codes: readonly Lazy<object>[]): void {
  if (savesData()) return;
  for (const code of codes) {
    code.fetch();
    rest.add(code);
  }
  void run();
}

/**
 * Says that the first screen is complete: from now on, code is loaded whenever the page is idle.
 * @returns ends that, as the app does when it is unmounted
 */
export function startIdleTime(busy: () => boolean): () => void {
  isBusy = busy;
  void run();
  return () => {
    if (isBusy === busy) isBusy = null;
  };
}

async function run(): Promise<void> {
  if (isRunning || !isBusy) return;
  isRunning = true;
  while (visible.size + rest.size > 0 && (await idleMoment())) {
    const [code] = [...visible, ...rest];
    if (!code) break;
    visible.delete(code);
    rest.delete(code);
    // A failure is reported when the code is really wanted.
    await code.load().catch(() => {});
  }
  isRunning = false;
}

/** How long a press and its answer keep the page from loading anything else, ms. */
const pressMs = 500;
/** How often a busy page is looked at, ms. */
const waitMs = 100;
/** A page of a host that never rests, or a slow machine, gets the code nevertheless, ms. */
const longestMs = 2_000;
/** A frame, for browsers that do not say when they are idle, such as Safari, ms. */
const frameMs = 16;

/** Calls back once nothing else is to be done, or after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: longestMs });
  else setTimeout(run, frameMs);
}

let lastPress = -pressMs;
for (const type of ['pointerdown', 'pointerup', 'keydown'])
  document.addEventListener(type, event => (lastPress = event.timeStamp), { capture: true, passive: true });

/** Waits until the page is idle. Fulfilled with false when the app was unmounted meanwhile. */
async function idleMoment(): Promise<boolean> {
  for (;;) {
    await new Promise<void>(whenIdle);
    if (!isBusy) return false;
    if (!isBusy() && performance.now() - lastPress > pressMs) return true;
    await new Promise(resolve => setTimeout(resolve, waitMs));
  }
}
