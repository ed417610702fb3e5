/** Tips that explain a score, in a real browser: by focus, mouse and touch, above everything else. */
import * as assert from 'uvu/assert';
import { scoreFullMessages } from '../../src/messages/scores.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { titleLinks } from '../support/cards.ts';

const results = '/reviews/search?q=lamp&sort_by=reviews_count';
const { test, newPage } = browserSuite();
/** One page for both tests, on a product. */
let page: TestPage;
test.before(async () => {
  page = await newPage({ viewport: viewports.mobile });
  await page.goto(results);
  await titleLinks(page).first().click();
});
const tipOf = () => page.getByRole('tooltip');
const buttonOf = () =>
  page.getByRole('button', { name: scoreFullMessages.explain({ what: uiMessages.scores.transparency }) });

test('opens tips by focus, mouse and touch, in sight and above everything', async () => {
  const [tip, button] = [tipOf(), buttonOf()];
  await button.focus();
  await tip.waitFor();
  assert.ok(await tip.evaluate(element => element.matches(':popover-open')));
  const box = (await tip.boundingBox()) as { x: number; y: number; width: number; height: number };
  assert.ok(box.x >= 12 && box.x + box.width <= viewports.mobile.width - 12, JSON.stringify(box));
  await page.keyboard.press('Escape');
  assert.is(await tip.count(), 0);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await button.hover();
  await tip.waitFor();
  // The page may have been scrolled to the button.
  const hovered = (await tip.boundingBox()) ?? box;
  // From the button over to the bubble.
  await page.mouse.move(hovered.x + hovered.width / 2, hovered.y + 10, { steps: 8 });
  assert.ok(await tip.isVisible());
  await page.mouse.move(5, 5);
  await tip.waitFor({ state: 'detached' });

  const { x, y } = (await button.boundingBox()) as { x: number; y: number };
  const hand = await page.context().newCDPSession(page);
  await hand.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [moved, isTap] of [
    [30, false],
    [18, true],
  ] as const) {
    await touch('touchStart', { x: x + 8, y: y + 8 });
    await touch('touchMove', { x: x + 8 + moved, y: y + 8 });
    await touch('touchEnd');
    assert.is((await tip.count()) === 1, isTap, `${moved} px`);
  }
});

test('shows a tip above the dialog that it stands in, and closes the tip alone with Escape', async () => {
  await page.setViewportSize(viewports.desktop);
  const [tip, button] = [tipOf(), buttonOf()];
  await button.evaluate(element => {
    const dialog = document.createElement('dialog');
    const tip = element.parentElement as HTMLElement;
    tip.before(dialog);
    dialog.append(tip);
    dialog.showModal();
  });
  await button.blur();
  await button.focus();
  await tip.waitFor();
  const { x, y, width, height } = (await tip.boundingBox()) as Record<'x' | 'y' | 'width' | 'height', number>;
  const isOnTop = ([left, top]: readonly [number, number]) =>
    document.elementFromPoint(left, top)?.closest('[role=tooltip]') !== null;
  assert.ok(await page.evaluate(isOnTop, [x + width / 2, y + height / 2] as const));
  const isDialogOpen = () => page.locator('dialog').evaluate(element => (element as HTMLDialogElement).open);
  await page.keyboard.press('Escape');
  assert.equal([await tip.count(), await isDialogOpen()], [0, true]);
  await page.keyboard.press('Escape');
  assert.is(await isDialogOpen(), false);
});

test.run();
