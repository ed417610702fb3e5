import type { Page } from 'playwright-core';

/** Single texts that reach out of their boxes or are cut without three dots. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.mp-root :is(a, button, h1, h2, h3, label, p, span, b, dt, dd, li)',
      ),
    ]
      .filter(element => {
        const { overflowX, textOverflow, display, position, clip } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim());
        if (!hasText || display === 'inline' || textOverflow === 'ellipsis' || !element.checkVisibility())
          return false;
        if (/auto|scroll/.test(overflowX) || (position === 'absolute' && clip !== 'auto')) return false;
        return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map(element => `${element.className}: ${element.textContent?.slice(0, 60)}`),
  );

/** The languages and directions of our roots, each once. */
export const spokenOn = async (page: Page): Promise<string[]> => {
  const all = await page
    .locator('.mp-root')
    .evaluateAll(roots =>
      roots.map(root => `${root.getAttribute('lang')} ${getComputedStyle(root).direction}`),
    );
  return [...new Set(all)];
};

/** The narrowest of phones. */
export const narrow = { width: 320, height: 640 };

/** The address of a page in a language, which all that follows on its document keep. */
export const inLanguage = (path: string, lang: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
