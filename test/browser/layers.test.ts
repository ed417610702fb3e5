/**
 * What lies over the page as a modal layer, in a real browser on the fixture host: by keys, for screen readers and beside
 * dialogs of the host; with popovers and without.
 */
import * as assert from 'uvu/assert';
import { filterMessages } from '../../src/messages/filters.ts';
import { menuMessages } from '../../src/messages/navigation.ts';
import { type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards } from '../support/cards.ts';
import { burger, focused, sideMenu } from '../support/header-page.ts';
import { withoutPopovers } from '../support/no-popovers.ts';
import { applyButton, filterButton } from '../support/search-page.ts';

const { test, newPage } = browserSuite();
const address = '/reviews/search?q=lamp';

const filters = (page: TestPage) => page.getByRole('dialog', { name: filterMessages.title });

/** The names that screen readers find, with their roles. */
async function readTree(page: TestPage): Promise<string[]> {
  const debug = await page.context().newCDPSession(page);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  await debug.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .filter(one => /^(button|dialog|link|heading|searchbox|combobox)/.test(one));
}

/** Whether the focus is in the open layer. */
const isInside = (page: TestPage) =>
  page.evaluate(() => document.activeElement?.closest('[aria-modal]') !== null);

async function open(hasPopovers: boolean): Promise<TestPage> {
  const page = await newPage({ viewport: viewports.mobile });
  if (!hasPopovers) await withoutPopovers(page);
  await page.goto(address);
  await cards(page).first().waitFor();
  return page;
}

for (const hasPopovers of [true, false])
  test(`keeps focus, screen readers and presses away from the page: ${hasPopovers ? 'popover' : 'showModal()'}`, async () => {
    const page = await open(hasPopovers);
    const card = cards(page).first().getByRole('link').first();
    const title = /^heading .*lamp/;
    assert.ok((await readTree(page)).some(one => title.test(one)));
    await filterButton(page).click();
    await applyButton(page).waitFor();
    const isPopover = await filters(page).evaluate(
      (layer, known) => known && layer.matches(':popover-open'),
      hasPopovers,
    );
    // Else the whole page would be styled again.
    assert.is(isPopover, hasPopovers);
    assert.is(await page.locator('dialog:modal, main[inert]').count(), hasPopovers ? 0 : 1);
    assert.is(await filters(page).getAttribute('aria-modal'), 'true');
    assert.ok(await isInside(page));
    const tree = await readTree(page);
    assert.ok(tree.includes(`dialog ${filterMessages.title}`));
    assert.equal(
      tree.filter(one => /^(link|searchbox|combobox)/.test(one)),
      [],
    );

    // Once around in both directions. The browser's own dialogs lead out of the page and back.
    const first = await focused(page);
    await page.keyboard.press('Shift+Tab');
    if (hasPopovers) {
      assert.ok(await isInside(page));
      assert.is.not(await focused(page), first);
      await page.keyboard.press('Tab');
      assert.is(await focused(page), first);
    }
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      assert.ok((await isInside(page)) || !hasPopovers);
    }

    // Scripts of the page cannot take the focus either, and what stands behind is not pressed or scrolled.
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href]')?.focus());
    assert.not(await page.evaluate(() => document.activeElement?.matches('main a[href]')));
    await page.mouse.move(195, 20);
    await page.mouse.wheel(0, 400);
    assert.is(await page.evaluate(() => scrollY), 0);
    await page.mouse.click(195, 20);
    await filters(page).waitFor({ state: 'detached' });
    assert.is(page.url().endsWith(address), true);
    assert.match((await focused(page)) ?? '', filterMessages.title.slice(0, 6));
    assert.ok((await readTree(page)).some(one => title.test(one)));
    await card.focus();
    assert.ok(await card.evaluate(link => link === document.activeElement));
  });

for (const hasPopovers of [true, false])
  test(`leaves Escape, focus and screen readers to a dialog of the host above it: ${hasPopovers ? 'popover' : 'showModal()'}`, async () => {
    const page = await open(hasPopovers);
    const showHostDialog = () =>
      page.evaluate(() => {
        const dialog = document.createElement('dialog');
        dialog.id = 'hosts';
        dialog.append(Object.assign(document.createElement('button'), { textContent: 'Stay' }));
        document.body.append(dialog);
        dialog.showModal();
      });
    await burger(page).click();
    await sideMenu(page).waitFor();
    await showHostDialog();
    assert.is(await focused(page), 'Stay');
    const tree = await readTree(page);
    assert.ok(tree.includes('button Stay'));
    assert.not(tree.some(one => one.startsWith('link ')));
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.keyboard.press('Escape');
    assert.not(await page.locator('#hosts').evaluate(dialog => (dialog as HTMLDialogElement).open));
    await sideMenu(page).waitFor();
    await sideMenu(page).getByRole('button', { name: menuMessages.close }).focus();
    assert.not((await readTree(page)).some(one => one.startsWith('heading') && one.includes('lamp')));
    await page.keyboard.press('Escape');
    await sideMenu(page).waitFor({ state: 'detached' });

    // Under a dialog of the host, ours would be inert if it were a popover.
    await page.locator('#hosts').evaluate(dialog => (dialog as HTMLDialogElement).showModal());
    await burger(page).evaluate(button => (button as HTMLElement).click());
    await sideMenu(page).waitFor();
    assert.ok(await isInside(page));
    await sideMenu(page).getByRole('button', { name: menuMessages.close }).click();
    await sideMenu(page).waitFor({ state: 'detached' });
    assert.ok(await page.locator('#hosts').evaluate(dialog => (dialog as HTMLDialogElement).open));
  });

test.run();
