/**
 * The choice of a currency, in a real browser on the fixture host: a reviewer's way by keyboard alone, a guest's on a
 * phone, what is remembered, and the open list in three windows.
 */
import * as assert from 'uvu/assert';
import { currencyMessages } from '../../src/messages/navigation.ts';
import { dropdownMessages } from '../../src/messages/forms.ts';
import { shellMessages } from '../../src/messages/shell.ts';
import { axe } from '../support/axe.ts';
import { layoutShift, phoneAndComputer, type TestPage, viewports, productDrawn } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, otherPrices, prices, results as resultsOf } from '../support/cards.ts';

const { test, open } = browserSuite();

/** No other test signs in as this person. */
const reviewer = 'Greta Lindqvist';
const chooser = (page: TestPage) => page.getByRole('button', { name: currencyMessages.label });
const options = (page: TestPage) =>
  page.getByRole('listbox', { name: currencyMessages.label }).getByRole('option');
const stored = (page: TestPage, key: string) => page.evaluate(name => localStorage.getItem(name), key);
const firstPrice = async (page: TestPage) => (await prices(resultsOf(page)).first().textContent()) ?? '';
const results = (page: TestPage) => cards(page).first().waitFor();

/** Opens the menu that holds the choice: on a phone it is another one. */
async function openMenu(page: TestPage): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const name = isPhone ? shellMessages.menu : shellMessages.mainMenu;
  await page.getByRole('button', { name, exact: true }).click();
  await chooser(page).waitFor();
}

/** Presses the tab key until a button has the focus, as somebody without a mouse does. */
async function tabTo(page: TestPage, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { ariaLabel, id } = document.activeElement as HTMLElement;
      return ariaLabel ?? (id && document.querySelector(`label[for="${id}"]`)?.textContent);
    });
    if (label === name) return;
  }
  throw new Error(`the tab key does not reach ${name}`);
}

test('is chosen by keyboard alone, saved to the profile, and there on the next visit', async () => {
  const page = await open('/reviews/search?q=lamp', { signedInAs: reviewer });
  await results(page);
  await tabTo(page, shellMessages.mainMenu);
  await page.keyboard.press('Enter');
  await chooser(page).waitFor();
  await tabTo(page, currencyMessages.label);

  await page.keyboard.press('ArrowDown');
  const filter = page.getByRole('combobox', { name: dropdownMessages.filter });
  await filter.waitFor();
  // The tab key goes on from the button, not from the list.
  await page.keyboard.press('Shift+Tab');
  await filter.waitFor({ state: 'detached' });
  await tabTo(page, currencyMessages.label);
  // Typing on the button opens it as well.
  await page.keyboard.type('yen');
  await filter.waitFor();
  assert.equal(await options(page).allTextContents(), ['JPY Japanese Yen']);
  const [response] = await Promise.all([
    page.waitForResponse(answer => answer.request().method() === 'PUT'),
    page.keyboard.press('Enter'),
  ]);
  assert.is(new URL(response.url()).pathname, '/reviews/profile/reviewers/0');
  assert.equal(response.request().postDataJSON(), { reviewer: { rs_currency: 'JPY' } });
  assert.is(response.status(), 200);
  await page.getByRole('button', { name: `${currencyMessages.label} JPY Japanese Yen` }).waitFor();
  await page.getByText(currencyMessages.tip).waitFor();
  await results(page);
  assert.match(await firstPrice(page), /¥/);

  // Another browser, which knows nothing but who is there.
  const other = await open('/reviews/search?q=lamp', { signedInAs: reviewer });
  await results(other);
  assert.match(await firstPrice(other), /¥/);
  assert.is(await stored(other, 'currency'), 'JPY');
});

