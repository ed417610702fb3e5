/**
 * A dispute in a real browser on the fixture host: opened with files, answered by the store, and shown to its reviewer
 * alone.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { lineItemMessages } from '../../src/messages/orders.ts';
import { formMessages } from '../../src/messages/forms.ts';
import { disputeFormMessages as form } from '../../src/messages/dispute-form.ts';
import { arbitratorMessages } from '../../src/messages/arbitrator.ts';
import { disputeMessages as texts, disputePageMessages as pageTexts } from '../../src/messages/dispute.ts';
import { ownListMessages } from '../../src/messages/profile-lists.ts';
import { menuMessages } from '../../src/messages/navigation.ts';
import { shellMessages } from '../../src/messages/shell.ts';
import { axe } from '../support/axe.ts';
import { type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();

/** Has many orders. */
const reviewer = 'Mara Lindholm';
/** Has nothing to do with it. */
const other = 'Emily Carter';

const pdf = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of a product that she ordered and has no dispute about. */
async function disputable(): Promise<string> {
  const links = page
    .getByRole('region', { name: ownListMessages.lists.orders.label })
    .locator('article a[href*="/products/"]');
  await links.first().waitFor();
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href')) ?? '';
    const answer = await page.request.get(`${path}/disputes/new?format=json&redesign=true`);
    const { orders } = (await answer.json()) as { orders: { dispute_path?: string | null }[] };
    if (orders.length > 0 && orders.every(({ dispute_path }) => !dispute_path)) return path;
  }
  throw new Error('There is no order without a dispute.');
}

/** The address of the dispute that the first test opens, as its reviewer sees it. */
let opened = '';
/** One page each for its reviewer and for an arbitrator. */
let page: TestPage;
let arbitrator: TestPage;
test.before(async () => {
  page = await newPage({ signedInAs: reviewer });
  arbitrator = await newPage({ signedInAs: 'Henrike Solberg' });
});

test('opens a dispute from the page of a product, and follows it; for others it is not there', async () => {
  await page.goto('/profile?tab=orders');
  const path = await disputable();
  // Beside an order it is in a menu, not the neighbour of the invitation to write a review.
  const inMenu = page.getByRole('link', { name: lineItemMessages.dispute });
  assert.is(await inMenu.count(), 0);
  await page
    .getByRole('button', { name: lineItemMessages.more({ product: '' }).trim() })
    .first()
    .click();
  await inMenu.waitFor();
  assert.equal(await axe(page), []);
  await page.keyboard.press('Escape');
  await inMenu.waitFor({ state: 'hidden' });
  await page.enter(path);
  await page.getByRole('link', { name: 'Open a dispute' }).click();
  await button(page, form.look).waitFor();
  await page.getByLabel('It arrived damaged').check();
  await page.getByRole('textbox', { name: form.description }).fill('Broken in two places.');
  await page.getByLabel('My money back', { exact: true }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      pdf('invoice.pdf', '%PDF-1.7'),
      pdf('../../x', '%PDF-1.7 <script>alert(1)</script>'),
      pdf('page.pdf', '<html><script>alert(1)</script>'),
      pdf('nothing.pdf', ''),
    ]);
  await page.getByText('This file is empty.').waitFor();
  await page.getByText('This file can’t be used.', { exact: false }).waitFor();
  await button(page, form.look).click();
  // It asks before the refused files are left out.
  await page.getByRole('button', { name: formMessages.leftOut.goOn }).click();
  await page.getByRole('heading', { name: form.reviewTitle }).waitFor();
  assert.equal(await axe(page), []);
  // Back leads from the look to the form, with its files.
  await page.goBack();
  await page.getByRole('listitem').getByText('invoice.pdf').waitFor();
  await button(page, form.look).click();
  await button(page, form.send).click();
  await page.getByText(ownListMessages.dispute.openedTitle).waitFor();
  assert.is(new URL(page.url()).searchParams.get('tab'), 'disputes');
  await page.setViewportSize(viewports.mobile);
  await page.reload();
  await page.getByText(ownListMessages.dispute.openedTitle).waitFor();
  const tab = page.getByRole('tab', { selected: true });
  assert.ok(await tab.evaluate(element => element.getBoundingClientRect().right <= innerWidth));

  // Those that wait for her come first, then the latest.
  const mine = page.getByRole('article').filter({ hasText: texts.statuses.awaiting_store });
  await mine.first().getByRole('link').first().click();
  await page.getByRole('heading', { name: texts.opened({ who: texts.you, isYou: true }) }).waitFor();
  // The file without an ending comes as what it is, under a name without folders.
  const file = (await page.getByRole('link', { name: 'x.pdf', exact: true }).getAttribute('href')) ?? '';
  const headers = (await page.request.get(file)).headers();
  assert.match(headers['content-disposition'] ?? '', /^attachment; filename\*=UTF-8''x\.pdf$/);
  assert.is(headers['x-content-type-options'], 'nosniff');

  opened = new URL(page.url()).pathname;
  // The order says so, and nobody asks for a review of it meanwhile.
  for (const place of ['/profile?tab=orders', '/reviews/write-review']) {
    await page.enter(place);
    const link = page.getByRole('link', { name: lineItemMessages.disputed });
    await link.first().waitFor();
    const row = page.getByRole('article').filter({ has: page.locator(`a[href="${opened}"]`) });
    await row.waitFor();
    assert.is(await row.getByRole('link', { name: 'Write a review' }).count(), 0);
  }
  const stranger = await newPage({ signedInAs: other });
  stranger.allow(/404/);
  await stranger.goto(opened);
  await stranger.getByRole('heading', { name: pageTexts.goneTitle }).waitFor();
  assert.is((await stranger.request.get(file)).status(), 404);
});

