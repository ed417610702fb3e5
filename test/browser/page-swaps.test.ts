/** On hosts that swap pages themselves: Turbo 8 and Turbolinks 5, each as published, share history and head with us. */
import * as assert from 'uvu/assert';
import { headerHeightFromTablet } from '../../src/contract/limits.ts';
import { allStarted, gate, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { titleLinks } from '../support/cards.ts';
import { type SwapTour, swapTour } from '../support/swap-tour.ts';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { drawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

/** Pictures and code: of code, what may be wanted later is fetched whenever there is time. */
const isFile = (request: string) => /\/(media|dist)\/|\/icon\.svg$/.test(request);
/** One page for all tests. The first of several in a row comes to it from another document. */
let page: TestPage;
let tour: SwapTour;
test.before(async () => {
  page = await newPage();
  tour = swapTour(page);
});

const calls = (from: number) =>
  page.sent.slice(from).filter(request => /\.json|all_categories|format=json/.test(request));
/** The metadata for search engines. */
const metadata = () =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    blocks: document.querySelectorAll('script[type="application/ld+json"]').length,
  }));

/** Notes in each frame from now on how many cards the page shows. */
const watchCards = () =>
  page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const note = () => {
      counts.push(document.querySelectorAll('main article h2 a').length);
      requestAnimationFrame(note);
    };
    note();
  });
const cardsOfFrames = () => page.evaluate(() => Reflect.get(window, 'counts') as number[]);
const blocks = (count: number) =>
  page.waitForFunction(
    expected => document.querySelectorAll('script[type="application/ld+json"]').length === expected,
    count,
  );

for (const host of ['turbo', 'turbolinks']) {
  test(`${host} 1: Back within the app restores place and answers, and asks for nothing`, async () => {
    await tour.come(host);
    const served = await metadata();
    await tour.visit('Lamps');
    await page.locator('main').evaluate(main => Object.assign(main, { isSame: true }));
    const { address, y } = await tour.openProduct(10);
    // The reviews ask last, by code of their own.
    await page.getByRole('region', { name: reviewListMessages.list }).getByRole('article').first().waitFor();
    await page.allAnswered();
    const from = page.sent.length;
    await tour.step(-1);
    await tour.stands('Lamps');
    await page.waitForFunction(top => scrollY === top, y);
    await tour.step(1);
    await tour.drawnProduct();
    await page.allAnswered();
    assert.equal(
      page.sent.slice(from).filter(request => !isFile(request)),
      [],
    );
    assert.ok(await page.locator('main').evaluate(main => 'isSame' in main));

    // Pages of the host in between.
    await blocks(1);
    await tour.visit('Terms');
    assert.equal(await metadata(), served);
    await tour.step(-1);
    await page.waitForURL(`**${address}`);
    await tour.drawnProduct();
    await blocks(1);
    await tour.step(-1);
    await tour.stands('Lamps');
    await tour.step(-1);
    await tour.stands('Terms');
    assert.equal(await metadata(), served);
    await tour.step(1);
    await tour.stands('Lamps');
  });

  test(`${host} 2: what a preview shows stays until the page stands, however slow the host is`, async () => {
    await tour.visit('Terms');
    const { opened, open } = gate();
    await page.route(
      url => url.pathname === '/reviews/search',
      async route => {
        await opened;
        await route.continue();
      },
    );
    await page.getByRole('link', { name: 'Lamps' }).click();
    const preview = `html[data-turbo${host === 'turbolinks' ? 'links' : ''}-preview]`;
    await page.locator(preview).waitFor({ state: 'attached' });
    const length = await titleLinks(page).count();
    assert.ok(length > 10);
    assert.is(await page.locator('#search-navbar > *').count(), 1);
    await watchCards();
    open();
    await drawn(page, 'main').waitFor();
    await page.allAnswered();
    await tour.stands('Lamps');
    assert.equal([...new Set(await cardsOfFrames())], [length]);
    await page.unrouteAll();
    // It was left further down, by Back.
    assert.is(await page.evaluate(() => scrollY), 0);
  });

  test(`${host} 3: each answer is asked for once, all on one document, until a reload, which keeps the place`, async () => {
    let from = page.sent.length;
    const askedOnce = async () => {
      await page.allAnswered();
      const requested = calls(from);
      assert.equal(requested.length, new Set(requested).size, requested.join('\n'));
      from = page.sent.length;
      return requested.length;
    };
    await tour.visit('Home');
    assert.ok((await askedOnce()) > 0);
    // A link to an address that redirects.
    await tour.visit('Categories');
    await page.waitForURL('**/reviews/categories?category_search=true');
    await askedOnce();
    for (const root of ['#search-navbar > .mp-root', 'main > .mp-root', '.mp-overlays'])
      assert.is(await page.locator(root).count(), 1, root);
    assert.ok(await tour.isSameDocument());
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await tour.stands('Categories');
    await page.waitForFunction(() => scrollY === 600);
  });
}

