/**
 * A reviewer writes about what she bought, in a real browser on the fixture host: 1 a guest signs in and finds her
 * orders → 2 she fills in the form, with a picture and a video → 3 all of it is there after a reload → 4 her session
 * has ended when she publishes; she signs in, publishes, and is offered the next product → 5 her review stands on the
 * page of the product.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';
import { formMessages } from '../../src/contract/messages/forms.ts';
import { reviewListMessages } from '../../src/contract/messages/review-list.ts';
import { reviewMessages } from '../../src/contract/messages/reviews.ts';
import { shellMessages } from '../../src/contract/messages/shell.ts';
import { signInPromptMessages } from '../../src/contract/messages/sign-in-prompt.ts';
import { uiMessages } from '../../src/contract/messages/ui.ts';
import { newReviewMessages as texts, writeReviewMessages } from '../../src/contract/messages/write-review.ts';
import { axe, layoutShift, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();
/** One page for the whole way, at first a guest's. */
let page: TestPage;

/** Nobody else's tests sign in as she. */
const reviewer = 'Annelie Botha';
const title = 'Still as good as on the first day';
const body = 'We use it every morning.\nNothing came loose so far.';
const film = fileURLToPath(new URL('../../fixtures/world/videos/parcel-1.webm', import.meta.url));

test.before(async () => {
  page = await newPage({ viewport: viewports.mobile });
});

const box = (name: string) => page.getByRole('textbox', { name });
const fourStars = () => page.getByRole('radio', { name: '4 – Good' });
const publish = () => page.getByRole('button', { name: texts.publish }).click();
const signIn = () => page.getByRole('button', { name: reviewer }).click();
const isFine = async () => {
  assert.equal(await axe(page), []);
  assert.ok((await layoutShift(page)) < 0.02, `it moves by ${await layoutShift(page)}`);
};
/** A picture of one colour, as a camera would not make it. */
const picture = () =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 600, 400);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
const isFilledIn = async () => {
  await fourStars().waitFor();
  assert.ok(await fourStars().isChecked());
  assert.equal([await box(texts.heading).inputValue(), await box(texts.body).inputValue()], [title, body]);
  assert.ok(await page.getByRole('radio', { name: texts.yes }).isChecked());
  for (const name of ['morning.jpg', 'parcel.webm'])
    await page.getByRole('button', { name: formMessages.files.remove(name) }).waitFor();
};

test('1 asks a guest to sign in, and leads back to the orders', async () => {
  await page.goto('/reviews/write-review');
  await page.getByRole('heading', { level: 1, name: signInPromptMessages.title }).waitFor();
  assert.equal(
    page.sent.filter(request => request.includes('write-review.json')),
    [],
  );
  await page.locator('main').getByRole('link', { name: shellMessages.signIn }).click();
  await signIn();
  await page.getByRole('heading', { name: writeReviewMessages.reviewed }).waitFor();
  await isFine();
});

test('2 takes stars, texts, a picture and a video, and a recommendation', async () => {
  await page
    .getByRole('link', { name: new RegExp(`^${writeReviewMessages.write}: `) })
    .first()
    .click();
  await fourStars().waitFor();
  await page.getByRole('radio', { name: '1 – Bad' }).focus();
  for (let step = 1; step <= 3; step += 1) await page.keyboard.press('ArrowRight');
  await box(texts.heading).fill(title);
  await box(texts.body).fill(body);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: formMessages.files.choose }).click();
  await (await chooser).setFiles([
    { name: 'morning.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(), 'base64') },
    { name: 'parcel.webm', mimeType: 'video/webm', buffer: await readFile(film) },
  ]);
  await page.getByRole('radio', { name: texts.yes }).check();
  await page.allAnswered();
  await isFilledIn();
  await isFine();
});

test('3 has all of it after a reload, and in the list as begun', async () => {
  await page.reload();
  await page.getByText(formMessages.draft.restored).waitFor();
  await isFilledIn();
  await isFine();
  await page.getByRole('link', { name: texts.orders }).click();
  await page.getByRole('link', { name: new RegExp(`^${writeReviewMessages.continue}: `) }).click();
  await isFilledIn();
});

test('4 keeps it when the session has ended, and publishes it after the sign-in', async () => {
  page.allow(/reviews|40[13]|422/);
  const form = page.url();
  await page.context().clearCookies({ name: /^(?!cookies_accepted)/ });
  await publish();
  const refused = page.getByRole('alert').filter({ hasText: uiMessages.signedOut });
  await refused.getByRole('link', { name: uiMessages.signIn }).click();
  await signIn();
  await page.waitForURL(form);
  await isFilledIn();
  await publish();
  await page.getByRole('heading', { level: 1, name: texts.done }).waitFor();
  await page.getByRole('heading', { name: texts.next }).waitFor();
  await isFine();
});

test('5 finds the review on the page of the product, with its picture and video', async () => {
  await page.getByRole('link', { name: writeReviewMessages.see }).click();
  const list = page.getByRole('region', { name: reviewListMessages.list });
  const first = list.locator('.mp-review').first();
  await first.getByText(title).waitFor();
  await first.getByRole('button', { name: reviewMessages.openPicture(1, 2) }).waitFor();
  await first.getByRole('button', { name: reviewMessages.playVideo(2, 2) }).waitFor();
  // What was written is no draft any more, and has its place among what was reviewed.
  await page.goto('/reviews/write-review');
  await page
    .getByRole('link', { name: new RegExp(`^${writeReviewMessages.see}: `) })
    .first()
    .waitFor();
  assert.is(await page.getByRole('link', { name: new RegExp(writeReviewMessages.continue) }).count(), 0);
});

test.run();
