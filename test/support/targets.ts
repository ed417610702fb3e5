/** Whether controls are large enough for a finger. */
import type { Page } from 'playwright-core';
import { viewports } from './browser.ts';

/** Least height and width of anything that is pressed, and on phones the height of buttons and fields, px. */
const [least, leastOnPhones] = [24, 44];

/** Controls that are too small in the window as it is, with their sizes. */
export function smallTargets(page: Page): Promise<string[]> {
  const isPhone = page.viewportSize()?.width === viewports.mobile.width;
  return page.evaluate(tooSmall, [least, isPhone ? leastOnPhones : least] as const);
}

/** Runs in the page. */
function tooSmall([anything, buttons]: readonly [number, number]): string[] {
  const pressed = '.mp-root :is(a[href], button, input:not([type=hidden]), select, textarea, summary)';
  const size = (element: HTMLElement) => {
    // The target of a text field, checkbox or file field is the element around it.
    const around = element.matches('input, select, textarea')
      ? element.closest('label, .mp-field__box, .mp-search-field, .mp-select')
      : null;
    const [own, outer] = [element, around ?? element].map(one => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    // A select may reach out of what is drawn around it.
    const [width, height] = [Math.max(own.width, outer.width), Math.max(own.height, outer.height)];
    const after = getComputedStyle(element, '::after');
    const isLarger = after.content !== 'none' && after.position === 'absolute';
    return [
      Math.max(width, isLarger ? Number.parseFloat(after.width) : 0),
      Math.max(height, isLarger ? Number.parseFloat(after.height) : 0),
    ] as const;
  };
  /** Words before or after a link set its height, not the finger: WCAG 2.5.8 leaves such links out. */
  const isInSentence = (element: HTMLElement) =>
    element.tagName === 'A' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      one =>
        one !== element &&
        one.textContent?.trim() &&
        (one.nodeType === 3 || (one.parentElement?.tagName === 'P' && !(one as Element).matches(pressed))),
    );
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap(element => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest('[inert], [aria-hidden=true], .mp-skip') || isInSentence(element)) return [];
    const [width, height] = size(element);
    if (width === 0 || height === 0) return [];
    const isButton = element.matches(
      'button, .mp-button, input, select, textarea, .mp-reviews__further > summary',
    );
    if (width >= anything - 0.5 && height >= (isButton ? buttons : anything) - 0.5) return [];
    return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
  });
}