test('counts the time that is left by the clock of the host, whatever that of the device says', async () => {
  const early = await newPage({ signedInAs: reviewer });
  await early.clock.setFixedTime(Date.now() + 10 * 86_400_000);
  await early.goto(opened);
  const deadline = early.locator('.mp-awaiting time').first();
  await deadline.waitFor();
  assert.not.match((await deadline.textContent()) ?? '', /Was due/);
});

test('asks before it withdraws, with the focus on the answer that changes nothing', async () => {
  await page.enter(opened);
  const before = page.sent.length;
  await button(page, 'Withdraw the dispute').click();
  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: texts.cancel });
  assert.ok(await cancel.evaluate(one => one === document.activeElement));
  const [red] = await question
    .getByRole('button', { name: 'Withdraw the dispute' })
    .evaluate(one => getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  assert.ok(red !== undefined && red > 150, String(red));
  assert.equal(await axe(page), []);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  assert.equal(
    page.sent.slice(before).filter(request => request.startsWith('POST')),
    [],
  );
});

test('has a page for arbitrators alone, and keys for who has a keyboard', async () => {
  page.allow(/403/);
  await page.enter('/reviews/arbitrator');
  await page.getByRole('heading', { level: 1, name: arbitratorMessages.refused.title }).waitFor();
  assert.is(await page.getByRole('region', { name: arbitratorMessages.controls }).count(), 0);

  await arbitrator.goto('/reviews/arbitrator');
  await arbitrator.getByText(arbitratorMessages.keys).waitFor();
  // Disputes that wait for them come first.
  const rows = await arbitrator.getByRole('article').allTextContents();
  // What waits for an arbitrator needs no word for it.
  const others = Object.entries(texts.statuses).flatMap(([status, text]) =>
    status === 'awaiting_arbitrator' ? [] : text,
  );
  const isToDecide = rows.map(row => !others.some(text => row.includes(text)));
  assert.ok(isToDecide.includes(true));
  assert.equal(isToDecide, [...isToDecide].sort().reverse());
  await arbitrator.setViewportSize(viewports.mobile);
  await arbitrator.getByText(arbitratorMessages.keys).waitFor({ state: 'hidden' });
  await arbitrator.setViewportSize(viewports.desktop);
});

