/**
 * Every screen on the narrowest of phones in German, whose words are the longest: no text is wider than its place. The
 * other languages are looked at in turn in screens.test.ts. With `EVERY_SCREEN_IN=fr,es` each screen is looked at in each
 * of these languages, at three widths.
 */
import * as assert from 'uvu/assert';
import { axe } from '../support/axe.ts';
import { fits, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cutTexts, inLanguage, narrow, spokenOn } from '../support/language-checks.ts';
import { arbitrator, ofGuests, ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

/** What is too wide for its place or for the window. */
const tooWide = async (page: TestPage) => [
  ...(await cutTexts(page)),
  ...((await fits(page)) ? [] : ['the page']),
];

test('German at 320 px: no text is wider than its place', async () => {
  const page = await newPage({ viewport: narrow, signedInAs: reviewer });
  page.allow(/403|404/);
  const wrong: Record<string, unknown> = {};
  for (const path of [...screens, ...(await ownScreens(page))]) {
    await page.enter(inLanguage(path, 'de'));
    const found = await tooWide(page);
    if (path === '/reviews' || path.startsWith('/reviews/search')) found.push(...(await axe(page)));
    if (found.length > 0) wrong[path] = found;
  }
  assert.equal(wrong, {});
});

for (const lang of process.env.EVERY_SCREEN_IN?.split(',') ?? [])
  for (const [paths, signedInAs] of [
    [screens, reviewer],
    [['/reviews/arbitrator'], arbitrator],
    [ofGuests, undefined],
  ] as const)
    test(`${signedInAs ?? 'guest'}, ${lang}: axe finds nothing, and nothing is too wide`, async () => {
      const page = await newPage(signedInAs && { signedInAs });
      page.allow(/403|404/);
      const wrong: Record<string, unknown> = {};
      for (const path of [...paths, ...(signedInAs ? await ownScreens(page) : [])]) {
        await page.setViewportSize(viewports.mobile);
        await page.enter(inLanguage(path, lang));
        assert.equal(await spokenOn(page), [`${lang} ${lang === 'ar' ? 'rtl' : 'ltr'}`], path);
        const found: string[] = [];
        for (const viewport of [viewports.mobile, viewports.desktop, narrow]) {
          await page.setViewportSize(viewport);
          await page.allAnswered();
          const faults = [...(await tooWide(page)), ...(await axe(page))];
          found.push(...faults.map(one => `${viewport.width} px: ${one}`));
        }
        if (found.length > 0) wrong[path] = found;
      }
      assert.equal(wrong, {});
    });

test.run();
