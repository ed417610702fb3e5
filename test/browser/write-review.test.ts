/**
 * A reviewer writes about what she bought, and somebody who follows her reads it, side by side in a real browser on the
 * fixture host: 1 a guest signs in and finds her orders; somebody else follows her → 2 she fills in the form, with a
 * picture and a video → 3 files that cannot be used say why, and an upload that broke off is repeated → 4 all of it is
 * there after a reload and after a crash → 5 her session has ended when she publishes; she signs in, publishes, and is
 * offered the next product → 6 who follows her finds the review in the feed and on the page of the product, and counts
 * it there → 7 she deletes it and takes that back, and the product follows.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';
import { mayReview } from '../../src/domain/orders.ts';
import { followButtonMessages } from '../../src/messages/follow-button.ts';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { OrderLineItem } from '../../src/contract/orders.ts';
import type { reviewOrdersCall } from '../../src/contract/write-review.ts';
import { formMessages } from '../../src/messages/forms.ts';
import { ownListMessages } from '../../src/messages/profile-lists.ts';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { reviewPartMessages } from '../../src/messages/reviews.ts';
import { signInPromptMessages } from '../../src/messages/screen-notices.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { newReviewMessages as texts } from '../../src/messages/new-review.ts';
import { writeReviewMessages } from '../../src/messages/write-review.ts';
import { type BreakableConnection, breakableConnection } from '../support/breakable-connection.ts';
import { axe } from '../support/axe.ts';
import { gate, layoutShift, signIn, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { message } from '../support/cards.ts';
import { ownReviews, ownReviewsThatAre } from '../support/own-reviews.ts';

const { test, newPage, open } = browserSuite();
/** One page for the whole way, at first a guest's. */
let page: TestPage;
/** Hers to the host. */
let connection: BreakableConnection;
/** The browser of a follower. */
let reader: TestPage;

/** No other test signs in as one of these. The first with orders enough is the reviewer, the last one the follower. */
const people = [
  'Annelie Botha',
  'Isabella Rossi',
  'Kenji Watanabe',
  'Ingrid Dahl',
  'Yuki Tanaka',
  'Femke Jansen',
];
const follower = people.at(-1) ?? '';
let reviewer = '';
let profile = '';
const { files } = formMessages;
const title = 'Still as good as on the first day';
let body = 'We use it every morning.\nNothing came loose so far.';
/** The page of what is reviewed, and the number of its reviews as the reader sees it. */
let product = '';
let count = 0;
const film = fileURLToPath(new URL('../../fixtures/world/videos/parcel-1.webm', import.meta.url));

test.before(async () => {
  reader = await open('/terms', { signedInAs: follower });
  connection = await breakableConnection(new URL(reader.url()).origin);
  page = await newPage({ viewport: viewports.mobile, origin: connection.origin });
  reviewer = await reviewerWithOrders();
  const me = await (await page.context().request.get('/reviews/me.json')).json();
  profile = `/reviews/profile/${me.encoded_id}`;
  await page.context().clearCookies({ name: /^(?!cookies_accepted)/ });
});

/** Somebody with something reviewed and two orders that can be: one is written about, the other offered next. Signs them in. */
async function reviewerWithOrders(): Promise<string> {
  for (const name of people) {
    await signIn(page.context(), name);
    const answer = await page.context().request.get('/reviews/write-review.json');
    const { orders }: AnswerOf<typeof reviewOrdersCall> = await answer.json();
    const isOpen = (one: OrderLineItem) => mayReview(one) && one.product_in_store !== false;
    if (orders?.some(one => one.review_public_id) && orders.filter(isOpen).length > 1) return name;
  }
  throw new Error(`none of ${people} has two orders to review and one that is reviewed`);
}

test.after(async () => connection?.close());

