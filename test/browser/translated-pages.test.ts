/**
 * A browser that translates a page: every text node is replaced by elements of the browser's own, again after each
 * change. Every control of a screen is pressed, once with what it opens; nothing breaks, and no text is of before.
 *
 * The screens with most controls are walked here. `WALK=all` walks all of them, which takes minutes: that each text has an
 * element of its own, which is what keeps them whole, is looked at in every test that renders (test/support/loose-texts.ts).
 */
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import type { TestPage } from '../support/browser.ts';
import { settled } from '../support/cards.ts';
import { translate, walkControls } from '../support/translated-page.ts';
import { arbitrator, ofGuests, ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

async function walk(page: TestPage, addresses: readonly string[]): Promise<void> {
  let total = 0;
  for (const path of addresses) {
    // Without words it leads to the categories.
    const address = path === '/reviews/search' ? `${path}?q=lamp` : path;
    await page.enter(address);
    // Some controls come after their answers.
    await page.allAnswered();
    if (address !== path) await settled(page);
    const { tried, failures } = await page.evaluate(walkControls, address === '/reviews');
    if (process.env.SHOW_WALK) console.log(`${address}\t${tried}\t${failures.length}`);
    assert.equal(failures, [], `${tried} controls of ${address}`);
    total += tried;
    // Another screen begins with nothing open.
    await page.goto('about:blank');
  }
  assert.ok(total >= 5 * addresses.length, `${total} controls on ${addresses.length} pages`);
}

const open = async (options: Parameters<typeof newPage>[0] = {}) => {
  const page = await newPage(options);
  await page.addInitScript(translate);
  // Presses without a meaning in this order are refused by the host, and leaving breaks requests off.
  page.allow(/status of (401|403|404|409|422)|net::ERR/);
  // The sign-in would end the walk: the browser stays where it is.
  await page.route(/\/login/, route => route.fulfill({ status: 204 }));
  return page;
};

const isWhole = process.env.WALK === 'all';
/** A search with its filters, and a product. */
const most = /^\/reviews\/(search|stores\/[^/]+\/products\/[^/]+)$/;

test('keeps the screens of a reviewer whole', async () => {
  const page = await open({ signedInAs: reviewer });
  const all = [...screens, ...(await ownScreens(page))];
  const walked = all.filter(path => isWhole || most.test(path));
  assert.ok(walked.length > 1, walked.join());
  await walk(page, walked);
});

if (isWhole) {
  test('keeps the screens of guests whole', async () => {
    await walk(await open(), ofGuests);
  });

  test('keeps the screens of arbitrators whole', async () => {
    const page = await open({ signedInAs: arbitrator });
    await walk(page, ['/reviews/arbitrator', ...(await ownScreens(page))]);
  });
}

test.run();
