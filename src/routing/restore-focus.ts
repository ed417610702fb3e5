import { findElement } from './find-element.ts';
import { focusContent, focusElement } from './focus.ts';
import type { RestorationPlan } from './restoration-plan.ts';
import { hashTarget } from './scroll.ts';
import { content } from './scroll-position.ts';

/** Gives the focus of a navigation, unless the shopper has moved it. */
export interface FocusingPage {
  /** The screen is in the document; its content may still load. */
  drawn(): void;
  /** The content is there. */
  ready(): void;
}

/** Focuses what had the focus, the anchor of the hash, or the heading. */
export function restoreFocus(plan: RestorationPlan): FocusingPage {
  const { kind, hash, isReplaced, staysInPlace, left, focus } = plan;
  const before = document.activeElement;
  // A focus outside of the content, as in the header, stays when a query is replaced.
  const stays = staysInPlace || kind === 'first' || (isReplaced && isOutside(before));
  let state: 'waiting' | 'over' = stays ? 'over' : 'waiting';
  /** The element that was focused here. */
  let given: Element | undefined;
  const isSameFocus = focus !== undefined && focus === left?.focus?.element && hash === '';
  // Known before the screen is drawn: to ask the page would lay it out once more than the paint.
  const isInSight = kind === 'return' || (left?.focus && left.y + left.focus.top < window.innerHeight);

  /** Whether the used control is still there and keeps the focus. */
  const keepsFocus = () =>
    isSameFocus && isInSight && document.activeElement === before && before !== document.body;

  /** Whether the shopper has not moved the focus. */
  function isFree(): boolean {
    const active = document.activeElement;
    return active === null || active === document.body || active === before;
  }

  /** The element to focus; undefined while it may be in content that is still loading. */
  function findTarget(isReady: boolean): HTMLElement | null | undefined {
    const again = focus === undefined ? null : findElement(focus, content());
    if (focus !== undefined && !again && !isReady) return undefined;
    // A link to an anchor moves the focus to it.
    if (again && (kind !== 'new' || (hash === '' && isOnFirstWindow(again)))) return again;
    const heading = kind === 'within' ? null : content().querySelector<HTMLElement>('h1');
    return hashTarget(hash) ?? heading ?? (isReady ? null : undefined);
  }

  function move(isReady: boolean): void {
    // The focused element may be the heading of a loading screen. Its content then brings another heading.
    if (given?.isConnected === false && document.activeElement === document.body) focusContent();
    if (state === 'over') return;
    const target = keepsFocus() || !isFree() ? null : findTarget(isReady);
    if (target === undefined) return;
    state = 'over';
    if (!target) return;
    focusElement(target);
    given = target;
  }

  return { drawn: () => move(false), ready: () => move(true) };
}

function isOutside(element: Element | null): boolean {
  return element !== null && element !== document.body && !content().contains(element);
}

/** After a scroll to the top, a focus further down, as in a pagination, would be out of sight. */
function isOnFirstWindow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}
