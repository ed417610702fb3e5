/**
 * What a modal dialog does to the page behind it, without having every element of the page styled again, as
 * `showModal()` and `inert` have: 100 ms of a slow phone. The element itself has to lie over the page.
 */
import { focusElement } from '../../routing/scrolling/focus.ts';
import { pressedKey } from '../input-method.ts';
import { firstTabStop, lastTabStop } from './tab-stops.ts';

interface Cover {
  readonly element: HTMLElement;
  readonly onEscape: () => void;
}

export const hasPopover = (): boolean => 'showPopover' in HTMLElement.prototype;
/** Where nothing else lies over the page, what is covered must not be pressed either. */
const hiding = () => (hasPopover() ? 'aria-hidden' : 'inert');

/** The last one lies above the others. */
const covers: Cover[] = [];
/** What screen readers leave out, and did not before. */
const hidden = new Map<Element, string>();
/** Hides what is added to the page in the meantime. */
let additions: MutationObserver | null = null;
let isReturning = false;
/** Turbo, Turbolinks and htmx are about to copy the page, to show it again later. */
const copyEvents = ['turbo:before-cache', 'turbolinks:before-cache', 'htmx:beforeHistorySave'];

/**
 * Keeps the focus within an element, hides all others from screen readers, and tells when Escape is pressed. Call it with
 * the focus in the element. The last cover counts, unless the host opens a dialog or popover above it.
 * @returns releases the page
 */
export function coverPage(element: HTMLElement, onEscape: () => void = () => {}): () => void {
  const cover = { element, onEscape };
  if (covers.push(cover) === 1) {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    // A copy must not hide the page for good.
    for (const type of copyEvents) document.addEventListener(type, showOthers);
    additions = new MutationObserver(hideOthers);
  }
  hideOthers();
  return () => {
    covers.splice(covers.indexOf(cover), 1);
    hideOthers();
    if (covers.length > 0) return;
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
    for (const type of copyEvents) document.removeEventListener(type, showOthers);
  };
}

const topmost = () => covers.at(-1);

/** Hides everything beside the topmost cover, and shows what was hidden for another. */
function hideOthers(): void {
  showOthers();
  for (let at = topmost()?.element; at?.parentElement && at !== document.body; at = at.parentElement) {
    additions?.observe(at.parentElement, { childList: true });
    for (const other of at.parentElement.children) {
      if (other === at || other.hasAttribute(hiding())) continue;
      other.setAttribute(hiding(), 'true');
      hidden.set(other, hiding());
    }
  }
}

function showOthers(): void {
  additions?.disconnect();
  for (const [other, attribute] of hidden) other.removeAttribute(attribute);
  hidden.clear();
}

/** Whether an element lies in a dialog or popover that somebody else opened above the topmost cover. */
function isAbove(target: EventTarget | null, top: Element): boolean {
  const modal = document.querySelector('dialog:modal');
  if (modal && !modal.contains(top)) return true;
  const popover = hasPopover() && target instanceof Element && target.closest(':popover-open');
  return !!popover && !popover.contains(top) && !covers.some(({ element }) => element.contains(popover));
}

function onKeyDown(event: KeyboardEvent): void {
  const top = topmost();
  if (!top || event.defaultPrevented) return;
  const key = pressedKey(event);
  if (!['Escape', 'Tab'].includes(key) || isAbove(event.target, top.element)) return;
  if (key === 'Tab') addEnds(top.element);
  else {
    event.preventDefault();
    top.onEscape();
  }
}

let removeEnds = () => {};

/**
 * Lets the browser find what Tab leads to. Beyond the first and last of them it finds these ends, which lead on to the
 * other side. They are there during the key only, so that screen readers do not find them.
 */
function addEnds(element: HTMLElement): void {
  // A held key comes again before they are gone; two pairs would lead to each other.
  removeEnds();
  const [start, end] = [document.createElement('span'), document.createElement('span')];
  for (const one of [start, end]) {
    one.tabIndex = 0;
    one.style.position = 'fixed';
  }
  start.addEventListener('focus', () => focusElement(lastTabStop(element, start, end) ?? element));
  end.addEventListener('focus', () => focusElement(firstTabStop(element, start, end) ?? element));
  element.prepend(start);
  element.append(end);
  removeEnds = () => {
    start.remove();
    end.remove();
  };
  setTimeout(removeEnds);
}

function onFocusIn({ target, relatedTarget: from }: FocusEvent): void {
  const top = topmost()?.element;
  if (!top || isReturning || !(target instanceof Element)) return;
  if (top.contains(target)) {
    if (hidden.size === 0) hideOthers();
  }
  // Screen readers have to find what lies above.
  else if (isAbove(target, top)) showOthers();
  else {
    isReturning = true;
    returnFocus(top, target, from);
    isReturning = false;
  }
}

/** Gives the focus back to what had it, or from a frame to the other side: the page does not see keys in it. */
function returnFocus(top: HTMLElement, target: Element, from: EventTarget | null): void {
  const isFrame = from instanceof HTMLIFrameElement;
  if (from instanceof HTMLElement && top.contains(from) && !isFrame) focusElement(from);
  if (top.contains(document.activeElement)) return;
  const isBackward = isFrame && top.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  focusElement((isBackward ? lastTabStop(top) : firstTabStop(top)) ?? top);
}
