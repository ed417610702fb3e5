import { later } from '../loading/later.ts';
import type { Arrival, ArrivalPlan } from './arrival.ts';
import type { Place } from './places.ts';

export type { Arrival } from './arrival.ts';

const code = later('arrival', () => import('./arrival.ts'));

/**
 * An arrival, as soon as its code is there: that comes after the first paint, for the first visit to a page begins
 * at its top and moves nothing. What is told meanwhile is passed on then.
 */
export function createArrival(plan: ArrivalPlan): Arrival {
  const here = code.peek();
  if (here) return here.createArrival(plan);
  if (plan.kind === 'first' && !plan.place && plan.hash === '') return none;
  return postponed({ ...plan, focusedBefore: document.activeElement });
}
const none: Arrival = { drawn() {}, ready() {}, cancel() {} };

function postponed(plan: ArrivalPlan): Arrival {
  let arrival: Arrival | null = null;
  let isCancelled = false;
  const told = new Set<'drawn' | 'ready'>();
  const begin = (made: Arrival) => {
    if (isCancelled) return;
    arrival = made;
    for (const step of told) made[step]();
  };
  const tell = (step: 'drawn' | 'ready') => {
    told.add(step);
    arrival?.[step]();
  };
  code.load().then(
    ({ createArrival: create }) => isCancelled || begin(create(plan)),
    error => {
      console.error(error);
      begin(plain(plan));
    },
  );
  return {
    drawn: () => tell('drawn'),
    ready: () => tell('ready'),
    cancel() {
      isCancelled = true;
      arrival?.cancel();
    },
  };
}

/** Where the code cannot be had: to the top, and announced. */
function plain({ kind, onComplete }: ArrivalPlan): Arrival {
  return {
    drawn: () => kind === 'new' && window.scrollTo({ top: 0 }),
    ready: () => (kind === 'new' || kind === 'return') && onComplete(),
    cancel() {},
  };
}

/** Where somebody is now; before the code is there, without what has the focus. */
export function placeNow(source?: Element | null): Place {
  return code.peek()?.placeNow(source) ?? { y: Math.round(window.scrollY) };
}
