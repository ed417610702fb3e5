/** Finds English on a page in the made-up language: it is neither from the host nor from our texts, so it stands in the code. */
import type { Response } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type TestPage, viewports } from './browser.ts';
import { madeUpScript } from './made-up-language.ts';

/** The language in whose place the made-up one comes: one whose dates have no letters. */
export const madeUpSlot = 'ja';

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
/** Formats, currencies and names, the host's among them. */
const isEverywhere =
  /^([a-z]{3}|jpe?g|webp|https?|openstreetmap|pinterest|facebook|instagram|linkedin|tiktok|youtube|whatsapp|candour)$/;

/**
 * Gives a page the made-up language where it asks for Japanese.
 * @returns finds the English of the screen that the page shows, and of its menus where there are most
 */
export async function speakMadeUp(page: TestPage): Promise<() => Promise<string[]>> {
  const script = await madeUpScript(madeUpSlot);
  await page.route(`**/language-${madeUpSlot}-*`, route =>
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
  return async () => {
    const { pathname } = new URL(page.url());
    const address = flat(decodeURIComponent(page.url()).replace(/[-/=&?]/g, ' '));
    const said = await saidOn(page);
    if (pathname === '/reviews/search') {
      const before = page.viewportSize() ?? viewports.mobile;
      // All menus are there on a computer.
      await page.setViewportSize(viewports.desktop);
      said.push(...(await saidByMenus(page)));
      await page.setViewportSize(before);
    }
    return inEnglish(said, sent + address);
  };
}