const box = (name: string) => page.getByRole('textbox', { name });
const fourStars = () => page.getByRole('radio', { name: '4 – Good' });
const publish = () => page.getByRole('button', { name: texts.publish }).click();
const chooseReviewer = () => page.getByRole('button', { name: reviewer }).click();
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
const isFilledIn = async (names = pictures) => {
  await fourStars().waitFor();
  assert.ok(await fourStars().isChecked());
  assert.equal([await box(texts.heading).inputValue(), await box(texts.body).inputValue()], [title, body]);
  assert.ok(await page.getByRole('radio', { name: texts.yes }).isChecked());
  for (const name of names) await page.getByRole('button', { name: files.remove({ name }) }).waitFor();
};
const pictures = ['morning.jpg', 'parcel.webm', 'evening.jpg'];
/** Drops files anywhere on the page: a name, the base64 of how it begins, and its size in bytes. */
const drop = (dropped: readonly (readonly [name: string, start: string, size: number])[]) =>
  page.evaluate(list => {
    const dataTransfer = new DataTransfer();
    for (const [name, start, size] of list) {
      const bytes = Uint8Array.from(atob(start), letter => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes, new Uint8Array(size - bytes.length)], name));
    }
    document
      .querySelector('main form')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, dropped);
const countOnProduct = async () => {
  await reader.goto(`${product}?sort_by=newest`);
  const rating = reader.locator('main a[href="#reviews"]').first().locator('> *');
  const written = await rating.getAttribute('aria-label');
  return Number(/(\d+) reviews?$/.exec(written ?? '')?.[1] ?? 0);
};

test('1 asks a guest to sign in, and leads back to the orders', async () => {
  await page.goto('/reviews/write-review');
  await page.getByRole('heading', { level: 1, name: signInPromptMessages.titles.reviews }).waitFor();
  // What comes with idle time.
  await page.locator('.mp-instead').getByRole('article').first().waitFor();
  await page.locator('.mp-footer').waitFor();
  assert.equal(
    page.sent.filter(request => request.includes('write-review.json')),
    [],
  );
  await page.locator('main').getByRole('link', { name: uiMessages.signIn }).click();
  await chooseReviewer();
  await page.getByRole('heading', { name: writeReviewMessages.reviewed }).waitFor();

  await reader.goto(profile);
  const saved = reader.waitForResponse(response => response.url().endsWith('/follows/heart'));
  await reader.getByRole('button', { name: followButtonMessages.followOf({ name: reviewer }) }).click();
  await reader
    .getByRole('button', { name: followButtonMessages.followingOf({ name: reviewer }), pressed: true })
    .waitFor();
  assert.is((await saved).status(), 200);
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
  await page.getByRole('radio', { name: texts.yes }).check();
  await isFine();

  const uploads = gate();
  await page.route('**/reviews/uploads', async route => {
    await uploads.opened;
    await route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: files.choose }).click();
  await (await chooser).setFiles([
    { name: 'morning.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(), 'base64') },
    { name: 'parcel.webm', mimeType: 'video/webm', buffer: await readFile(film) },
  ]);
  await page.getByRole('progressbar').nth(1).waitFor();
  const since = await page.evaluate(() => performance.now());
  uploads.open();
  await page.getByRole('button', { name: files.remove({ name: 'morning.jpg' }) }).waitFor();
  await page.getByRole('button', { name: files.remove({ name: 'parcel.webm' }) }).waitFor();
  assert.is(await layoutShift(page, since), 0);
  await page.unroute('**/reviews/uploads');
});

test('3 says why a file cannot be used, and repeats an upload that broke off', async () => {
  page.allow(/uploads/);
  connection.breakOff('/reviews/uploads');
  const start = (await readFile(film)).toString('base64');
  await drop([
    ['notes.jpg', btoa('<html>'), 6],
    ['empty.png', '', 0],
    ['long.webm', start, 50_000_000],
  ]);
  const image = await picture();
  await drop([['evening.jpg', image, Buffer.from(image, 'base64').length]]);
  const file = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const [name, text] of [
    ['notes.jpg', files.wrongType({ accepted: '…' }).split('…')[0]],
    ['empty.png', files.empty],
    ['long.webm', files.tooLarge({ size: '40 MB' })],
    ['evening.jpg', uiMessages.failures.offline],
  ] as const)
    await file(name)
      .getByRole('alert')
      .filter({ hasText: text ?? '' })
      .waitFor();
  assert.equal(await axe(page), []);
  // Earlier uploads and the typed text are still there.
  await isFilledIn(pictures.slice(0, 2));
  connection.restore();
  await page.getByRole('button', { name: files.retry({ name: 'evening.jpg' }) }).click();
  for (const name of ['notes.jpg', 'empty.png', 'long.webm'])
    await page.getByRole('button', { name: files.remove({ name }) }).click();
  await isFilledIn();
});

