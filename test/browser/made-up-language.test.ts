/**
 * Every screen in a made-up language of long words with accents: what is in English then is neither from the host nor
 * from our texts, so it stands in the code.
 */
import type { Response } from 'playwright-core';
import * as assert from 'uvu/assert';
import { fits, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { madeUpScript } from '../support/made-up-language.ts';
import { arbitrator, ofGuests, ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

const flat = (text: string) => text.toLowerCase().replace(/[\s\u2066-\u2069]+/g, ' ');

/** Everything that the page says, to eyes or to ears. */
const saidOn = (page: TestPage) =>
  page.evaluate(() => {
    const said = new Set([document.title]);
    for (const root of document.querySelectorAll('.mp-root')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (!texts.currentNode.parentElement?.closest('script, style'))
          said.add(texts.currentNode.textContent ?? '');
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-roledescription',
        'aria-valuetext',
      ])
        for (const element of root.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name) ?? '');
    }
    return [...said];
  });

/**
 * Waits until the title of a screen without its subject is said: it is known once the answer and the code of the notice are there.
 * Until then the title is that of the page.
 */
const missingSaid = (page: TestPage) =>
  page.waitForFunction(() => {
    const said = [...document.querySelectorAll('[aria-live], [role=status]')];
    return said.some(({ textContent }) => textContent === document.title);
  });

/** The overlays of header and filters, one after the other. */
async function saidByMenus(page: TestPage): Promise<string[]> {
  const said: string[] = [];
  for (const button of await page
    .locator('.mp-root button:is([aria-haspopup], [aria-expanded=false])')
    .all()) {
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.allAnswered();
    said.push(...(await saidOn(page)));
    await page.keyboard.press('Escape');
  }
  assert.ok(said.length > 100, 'no menu opened');
  return said;
}

/** Words in plain letters that neither the host has sent nor everybody writes so. */
function inEnglish(said: readonly string[], sent: string): string[] {
  return said.flatMap(text =>
    flat(text)
      // Our own words have accents throughout; some patterns have none.
      .split(/ · |: /)
      .flatMap(part => part.split(/[^\s]*[^ -~“”‘’…·–—]+[^\s]*|[“”]/))
      .map(part => part.replace(/^[^a-z]+|[^a-z]+$/g, ''))
      .filter(part => /[a-z]{3}/.test(part) && !sent.includes(part) && !isEverywhere.test(part))
      .map(part => (part === flat(text).trim() ? part : `${part} (${text.slice(0, 80)})`)),
  );
}
/** Formats, currencies and names. */
const isEverywhere =
  /^([a-z]{3}|jpe?g|webp|https?|openstreetmap|pinterest|facebook|instagram|linkedin|tiktok|youtube|whatsapp)$/;

for (const [viewport, paths, signedInAs] of [
  [viewports.desktop, screens, reviewer],
  [viewports.mobile, ['/reviews/arbitrator'], arbitrator],
  [viewports.mobile, ofGuests, undefined],
] as const)
  test(`shows a ${signedInAs ?? 'guest'} no English`, async () => {
    const page = await newPage({ viewport, ...(signedInAs && { signedInAs }) });
    page.allow(/403|404/);
    const script = await madeUpScript('ja');
    await page.route('**/language-ja-*', route =>
      route.fulfill({ body: script, contentType: 'text/javascript' }),
    );
    let sent = '';
    const keep = async (response: Response) => {
      if (!/json/.test(response.headers()['content-type'] ?? '')) return;
      const json = await response.text().catch(() => '');
      JSON.parse(json || '0', (_, value) => {
        // A code of the host is shown in words where it sends no label, and an address by what it asks for.
        if (typeof value === 'string') sent += `\n${flat(value)}\n${flat(value).replace(/[_+]/g, ' ')}`;
        return value;
      });
    };
    page.on('response', response => void keep(response));
    const wrong: Record<string, unknown> = {};
    const own = signedInAs ? await ownScreens(page) : [];
    for (const path of [...paths, ...own]) {
      const query = path === '/reviews/search' ? 'q=lamp&lang=ja' : 'lang=ja';
      await page.enter(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      if (path.endsWith('/nowhere')) await missingSaid(page);
      const address = flat(decodeURIComponent(page.url()).replace(/[-/=&?]/g, ' '));
      const said = await saidOn(page);
      if (path.startsWith('/reviews/search')) said.push(...(await saidByMenus(page)));
      const found = inEnglish(said, sent + address);
      if (found.length > 0) wrong[path] = found;
      if (!(await fits(page))) wrong[`${path} is too wide`] = true;
    }
    assert.equal(wrong, {});
  });

test.run();
