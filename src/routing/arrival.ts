import { describeElement, findElement } from './element-key.ts';
import { focusElement } from './focus-element.ts';
import type { Place } from './places.ts';
import { glideToPosition, hashTarget, scrollToPosition, topBelowHeader } from './scrolling.ts';

/**
 * How somebody comes to an address: with the page itself, by a link, by a link within the screen that is shown,
 * or by Back and Forward, which lead to where they were before.
 */
export type ArrivalKind = 'first' | 'new' | 'within' | 'return';

export interface ArrivalPlan {
  readonly kind: ArrivalKind;
  readonly hash: string;
  /** Where they were when they left this address. */
  readonly place?: Place | undefined;
  /** Whether another query took the place of the one before, and so is no step of somebody who goes elsewhere. */
  readonly isReplaced?: boolean | undefined;
  /** Whether nothing is scrolled and nothing is focused. */
  readonly staysInPlace?: boolean | undefined;
  /** What had the focus, when the same thing is likely to be there again; see `describeElement`. */
  readonly focus?: string | undefined;
  /** Called once when a screen that was gone or returned to is complete. */
  readonly onComplete: () => void;
}

export interface Arrival {
  /** The screen stands in the document, its content perhaps still on the way. */
  drawn(): void;
  /** The content is there. Called again, it does nothing. */
  ready(): void;
  /** Something else came between. */
  cancel(): void;
}

/** Scrolls and focuses as an arrival asks for, without taking either away from somebody who has moved on. */
export function createArrival({
  kind,
  hash,
  place,
  isReplaced,
  staysInPlace,
  focus,
  onComplete,
}: ArrivalPlan): Arrival {
  const focusedBefore = document.activeElement;
  let scrolls = !staysInPlace && (kind !== 'first' || place !== undefined || hash !== '');
  // In the header somebody goes on with what they are doing there.
  let focuses = !staysInPlace && kind !== 'first' && !(isReplaced && isOutside(focusedBefore));
  let isOver = false;
  let frame = 0;
  let aimedAt: number | undefined;

  const stopScrolling = () => {
    scrolls = false;
    for (const type of ownMoves) window.removeEventListener(type, stopScrolling);
  };
  for (const type of ownMoves) window.addEventListener(type, stopScrolling, { passive: true });

  function scroll(isReady: boolean): void {
    if (!scrolls) return;
    if (place) {
      scrollToPosition(place.y);
      scrollRows(place);
      if (isReady) settle(place);
      return;
    }
    const target = hashTarget(hash);
    // The anchor may be part of what is still on its way.
    if (hash !== '' && !target && !isReady) return;
    if (target) {
      aim(target);
      if (isReady) afterLayout(() => aim(target));
      return;
    }
    if (kind !== 'first') glideToPosition(0);
    stopScrolling();
  }

  /** What stands above an anchor may still grow; then it is aimed at again. With the page itself, nothing glides. */
  function aim(target: Element): void {
    const top = topBelowHeader(target);
    if (aimedAt !== undefined && Math.abs(top - aimedAt) <= 1) return;
    aimedAt = top;
    (kind === 'first' ? scrollToPosition : glideToPosition)(top);
  }

  /** Does it once what was drawn has been laid out, unless somebody has moved on; then the scrolling is over. */
  function afterLayout(adjust: () => void): void {
    frame = requestAnimationFrame(() => {
      if (scrolls) adjust();
      stopScrolling();
    });
  }

  /** Content that was never painted has estimated heights, so what one left by tells the place better than px. */
  function settle({ y, focus: left }: Place): void {
    const adjust = () => {
      const element = left && findElement(left.element, root());
      const missed = element ? element.getBoundingClientRect().top - left.top : y - window.scrollY;
      if (Math.abs(missed) > 1) scrollToPosition(window.scrollY + missed);
    };
    adjust();
    afterLayout(adjust);
  }

  function moveFocus(isReady: boolean): void {
    if (!focuses) return;
    const active = document.activeElement;
    const isFree = active === null || active === document.body || active === focusedBefore;
    const again = focus === undefined ? null : findElement(focus, root());
    // What had the focus may be part of what is still on its way.
    if (isFree && focus !== undefined && !again && !isReady) return;
    // A link to an anchor leads the focus there, too.
    const kept = again && (kind !== 'new' || (hash === '' && isOnFirstWindow(again))) ? again : null;
    const target = kept ?? hashTarget(hash) ?? (kind === 'within' ? null : root().querySelector('h1'));
    if (isFree && !target && !isReady) return;
    focuses = false;
    if (isFree && target) focusElement(target);
  }

  return {
    drawn() {
      if (isOver) return;
      scroll(false);
      moveFocus(false);
    },
    ready() {
      if (isOver) return;
      isOver = true;
      scroll(true);
      moveFocus(true);
      if (kind === 'new' || kind === 'return') onComplete();
    },
    cancel() {
      isOver = true;
      cancelAnimationFrame(frame);
      stopScrolling();
    },
  };
}

/** What a person does to move about alone. */
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const;

/** Where somebody is now. `source` is the link they leave by: not every browser focuses what is clicked. */
export function placeNow(source?: Element | null): Place {
  const within = root();
  const rows = [...within.querySelectorAll('ul')].flatMap(list => {
    const element = list.scrollLeft === 0 ? null : describeElement(list, within);
    return element === null ? [] : { element, left: Math.round(list.scrollLeft) };
  });
  const place = { y: Math.round(window.scrollY), ...(rows.length > 0 && { rows }) };
  const element = source ?? document.activeElement;
  const description =
    element && element !== within && within.contains(element) ? describeElement(element, within) : null;
  if (!element || description === null) return place;
  return {
    ...place,
    focus: { element: description, top: Math.round(element.getBoundingClientRect().top) },
  };
}

/** What is out of sight in a row cannot take the focus, so this comes before that. */
function scrollRows({ rows = [] }: Place): void {
  for (const { element, left } of rows) findElement(element, root())?.scrollTo({ left, behavior: 'instant' });
}

function isOutside(element: Element | null): boolean {
  return element !== null && element !== document.body && !root().contains(element);
}

/** Somebody who is taken to the top cannot see a focus that stays at the end, as in a list of pages. */
function isOnFirstWindow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}

function root(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}