test('4 has all of it after a reload and a crash, and in the list as begun', async () => {
  await page.reload();
  await page.getByText(formMessages.draft.restored).waitFor();
  await isFilledIn();
  product = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '';
  const form = page.url();
  await page.getByRole('link', { name: texts.orders }).click();
  const other = await page.context().newPage();
  await other.goto(form);
  body = `${body} It still looks new.`;
  await other.getByRole('textbox', { name: texts.body }).fill(body);
  await other.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('It still looks new.'));
  const debug = await other.context().newCDPSession(other);
  const crashed = other.waitForEvent('crash');
  // It never answers.
  void debug.send('Page.crash').catch(() => {});
  await crashed;
  await other.close();
  await page.getByRole('link', { name: new RegExp(`^${writeReviewMessages.continue}: `) }).click();
  await isFilledIn();
});

test('5 keeps it when the session has ended, and publishes it after the sign-in', async () => {
  page.allow(/reviews|40[13]|422/);
  count = await countOnProduct();
  const form = page.url();
  await page.context().clearCookies({ name: /^(?!cookies_accepted)/ });
  await publish();
  const refused = page.getByRole('alert').filter({ hasText: uiMessages.signedOut });
  await refused.getByRole('link', { name: uiMessages.signIn }).click();
  await chooseReviewer();
  await page.waitForURL(form);
  await isFilledIn();
  await publish();
  await page.getByRole('heading', { level: 1, name: texts.done }).waitFor();
  await page.getByRole('heading', { name: texts.next }).waitFor();
  await isFine();
  assert.is(await message(page, texts.kept).count(), 0);
});

test('6 shows it to who follows her: in the feed and on the page of the product, where it counts', async () => {
  await reader.goto('/reviews/feed');
  const event = reader.getByRole('article').first();
  await event.getByRole('link', { name: reviewer }).waitFor();
  await event.getByRole('heading', { name: title }).waitFor();
  // By now she may be followed no more.
  await event
    .getByRole('button', { name: followButtonMessages.followOf({ name: reviewer }), pressed: true })
    .click();
  await event
    .getByRole('button', { name: followButtonMessages.followOf({ name: reviewer }), pressed: false })
    .waitFor();
  await reader.allAnswered();

  assert.is(await countOnProduct(), count + 1);
  const first = reader.getByRole('region', { name: reviewListMessages.list }).getByRole('article').first();
  await first.getByText(title).waitFor();
  await first
    .getByRole('button', { name: reviewPartMessages.openPicture({ number: 1, of: 3, name: reviewer }) })
    .waitFor();
  await first
    .getByRole('button', { name: reviewPartMessages.playVideo({ number: 3, of: 3, name: reviewer }) })
    .waitFor();
});

test('7 takes it away with its figures, and back', async () => {
  await page.goto('/profile?sort_by=newest');
  const own = ownReviews(page).first();
  await own.getByRole('heading', { name: title }).waitFor();
  await own.getByRole('button', { name: ownListMessages.actions.delete }).click();
  const undo = page.getByRole('button', { name: overlayMessages.undo });
  await undo.waitFor();
  assert.is(await countOnProduct(), count);
  await undo.click();
  await ownReviewsThatAre(page, 'published').first().getByText(title).waitFor();
  await page.allAnswered();
  assert.is(await countOnProduct(), count + 1);
  // The draft is gone, and the review is among the reviewed products.
  await page.goto('/reviews/write-review');
  await page
    .getByRole('link', { name: new RegExp(`^${writeReviewMessages.see}: `) })
    .first()
    .waitFor();
  assert.is(await page.getByRole('link', { name: new RegExp(writeReviewMessages.continue) }).count(), 0);
});

test.run();
