/** Whether what a screen shows begins where the header does. */
import type { Page } from 'playwright-core';

/** Containers and headings of the screen that begin elsewhere than the header's content, with the distance in px. */
export function strayEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const start = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const { direction, paddingInlineStart } = getComputedStyle(element);
      return (direction === 'rtl' ? innerWidth - right : left) + Number.parseFloat(paddingInlineStart);
    };
    const header = document.querySelector('.mp-header__inner');
    const edge = header ? start(header) : 0;
    return [...document.querySelectorAll('main :is(.mp-container, .mp-reading, h1.mp-h1)')].flatMap(
      element => {
        // Beside a picture, or a notice in the middle.
        const isBeside = element.closest(
          '.mp-empty, .mp-shop__name, .mp-product__facts, .mp-profile__who, .mp-category__title',
        );
        const away = Math.round(start(element) - edge);
        if (isBeside || !element.checkVisibility() || Math.abs(away) < 2) return [];
        return `${away} px: ${element.outerHTML.slice(0, 80)}`;
      },
    );
  });
}
