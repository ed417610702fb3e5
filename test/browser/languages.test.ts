/**
 * Every screen in the languages that we have, in turn: axe finds nothing, the roots say language and direction, and no
 * text is wider than its place; on the narrowest of phones that is so in German, whose words are the longest. With
 * `EVERY_SCREEN_IN=fr,es` each screen is looked at in each of these languages, at three widths.
 */
import * as assert from 'uvu/assert';
import { allStarted, axe, fits, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { screenDrawn } from '../support/screen-parts.ts';
import { arbitrator, ofGuests, ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

const narrow = { width: 320, height: 640 };
const others = ['ar', 'fr', 'es', 'ja'] as const;
const chosen = process.env.EVERY_SCREEN_IN?.split(',');

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

/** Elements that are too wide for the window, and the findings of axe. */
const faults = async (page: TestPage) => [
  ...(await tooWide(page)),
  ...((await fits(page)) ? [] : ['the page is too wide']),
  ...(await axe(page)),
];

test('German at 320 px: no text is wider than its place', async () => {
  const page = await newPage({ viewport: narrow, signedInAs: reviewer });
  page.allow(/403|404/);
  const wrong: Record<string, unknown> = {};
  for (const path of [...screens, ...(await ownScreens(page))]) {
    await visit(page, path, 'de');
    const found = await tooWide(page);
    if (!(await fits(page))) found.push('the page');
    if (path === '/reviews' || path.startsWith('/reviews/search')) found.push(...(await axe(page)));
    if (found.length > 0) wrong[path] = found;
  }
  assert.equal(wrong, {});
});

for (const [paths, signedInAs] of [
  [screens, reviewer],
  [['/reviews/arbitrator'], arbitrator],
  [ofGuests, undefined],
] as const)
  test(`${signedInAs ?? 'guest'}: axe finds nothing in any language`, async () => {
    const page = await newPage({ viewport: viewports.mobile, ...(signedInAs && { signedInAs }) });
    page.allow(/403|404/);
    const wrong: Record<string, unknown> = {};
    const own = signedInAs ? await ownScreens(page) : [];
    for (const [index, path] of [...paths, ...own].entries())
      for (const lang of chosen ?? [others[index % others.length] ?? 'ar']) {
        await visit(page, path, lang);
        const roots = await page
          .locator('.mp-root')
          .evaluateAll(all =>
            all.map(root => `${root.getAttribute('lang')} ${getComputedStyle(root).direction}`),
          );
        assert.equal([...new Set(roots)], [`${lang} ${lang === 'ar' ? 'rtl' : 'ltr'}`], path);
        const found = await faults(page);
        for (const viewport of chosen ? [viewports.desktop, narrow] : [narrow]) {
          await page.setViewportSize(viewport);
          await page.allAnswered();
          const atWidth = chosen ? await faults(page) : await tooWide(page);
          found.push(...atWidth.map(one => `${viewport.width} px: ${one}`));
        }
        await page.setViewportSize(viewports.mobile);
        if (found.length > 0) wrong[`${lang} ${path}`] = found;
      }
    assert.equal(wrong, {});
  });

test.run();
