/**
 * Somebody edits their profile, in a real browser on the fixture host: 1 a picture is chosen, dragged and cropped →
 * 2 the name is changed, and leaving asks → 3 all of it is saved, and stands in the header, also after a reload → 4 the
 * picture is removed again.
 */
import * as assert from 'uvu/assert';
import { editProfileMessages as texts } from '../../src/messages/edit-profile.ts';
import { formMessages } from '../../src/messages/forms.ts';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { shellMessages } from '../../src/messages/shell.ts';
import { axe } from '../support/axe.ts';
import type { TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const path = '/reviews/profile/edit';
const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage({ signedInAs: 'Grace Okonkwo' });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const name = () => page.getByRole('textbox', { name: texts.name });
const account = (of: string) => page.getByRole('button', { name: shellMessages.accountOf({ name: of }) });

/** A picture, red on the left and blue on the right, twice as wide as high. */
const twoColours = async () => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [at, colour] of ['red', 'blue'].entries()) {
      context.fillStyle = colour;
      context.fillRect(at * 200, 0, 200, 200);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
};

test('1 crops a picture to the part that was dragged into sight', async () => {
  await page.goto(path);
  await name().waitFor();
  await page.locator('input[type=file]').setInputFiles(await twoColours());
  const dialog = page.getByRole('dialog', { name: texts.cropTitle });
  const box = await dialog.locator('canvas').boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 20, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 280, box.y + 100, { steps: 4 });
  await page.mouse.up();
  assert.equal(await axe(page), []);
  await button(texts.usePicture).click();
  await button(texts.otherPicture).waitFor();
  const colour = await page.locator('.mp-avatar-field__picture img').evaluate(async element => {
    const image = element as HTMLImageElement;
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, image.naturalWidth - 9, 9, 1, 1, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(value => Math.round(value / 255));
  });
  assert.equal(colour, [1, 0, 0]);
});

test('2 asks before it is left with changes', async () => {
  await name().fill('Grace O.');
  await page.getByRole('banner').getByRole('link').first().click();
  await button(formMessages.leave.stay).click();
  assert.is(new URL(page.url()).pathname, path);
});

test('3 saves, and shows the new name and picture in the header, also after a reload', async () => {
  await button(texts.save).click();
  await page.getByText(texts.saved).waitFor();
  await button(overlayMessages.ok).click();
  const picture = () => account('Grace O.').locator('img').getAttribute('src');
  await account('Grace O.').waitFor();
  assert.match((await picture()) ?? '', /^\/uploads\//);
  await page.reload();
  await name().waitFor();
  assert.is(await name().inputValue(), 'Grace O.');
  assert.match((await picture()) ?? '', /^\/uploads\//);
});

test('4 removes the picture again', async () => {
  await button(texts.removePicture).click();
  await button(texts.save).click();
  await page.getByText(texts.saved).waitFor();
  await button(overlayMessages.ok).click();
  await account('Grace O.').locator('img').waitFor({ state: 'detached' });
});

test.run();
