/** On hosts that swap pages themselves: Back and Forward between pages of the host lead to the place that was left. */
import * as assert from 'uvu/assert';
import { painted, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { type SwapTour, swapTour } from '../support/swap-tour.ts';
import { ownListMessages } from '../../src/messages/profile-lists.ts';
import { drawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();
let page: TestPage;
let tour: SwapTour;
test.before(async () => {
  page = await newPage({ hasMotion: true });
  tour = swapTour(page);
});

for (const host of ['turbo', 'turbolinks'])
  test(`${host}: Back and Forward between pages of the host keep the place on each`, async () => {
    /** Scrolls the results, and comes to a page of the host from there. */
    const leaveAt = async (y: number, name: string) => {
      await page.allAnswered();
      // The page is as long as that once its footer has come.
      await page.waitForFunction(top => {
        scrollTo(0, top);
        return scrollY === top;
      }, y);
      await painted(page);
      // A real click scrolls up to the link first.
      await page.evaluate(
        text =>
          [...document.querySelectorAll<HTMLElement>('nav[aria-label=Host] a')]
            .find(link => link.textContent === text)
            ?.click(),
        name,
      );
      await page.waitForURL(name === 'Terms' ? '**/terms' : '**/search?q=lamp');
      await tour.stands(name);
    };
    const isAt = async (search: string, y: number) => {
      await page.waitForURL(url => url.search === search);
      await tour.stands('Sets');
      await page.allAnswered();
      await drawn(page, 'main').waitFor();
      await page.waitForFunction(top => scrollY === top, y);
    };
    await tour.come(host);
    await tour.visit('Sets');
    await leaveAt(500, 'Lamps');
    await leaveAt(400, 'Terms');
    await tour.step(-1);
    await isAt('?q=lamp', 400);
    await tour.step(-1);
    await isAt('?q=set', 500);
    await tour.step(1);
    await isAt('?q=lamp', 400);
    // A link that the library leaves to the browser loads a document, and so does Back.
    await page.evaluate(() =>
      document.querySelector('nav[aria-label=Host]')?.setAttribute('data-turbo', 'false'),
    );
    await page.evaluate(() =>
      document.querySelector('nav[aria-label=Host]')?.setAttribute('data-turbolinks', 'false'),
    );
    await leaveAt(300, 'Terms');
    assert.not(await tour.isSameDocument());
    await tour.step(-1);
    await isAt('?q=lamp', 300);
    await tour.step(-1);
    await isAt('?q=set', 500);
  });

test('turbo: a list to which pages were added is as long after Back from a page of the host', async () => {
  const own = await newPage({ hasMotion: true, signedInAs: 'Mara Lindholm' });
  const { step, isSameDocument, come } = swapTour(own);
  await come('turbo');
  const profile = (await own.request.get('/profile')).url();
  await own.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('nav[aria-label=Host]')?.append(link);
    link.click();
  }, `${profile}?tab=orders`);
  const rows = drawn(own, 'main')
    .getByRole('region', { name: ownListMessages.lists.orders.label })
    .getByRole('article');
  const more = own.getByRole('button', { name: 'Show more orders' });
  await more.waitFor();
  const first = await rows.count();
  await more.click();
  await rows.nth(first).waitFor();
  await own.allAnswered();
  const length = await rows.count();
  await rows.last().scrollIntoViewIfNeeded();
  await painted(own);
  const y = await own.evaluate(() => scrollY);
  await own.evaluate(() =>
    document.querySelector<HTMLElement>('nav[aria-label=Host] a[href="/terms"]')?.click(),
  );
  await own.getByRole('heading', { name: 'Terms', level: 1 }).waitFor();
  await step(-1);
  await rows.first().waitFor();
  await own.allAnswered();
  assert.is(await rows.count(), length);
  await own.waitForFunction(top => scrollY === top, y);
  assert.ok(await isSameDocument());
});

test.run();
