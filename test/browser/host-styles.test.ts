/** No rule of the product matches an element of the host. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { allStarted } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { drawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

/** Styles of a host for main and for the mount point of the header, with which both pages are equally high. */
const mains = ['grid', 'flex', 'table'];
const equalHeights = '#search-navbar { block-size: 150px; overflow: hidden }';

/** Of an element: what is generated in it, and what is selected. */
const pseudoElements = ['::before', '::after', '::marker', '::selection'];

/**
 * The computed styles of all elements of the host, and of these parts of them. Our own variables, which mean nothing to a
 * host, are inherited by everything.
 */
async function stylesOfHost(page: Page, ours: string, parts: readonly string[]): Promise<string[]> {
  const lines = await page.evaluate(
    ([selector, pseudo]) =>
      [...document.querySelectorAll('html, body, body *')]
        .filter(one => !one.closest(selector))
        .flatMap(one =>
          ['', ...pseudo].flatMap(part => {
            const style = getComputedStyle(one, part || null);
            return [...style]
              .filter(name => !name.startsWith('--mp-'))
              .map(name => `${one.tagName}${part} { ${name}: ${style.getPropertyValue(name)} }`);
          }),
        )
        .join('\n'),
    [ours, parts] as const,
  );
  // As one text: a hundred thousand values would take seconds to come out of the page.
  return lines.split('\n');
}

/** Puts a sheet of the host first, the weakest place: before the sheet that keeps our room. */
const addStyle = (page: Page, css: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.unshift(sheet);
  }, css);

/**
 * Properties that depend on the height of the page: on a screen it grows with the content of main. And the one that the
 * product sets on purpose, so that the focus does not go below its header.
 */
const allowed =
  /^(HTML|BODY) \{ (block-size|height|perspective-origin|transform-origin|scroll-padding-[\w-]+):/;

for (const [address, displays, ours] of [
  ['/terms?fixture=host-parts', mains, '#search-navbar, .mp-overlays, script'],
  ['/reviews/search?q=lamp&fixture=host-parts', [''], '#search-navbar, main, .mp-overlays, script'],
] as const)
  test(`no rule of ours matches an element of the host, whatever it makes of main, before the app runs and after: ${address}`, async () => {
    const styles: Record<string, string[][]> = {};
    for (const runs of ['nothing', 'sheets', 'everything']) {
      const page = await newPage();
      page.allow(/\/dist\//);
      if (runs !== 'everything')
        await page.route(/\/dist\//, route =>
          runs === 'sheets' && route.request().resourceType() === 'stylesheet'
            ? route.continue()
            : route.abort(),
        );
      await page.goto(address);
      if (runs === 'everything') {
        await drawn(page, '#search-navbar').waitFor();
        await allStarted(page);
        await page.allAnswered();
      }
      const found: string[][] = [];
      for (const [at, display] of displays.entries()) {
        await addStyle(page, `main { display: ${display} } ::selection { color: red } ${equalHeights}`);
        // They are the same whatever main is.
        const styles = await stylesOfHost(page, ours, at === 0 ? pseudoElements : []);
        found.push(styles.filter(style => !allowed.test(style)));
        await page.evaluate(() => document.adoptedStyleSheets.shift());
      }
      styles[runs] = found;
      if (runs === 'everything' && address.includes('search')) await fillsMain(page);
      await page.context().close();
    }
    const { nothing = [], ...others } = styles;
    for (const [what, found] of Object.entries(others))
      for (const [at, display] of displays.entries()) {
        const [without = [], beside = []] = [nothing[at], found[at]];
        assert.ok(without.length > 10_000);
        assert.is(beside.length, without.length, `${what}, ${display}`);
        assert.equal(beside.filter((style, index) => style !== without[index]).slice(0, 20), [], what);
      }
  });

/** A screen fills main as the host lays it out, and the display of main stays. */
async function fillsMain(page: Page): Promise<void> {
  for (const display of ['grid', 'flex']) {
    await addStyle(page, `main { display: ${display} }`);
    assert.equal(
      await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        const seen = [
          getComputedStyle(main).display,
          main.firstElementChild?.clientWidth === main.clientWidth,
        ];
        document.adoptedStyleSheets.shift();
        return seen;
      }),
      [display, true],
    );
  }
}

test.run();
