/**
 * Every screen in the languages that we have, in turn: axe finds nothing, the roots say language and direction, and on the
 * narrowest of phones no text is wider than its place in German, whose words are the longest.
 */
import * as assert from 'uvu/assert';
import { axe, fits, type TestPage, allStarted } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { reviewer, screens } from '../support/screens.ts';
import { screenDrawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

const narrow = { width: 320, height: 640 };
const others = ['ar', 'fr', 'es', 'ja'] as const;

/** Single texts that reach out of their boxes or are cut without three dots. */
const tooWide = (page: TestPage) =>
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

async function visit(page: TestPage, path: string, lang: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  await screenDrawn(page);
  await allStarted(page);
  await page.allAnswered();
}

test('German at 320 px: no text is wider than its place', async () => {
  const page = await newPage({ viewport: narrow, signedInAs: reviewer });
  page.allow(/403|404/);
  const wrong: Record<string, unknown> = {};
  for (const path of screens) {
    await visit(page, path, 'de');
    const found = await tooWide(page);
    if (!(await fits(page))) found.push('the page');
    if (path === '/reviews' || path.startsWith('/reviews/search')) found.push(...(await axe(page)));
    if (found.length > 0) wrong[path] = found;
  }
  assert.equal(wrong, {});
});

test('every screen in one language after the other: axe finds nothing', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, signedInAs: reviewer });
  page.allow(/403|404/);
  const wrong: Record<string, unknown> = {};
  for (const [index, path] of screens.entries()) {
    const lang = others[index % others.length] ?? 'ar';
    await visit(page, path, lang);
    const roots = await page
      .locator('.mp-root')
      .evaluateAll(all =>
        all.map(root => `${root.getAttribute('lang')} ${getComputedStyle(root).direction}`),
      );
    assert.equal([...new Set(roots)], [`${lang} ${lang === 'ar' ? 'rtl' : 'ltr'}`], path);
    const violations = await axe(page);
    if (!(await fits(page))) violations.push('too wide');
    if (violations.length > 0) wrong[`${lang} ${path}`] = violations;
  }
  assert.equal(wrong, {});
});

test.run();
