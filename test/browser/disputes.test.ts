/**
 * A dispute in a real browser on the fixture host: opened with files, answered by the store, and shown to its reviewer
 * alone.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { disputeFormMessages as form } from '../../src/contract/messages/dispute-form.ts';
import { disputeMessages as texts } from '../../src/contract/messages/disputes.ts';
import { ownListMessages } from '../../src/contract/messages/own-lists.ts';
import { disputePageMessages as pageTexts } from '../../src/contract/messages/dispute-page.ts';
import { axe, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, open, newPage } = browserSuite();

/** Has many orders. */
const reviewer = 'Mara Lindholm';
/** Has none. */
const other = 'Noor Haddad';

const pdf = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of a product that she ordered and has no dispute about. */
async function disputable(page: Page): Promise<string> {
  const links = page.locator('.mp-line-item__title a');
  await links.first().waitFor();
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href')) ?? '';
    const answer = await page.request.get(`${path}/disputes/new?format=json&redesign=true`);
    const { orders } = (await answer.json()) as { orders: { dispute_path?: string | null }[] };
    if (orders.length > 0 && orders.every(({ dispute_path }) => !dispute_path)) return path;
  }
  throw new Error('There is no order without a dispute.');
}

test('opens a dispute from the page of a product, and follows it; for others it is not there', async () => {
  const page = await open('/profile?tab=orders', { signedInAs: reviewer });
  await page.goto(await disputable(page));
  await page.getByRole('link', { name: 'Open a dispute' }).click();
  await button(page, form.look).waitFor();
  assert.equal(await axe(page), []);
  await page.getByLabel('It arrived damaged').check();
  await page.getByRole('textbox', { name: form.description }).fill('Broken in two places.');
  await page.getByLabel('My money back', { exact: true }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      pdf('invoice.pdf', '%PDF-1.7'),
      pdf('page.pdf', '<html><script>alert(1)</script>'),
      pdf('nothing.pdf', ''),
    ]);
  await page.getByText('This file is empty.').waitFor();
  await page.getByText('This file cannot be used.', { exact: false }).waitFor();
  await button(page, form.look).click();
  await page.getByRole('heading', { name: form.reviewTitle }).waitFor();
  assert.equal(await axe(page), []);
  // Back leads from the look to the form, with its files.
  await page.goBack();
  await page.locator('.mp-file__name').getByText('invoice.pdf').waitFor();
  await button(page, form.look).click();
  await button(page, form.send).click();
  await page.getByText(ownListMessages.dispute.openedTitle).waitFor();
  assert.is(new URL(page.url()).searchParams.get('tab'), 'disputes');
  await page.reload();
  await page.getByText(ownListMessages.dispute.openedTitle).waitFor();

  await page.locator('.mp-dispute a').first().click();
  await page.getByRole('heading', { name: texts.opened(texts.you) }).waitFor();
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    assert.equal(await axe(page), []);
  }
  const file = (await page.getByRole('link', { name: 'invoice.pdf' }).getAttribute('href')) ?? '';
  assert.is((await page.request.get(file)).status(), 200);

  const stranger = await newPage({ signedInAs: other });
  stranger.allow(/404/);
  await stranger.goto(new URL(page.url()).pathname);
  await stranger.getByRole('heading', { name: pageTexts.goneTitle }).waitFor();
  assert.is((await stranger.request.get(file)).status(), 404);
});

test.run();
