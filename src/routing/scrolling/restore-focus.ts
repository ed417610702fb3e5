import { findElement } from './find-element.ts';
import { focusContent, focusElement } from './focus.ts';
import type { RestorationPlan } from './restoration-plan.ts';
import { hashTarget, topInPage } from './scroll.ts';
import { content } from './scroll-position.ts';

/**
 * Focuses what had the focus, the anchor of the hash, or the heading, unless the person has moved the focus. A page load
 * focuses the anchor only.
 * @returns a function to call when the screen is in the document, and again when its content is there
 */
export function restoreFocus(plan: RestorationPlan): (isReady: boolean) => void {
  const { kind, hash, position, isReplaced, staysInPlace, leftPosition, focusToFind } = plan;
  const focusedAtStart = document.activeElement;
  // A focus outside of the content, as in the header, stays when a query is replaced.
  const isPlainLoad = kind === 'first' && (hash === '' || position !== undefined);
  const stays = staysInPlace || isPlainLoad || (isReplaced && isOutside(focusedAtStart));
  let state: 'waiting' | 'over' = stays ? 'over' : 'waiting';
  /** The element that this function has focused. */
  let focusedByUs: Element | undefined;
  const isSameFocus =
    focusToFind !== undefined && focusToFind === leftPosition?.focus?.element && hash === '';
  // Decided from saved numbers: reading layout here would force one before the paint.
  const willBeOnFirstWindow =
    kind === 'return' ||
    (leftPosition?.focus && leftPosition.y + leftPosition.focus.top < window.innerHeight);

  /** Whether the used control is still there and keeps the focus. */
  const keepsFocus = () =>
    isSameFocus &&
    willBeOnFirstWindow &&
    document.activeElement === focusedAtStart &&
    focusedAtStart !== document.body;

  /** Whether the person has not moved the focus. */
  function isFree(): boolean {
    const active = document.activeElement;
    return active === null || active === document.body || active === focusedAtStart;
  }

  /** The element to focus. Without one, it may be in content that is still loading. */
  function findTarget(isReady: boolean): HTMLElement | null {
    const found = focusToFind === undefined ? null : findElement(focusToFind, content());
    if (focusToFind !== undefined && !found && !isReady) return null;
    // A link to an anchor moves the focus to it.
    if (found && (kind === 'return' || (hash === '' && isOnFirstWindow(found)))) return found;
    const anchor = hashTarget(hash);
    // Like scrolling, the focus waits for an anchor that is part of what is still loading.
    if (anchor || (hash !== '' && !isReady)) return anchor;
    return kind === 'within' || kind === 'first' ? null : content().querySelector<HTMLElement>('h1');
  }

  return isReady => {
    // The heading of a loading screen may have got the focus, or an anchor. With the content comes another one.
    if (focusedByUs?.isConnected === false && document.activeElement === document.body) {
      const anchor = hashTarget(hash);
      if (anchor) focusElement(anchor);
      else focusContent();
    }
    if (state === 'over') return;
    if (keepsFocus() || !isFree()) {
      state = 'over';
      return;
    }
    const target = findTarget(isReady);
    if (target || isReady) state = 'over';
    if (!target) return;
    focusElement(target);
    focusedByUs = target;
  };
}

function isOutside(element: Element | null): boolean {
  return element !== null && element !== document.body && !content().contains(element);
}

/** Whether an element is in sight after a scroll to the top. A control further down, as of a pagination, is not. */
function isOnFirstWindow(element: Element): boolean {
  return topInPage(element) < window.innerHeight;
}
