import { fromTablet } from '../contract/limits.ts';
import { fetchOpened } from '../loading/fetch-opened.ts';
import { loadWaiting } from '../loading/lazy.ts';
import { atom } from '../state/core/jotai.ts';
import { servicesAtom } from '../state/core/services.ts';
import type { AppStore } from '../state/core/store.ts';
import { comparisonAtom, comparisonKey, refreshComparisonAtom } from '../state/goods/comparison.ts';
import { alertsAtom } from '../state/page/alerts.ts';
import { toastAtom } from '../state/page/notices.ts';
import { needsTermsAtom } from '../state/person/needs-terms.ts';
import { openedParts } from './lazy.ts';

/** State whose presence alone needs `openedParts`. A change creates a new list, so that subscribers notice it. */
const shownAtom = atom(get => [
  ...get(alertsAtom),
  ...get(comparisonAtom),
  ...[get(toastAtom), get(needsTermsAtom)].filter(Boolean),
]);

/**
 * Loads code at the signs that it may be needed. What lies below the window comes with the first sign that somebody is there,
 * and once the end of the page is near; what a press opens, at the first sign of a press, and when there is an alert, a
 * toast, a comparison or the terms to show. After a failure, the next of these loads it again.
 * @param end an element at the end of the page
 * @param hasNavigated whether somebody was faster than this code
 * @returns a function that stops it
 */
export function loadBySigns(store: AppStore, end: Element, hasNavigated: boolean): () => void {
  const undo = [...followSigns(), followEnd(end)];
  // Turbo and Turbolinks may bring a screen without any pointer or key event in this page.
  if (hasNavigated || 'Turbo' in window || 'Turbolinks' in window) loadWaiting('presence');
  const load = () => {
    if (store.get(shownAtom).length > 0) openedParts.load().catch(store.get(servicesAtom).report);
  };
  load();
  undo.push(store.sub(shownAtom, load));
  const sync = ({ key }: StorageEvent) => key === comparisonKey && store.set(refreshComparisonAtom);
  window.addEventListener('storage', sync);
  undo.push(() => window.removeEventListener('storage', sync));
  return () => {
    for (const end of undo) end();
  };
}

/** Signs that somebody is there. */
const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'];
/** Signs that somebody is about to press a control, and those that are a press already. */
const hints = ['pointerover', 'focusin'];
const presses = ['pointerdown', 'keydown'];

/**
 * Loads what lies below the window once that is near: at once on a short page, also in crawlers, which render with a very
 * tall window.
 */
function followEnd(end: Element): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadWaiting('presence');
    },
    { rootMargin: '0px 0px 50%' },
  );
  observer.observe(end);
  return () => observer.disconnect();
}

/**
 * Loads the code below the window and fetches that of presses at the first sign that somebody is there; runs the latter at the
 * first sign of a press. On phones a scroll is such a sign, because it shows filters. With Save-Data only a press counts.
 */
function followSigns(): (() => void)[] {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const saves = connection?.saveData === true;
  const counts = ({ type, target }: Event) =>
    type === 'scroll' ||
    (target instanceof Element && target.closest('.mp-root :is(button, input, [aria-haspopup])') !== null);
  const ofPhones = matchMedia(fromTablet).matches ? [] : ['scroll'];
  return [
    once(saves ? presses : [...hints, ...presses, ...ofPhones], counts, () => loadWaiting('intent')),
    once(
      signsOfLife,
      () => true,
      () => {
        loadWaiting('presence');
        if (!saves) fetchOpened();
      },
    ),
  ];
}

/** Calls `act` with the first of these events that counts. Returns a function that stops waiting. */
function once(types: readonly string[], counts: (event: Event) => boolean, act: () => void): () => void {
  const end = () => {
    for (const type of types) document.removeEventListener(type, see, true);
  };
  const see = (event: Event) => {
    // A script scrolls a row of tabs to the current one. What a person scrolls within the page is touched or pointed at.
    const isOfRow = event.type === 'scroll' && event.target !== document;
    if (isOfRow || !counts(event)) return;
    end();
    act();
  };
  for (const type of types) document.addEventListener(type, see, { capture: true, passive: true });
  return end;
}