test('is remembered for a guest on a phone, and converts the price limits of a search', async () => {
  const page = await open('/reviews/search?q=lamp&currency=USD&min_price=10&max_price=200', {
    viewport: viewports.mobile,
  });
  await results(page);
  assert.is(await stored(page, 'currency'), null);
  await openMenu(page);
  await chooser(page).click();
  await page.getByRole('option', { name: 'EUR Euro' }).click();
  // 0.9196 euros a dollar, rounded up.
  await page.waitForURL(url => url.search === '?q=lamp&page=1&currency=EUR&min_price=10&max_price=184');
  await results(page);
  assert.match(await firstPrice(page), /€/);
  assert.equal(
    page.sent.filter(request => request.startsWith('PUT')),
    [],
  );
  // The menu is as it was, with the focus in it, until Back closes it.
  assert.ok(await chooser(page).evaluate(element => element === document.activeElement));
  const { href } = new URL(page.url());
  await page.goBack();
  await chooser(page).waitFor({ state: 'detached' });
  assert.is(page.url(), href);

  await page.goto('/reviews/search?q=lamp');
  await results(page);
  assert.match(await firstPrice(page), /€/);
  await openMenu(page);
  await page.getByRole('button', { name: `${currencyMessages.label} EUR Euro` }).waitFor();
  assert.equal([await stored(page, 'currency'), await stored(page, 'locale')], ['EUR', 'en']);
});

test('is guessed from the language of a guest’s browser, for display alone', async () => {
  const page = await open('/reviews/search?q=lamp', { locale: 'en-GB' });
  await results(page);
  const about = otherPrices(resultsOf(page)).first();
  await about.waitFor();
  assert.match((await about.textContent()) ?? '', /^≈ £[\d,.]+$/);
  await openMenu(page);
  await page.getByText(currencyMessages.home({ currency: 'GBP' })).waitFor();
  await page.keyboard.press('Escape');

  const field = page.getByRole('combobox', { name: shellMessages.searchField });
  await field.fill('lamp');
  await otherPrices(page.getByRole('option')).first().waitFor();
  assert.equal(
    page.sent.filter(request => /GBP|=GB/.test(request)),
    [],
  );
  assert.equal([await stored(page, 'currency'), await stored(page, 'country')], [null, null]);

  // The typed amount is in that currency, which is shown beside it.
  await field.fill('lamp under 100');
  await page.keyboard.press('Enter');
  await page.waitForURL(url => url.searchParams.get('q') === 'lamp under 100 GBP');
  assert.is(await field.inputValue(), 'lamp under 100 GBP');
  await results(page);
  const priceTexts = await otherPrices(resultsOf(page)).allTextContents();
  const pounds = priceTexts.map(price => Number(/£([\d,.]+)$/.exec(price)?.[1]?.replace(',', '')));
  assert.ok(pounds.length > 0 && pounds.every(amount => amount <= 100), priceTexts.join());

  await cards(page).first().getByRole('link').first().click();
  await productDrawn(page);
  await prices(page.getByRole('main')).first().waitFor();
});

test('opens its list within windows of all kinds, without an accessibility violation', async () => {
  const page = await open('/reviews/search?q=lamp');
  await results(page);
  for (const [name, viewport] of Object.entries({
    ...phoneAndComputer,
    short: { width: 844, height: 390 },
  })) {
    await page.setViewportSize(viewport);
    await openMenu(page);
    await chooser(page).click();
    await options(page).first().waitFor();
    // The list is the same in every window; what it stands in is looked at in header.test.ts.
    if (name === 'mobile') assert.equal(await axe(page), []);
    const panel = await page.locator('.mp-dropdown__panel').boundingBox();
    assert.ok(panel && panel.x >= 0 && panel.y >= 0, JSON.stringify(panel));
    assert.ok(panel.x + panel.width <= viewport.width && panel.y + panel.height <= viewport.height);
    // The last one is drawn, with its flag, when the list is scrolled to it.
    await page.keyboard.press('End');
    await page.waitForFunction(() => {
      const flags = [...document.querySelectorAll<HTMLImageElement>('[role=option] img')];
      return flags.length > 30 && (flags.at(-1)?.naturalWidth ?? 0) > 0;
    });

    await page.keyboard.type('xyz');
    await page.getByText(dropdownMessages.noMatch).waitFor();
    // The list is closed first, and what it stands in only then.
    await page.keyboard.press('Escape');
    await page.locator('.mp-dropdown__panel').waitFor({ state: 'detached' });
    assert.ok(await chooser(page).evaluate(button => button === document.activeElement));
    await page.keyboard.press('Escape');
    await chooser(page).waitFor({ state: 'detached' });
  }
  assert.ok((await layoutShift(page)) < 0.02);
});

test.run();