// Hosts that do what the README asks of them.
for (const host of ['turbo-7', 'pjax', 'htmx'])
  test(`${host}: pages of the host and screens follow each other, and Back leads to what was left`, async () => {
    await tour.come(host);
    await tour.visit('Lamps');
    const { address, y } = await tour.openProduct(10);
    await tour.visit('Terms');
    await tour.step(-1);
    await page.waitForURL(`**${address}`);
    await tour.drawnProduct();
    await tour.step(-1);
    await tour.stands('Lamps');
    if (host === 'turbo-7') await page.waitForFunction(top => scrollY === top, y);
    await tour.visit('Home');
    // pjax may still be replacing the page when the screen of its address stands.
    await page.allAnswered();
    await allStarted(page);
    for (const root of ['#search-navbar > .mp-root', 'main > .mp-root', '.mp-overlays'])
      assert.is(await page.locator(root).count(), 1, root);
    assert.is(await page.locator('main > *').count(), 1);
    page.expectQuiet();
  });

test('turbo: a preview of a product stays until its answer is there', async () => {
  await tour.come('turbo');
  const open = async () => {
    await page.evaluate(() => {
      const href =
        '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Once more' });
      document.querySelector('nav[aria-label=Host]')?.append(link);
    });
    await page.getByRole('link', { name: 'Once more' }).click();
  };
  const content = drawn(page, 'main').locator('h1:visible');
  await open();
  await content.first().waitFor();
  await page.allAnswered();
  const text = (await content.allTextContents()).join();
  await tour.visit('Terms');
  const answers = gate();
  await page.route(
    url => /\.json$/.test(url.pathname),
    async route => {
      await answers.opened;
      await route.continue();
    },
  );
  await page.evaluate(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const note = () => {
      const shown = [...document.querySelectorAll('main.mp-page-mount-point h1')];
      const visible = shown.filter(element => element.checkVisibility({ contentVisibilityAuto: false }));
      if (document.querySelector('main.mp-page-mount-point'))
        texts.add(visible.map(one => one.textContent).join());
      requestAnimationFrame(note);
    };
    note();
  });
  await open();
  // The app is there again, and asks.
  await page.waitForFunction(() => document.querySelectorAll('main > .mp-root').length === 2);
  answers.open();
  await content.first().waitFor();
  await page.allAnswered();
  await page.unrouteAll();
  assert.equal(await page.evaluate(() => [...(Reflect.get(window, 'texts') as Set<string>)]), [text]);
});

test('turbo: a refresh by morphing keeps the screen and the place on it, and a header that is kept over visits never empties', async () => {
  await tour.come('turbo');
  await page.evaluate(() => {
    document.addEventListener('turbo:before-render', event => {
      const { newBody } = (event as CustomEvent<{ newBody: HTMLElement }>).detail;
      newBody.querySelector('#search-navbar')?.setAttribute('data-turbo-permanent', '');
    });
    const navbar = document.querySelector('#search-navbar') as HTMLElement;
    navbar.setAttribute('data-turbo-permanent', '');
    Object.assign(window, { leastHeight: navbar.offsetHeight });
    new ResizeObserver(() => {
      const { leastHeight } = window as unknown as { leastHeight: number };
      Object.assign(window, { leastHeight: Math.min(leastHeight, navbar.offsetHeight) });
    }).observe(navbar);
  });
  await tour.visit('Lamps');
  await page.getByRole('article').nth(10).scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  const loaded = page.evaluate(
    () =>
      new Promise<void>(resolve => document.addEventListener('turbo:load', () => resolve(), { once: true })),
  );
  await page.evaluate(() => {
    const { Turbo } = window as unknown as { Turbo: { visit(href: string, options: object): void } };
    Turbo.visit(location.href, { action: 'replace' });
  });
  await loaded;
  await page.allAnswered();
  await tour.stands('Lamps');
  assert.is(await page.evaluate(() => scrollY), y);

  // The bar of categories is back on a page of the host.
  await tour.visit('Terms');
  const least = await page.evaluate(() => (window as unknown as { leastHeight: number }).leastHeight);
  assert.ok(least >= headerHeightFromTablet, String(least));
});

test('turbo: pointing at a card fetches no page of the host', async () => {
  await tour.visit('Lamps');
  await page.allAnswered();
  const from = page.sent.length;
  const card = titleLinks(page).first();
  const href = await card.getAttribute('href');
  await card.hover();
  // A page of the host, whose link stands beside, is fetched: Turbo had its time.
  const fetched = page.waitForRequest(/q=set/);
  await page.getByRole('link', { name: 'Sets' }).hover();
  await fetched;
  assert.not(page.sent.slice(from).some(request => request.endsWith(String(href))));
});

test.run();
