import { findElement } from './find-element.ts';
import { focusContent, focusElement } from './focus.ts';
import type { RestorationPlan } from './restoration-plan.ts';
import { hashTarget } from './scroll.ts';
import { content } from './scroll-position.ts';

/**
 * Focuses what had the focus, the anchor of the hash, or the heading, unless the person has moved the focus.
 * @returns a function to call when the screen is in the document, and again when its content is there
 */
export function restoreFocus(plan: RestorationPlan): (isReady: boolean) => void {
  const { kind, hash, isReplaced, staysInPlace, leftPosition, focus } = plan;
  const before = document.activeElement;
  // A focus outside of the content, as in the header, stays when a query is replaced.
  const stays = staysInPlace || kind === 'first' || (isReplaced && isOutside(before));
  let state: 'waiting' | 'over' = stays ? 'over' : 'waiting';
  /** The element that this function has focused. */
  let given: Element | undefined;
  const isSameFocus = focus !== undefined && focus === leftPosition?.focus?.element && hash === '';
  // From the plan, not from the page: measuring the page before its paint would lay it out twice.
  const isInSight =
    kind === 'return' ||
    (leftPosition?.focus && leftPosition.y + leftPosition.focus.top < window.innerHeight);

  /** Whether the used control is still there and keeps the focus. */
  const keepsFocus = () =>
    isSameFocus && isInSight && document.activeElement === before && before !== document.body;

  /** Whether the person has not moved the focus. */
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

  return isReady => {
    // The heading of a loading screen may have got the focus. With the content comes another heading.
    if (given?.isConnected === false && document.activeElement === document.body) focusContent();
    if (state === 'over') return;
    const target = keepsFocus() || !isFree() ? null : findTarget(isReady);
    if (target === undefined) return;
    state = 'over';
    if (!target) return;
    focusElement(target);
    given = target;
  };
}

function isOutside(element: Element | null): boolean {
  return element !== null && element !== document.body && !content().contains(element);
}

/** Whether an element is in sight after a scroll to the top. A control further down, as of a pagination, is not. */
function isOnFirstWindow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}