test('goes from the store to an arbitrator, who decides; the second of two decisions at once is refused', async () => {
  await page.goto('/fixtures/disputes');
  await page.locator('form', { hasText: 'Broken in two places.' }).getByRole('button').click();
  await page.goto(opened);
  await page.getByText(texts.statuses.awaiting_arbitrator, { exact: true }).waitFor();

  const [first, second] = [arbitrator, await newPage({ signedInAs: 'Tomás Iglesias Prado' })];
  await first.enter('/reviews/arbitrator?sort_by=newest&search=Broken+in+two');
  second.allow(/409/);
  await first.getByRole('article').getByRole('link').first().focus();
  await first.keyboard.press('a');
  await first.getByRole('article').first().getByText('Assigned to Henrike Solberg').waitFor();
  await first.getByRole('article').getByRole('link').first().click();
  await button(first, 'Request information').click();
  await first.getByLabel('The reviewer', { exact: true }).check();
  await first.getByRole('textbox').last().fill('Is there a picture?');
  await first.locator('form').getByRole('button', { name: 'Request information', exact: true }).click();
  await first.getByText(texts.statuses.awaiting_reviewer, { exact: true }).first().waitFor();
  await waitsForAnswer();
  await button(first, 'Decide for the reviewer').waitFor();
  await second.setViewportSize(viewports.mobile);
  await second.goto(new URL(first.url()).pathname);
  await decide(second, 'Decide for the store', 'It looks worn.', async () => {
    await decide(first, 'Decide for the reviewer', 'The pictures show it.');
    await first.getByText(texts.statuses.decided, { exact: true }).waitFor();
  });
  const awarded =
    (await first
      .getByText(/ back to the reviewer$/)
      .first()
      .textContent()) ?? '';
  assert.match(awarded, /^\p{Sc}[\d,]+\.\d\d back to the reviewer$/u);
  await second.getByText(texts.conflict.title).waitFor();
  const { top } = await second
    .getByRole('heading', { name: pageTexts.standing })
    .evaluate(heading => heading.getBoundingClientRect());
  assert.ok(top > 0, 'It is in sight.');
  await second.locator('blockquote', { hasText: 'It looks worn.' }).waitFor();
  await second.getByText('The pictures show it.').waitFor();
  assert.equal(await axe(second), []);

  await page.goto(opened);
  await page.getByText(texts.yourFavour).first().waitFor();
  assert.is(
    await page
      .getByText(/ back to you$/)
      .first()
      .textContent(),
    awarded.replace('the reviewer', 'you'),
  );
  await page.getByText('The pictures show it.').waitFor();
});

/** Goes from the dot on the avatar to the dispute that waits for its reviewer: it is the first of the list. */
async function waitsForAnswer(): Promise<void> {
  await page.goto('/reviews');
  const account = page.getByRole('button', { name: shellMessages.accountOf({ name: reviewer }) });
  // The text of the dot describes the button.
  const note = page.locator(`[id="${await account.getAttribute('aria-describedby')}"]`);
  await note.locator('..').waitFor();
  assert.match((await note.textContent()) ?? '', /need/);
  await account.click();
  const disputes = page.getByRole('link', { name: menuMessages.disputes });
  await disputes.waitFor();
  await disputes.click();
  await page.getByRole('tabpanel').getByRole('article').first().getByText(texts.yourTurn).waitFor();
}

/** Fills in the reason of a decision, and confirms it. `meanwhile` happens before the confirmation. */
async function decide(
  page: Page,
  label: string,
  reason: string,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  await button(page, label).click();
  await page.getByRole('textbox').last().fill(reason);
  await page.locator('form').getByRole('button', { name: label, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await meanwhile?.();
  await question.getByRole('button', { name: label }).click();
}

test.run();
