/** Walks through pages of a fixture host on Turbo or Turbolinks, by links of the host, of the app, and Back. */
import { allStarted, productDrawn, type TestPage } from './browser.ts';
import { cards, titleLinks } from './cards.ts';
import { drawn } from './screen-parts.ts';

/** The object that each of them puts on window. */
const globals: Readonly<Record<string, string>> = {
  turbo: 'Turbo',
  'turbo-7': 'Turbo',
  turbolinks: 'Turbolinks',
  pjax: 'jQuery',
  htmx: 'htmx',
};

export type SwapTour = ReturnType<typeof swapTour>;

export function swapTour(page: TestPage) {
  /** A visit that begins on a page of the host. Nothing may load a document from then on. */
  async function come(host: string): Promise<void> {
    await page.goto(`/terms?fixture=${host}`);
    await page.waitForFunction(name => name in window, globals[host] ?? host);
    await stands('Terms');
    // Its effects run in idle time.
    await allStarted(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
  }
  const isSameDocument = () => page.evaluate(() => 'isSame' in window);

  /** The page of a link in the host's own navigation stands, with our header above. */
  async function stands(name: string): Promise<void> {
    if (name === 'Terms') await page.getByRole('heading', { name: 'Terms', level: 1 }).waitFor();
    else if (name === 'Sets' || name === 'Lamps') await cards(page).first().waitFor();
    else {
      // The screen before has a heading, too, and stays until the page has come.
      const part = name === 'Home' ? '.mp-home' : '.mp-categories__tools';
      await page.locator(`main .mp-root:has(${part}) h1`).waitFor();
    }
    await drawn(page, '#search-navbar').waitFor();
  }
  async function visit(name: string): Promise<void> {
    await page.getByRole('navigation', { name: 'Host' }).getByRole('link', { name }).click();
    await page.waitForFunction(
      text =>
        [...document.querySelectorAll('nav[aria-label=Host] a')].some(
          link => link.textContent === text && (link as HTMLAnchorElement).pathname === location.pathname,
        ),
      name,
    );
    await stands(name);
  }
  const step = (by: 1 | -1) => page.evaluate(steps => void setTimeout(() => history.go(steps)), by);

  /** From the results to a product, within the app. `y`: how far the results were scrolled then, px. */
  async function openProduct(at = 0): Promise<{ address: string; y: number }> {
    const link = titleLinks(page).nth(at);
    await link.scrollIntoViewIfNeeded();
    // Cards that come into sight get their own heights: the page may move on until it is clicked.
    await link.evaluate(element =>
      element.addEventListener('click', () => Object.assign(window, { clickedAt: scrollY })),
    );
    await link.click();
    await page.waitForURL(/\/products\//);
    await productDrawn(page);
    const y = await page.evaluate(() => Reflect.get(window, 'clickedAt') as number);
    return { address: new URL(page.url()).pathname, y };
  }
  const drawnProduct = () => productDrawn(page);

  return { come, isSameDocument, stands, visit, step, openProduct, drawnProduct };
}
