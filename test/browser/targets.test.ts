/** Controls are large enough for a finger, on every screen. */
import * as assert from 'uvu/assert';
import { viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { arbitrator, ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

/** Least height and width of anything that is pressed, and on phones the height of buttons and fields, px. */
const [least, leastOnPhones] = [24, 44];

/** Controls that are too small, with their sizes. Runs in the page. */
function tooSmall([any, buttons]: readonly [number, number]): string[] {
  const pressed = '.mp-root :is(a[href], button, input:not([type=hidden]), select, textarea, summary)';
  const size = (element: HTMLElement) => {
    // The target of a text field, checkbox or file field is the element around it.
    const around = element.matches('input, select, textarea')
      ? element.closest('label, .mp-field__box, .mp-search-field, .mp-select')
      : null;
    const { width, height } = (around ?? element).getBoundingClientRect();
    const { content, position, ...after } = getComputedStyle(element, '::after');
    const isLarger = content !== 'none' && position === 'absolute';
    return [
      Math.max(width, isLarger ? Number.parseFloat(after.width) : 0),
      Math.max(height, isLarger ? Number.parseFloat(after.height) : 0),
    ] as const;
  };
  /** Words before or after a link set its height, not the finger: WCAG 2.5.8 leaves such links out. */
  const isInSentence = ({ tagName, parentElement }: HTMLElement) =>
    tagName === 'A' &&
    [...(parentElement?.childNodes ?? [])].some(one => one.nodeType === 3 && one.nodeValue?.trim());
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap(element => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest('[inert], [aria-hidden=true], .mp-skip') || isInSentence(element)) return [];
    const [width, height] = size(element);
    if (width === 0 || height === 0) return [];
    const isButton = element.matches('button, .mp-button, input, select, textarea');
    if (width >= any - 0.5 && height >= (isButton ? buttons : any) - 0.5) return [];
    return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
  });
}

for (const [name, viewport, buttons] of [
  ['phone', viewports.mobile, leastOnPhones],
  ['computer', viewports.desktop, least],
] as const)
  for (const signedInAs of [reviewer, arbitrator])
    test(`on a ${name} ${signedInAs} finds nothing too small to press`, async () => {
      const page = await newPage({ viewport, signedInAs });
      page.allow(/403|404/);
      const own = await ownScreens(page);
      const small: Record<string, string[]> = {};
      for (const path of signedInAs === reviewer ? [...screens, ...own] : ['/reviews/arbitrator', ...own]) {
        await page.enter(path);
        const found = await page.evaluate(tooSmall, [least, buttons] as const);
        if (found.length > 0) small[path] = [...new Set(found)];
      }
      assert.equal(small, {});
    });

test.run();
