/** A shopper reads a review in another language than the page's, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { reviewLanguageMessages as texts } from '../../src/messages/reviews.ts';
import { axe } from '../support/axe.ts';
import { fits } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { findReview } from '../support/find-review.ts';

const { test, open } = browserSuite();
/** A product with one German review, which its host translates into English, and with English ones. */
const { path, review: found } = findReview(
  ({ lang, translations, body }, others) =>
    lang === 'de' &&
    translations !== undefined &&
    /^\p{Lu}[^.!?]{12,}\. \p{Lu}/u.test(body) &&
    others.some(other => other.lang === 'en') &&
    others.every(other => other.lang === 'en'),
);
const firstSentence = (text = '') => text.split(/(?<=\.) /)[0] ?? '';
const german = firstSentence(found.body);
const english = firstSentence(found.translations?.[0]?.body);

test('a German review says so, is read in English, and in German again', async () => {
  const page = await open(path, { viewport: { width: 390, height: 844 } });
  const review = page.getByRole('article').filter({ hasText: texts.writtenIn({ language: 'German' }) });
  await review.getByText(german).waitFor();
  await review.getByRole('button', { name: texts.showIn({ language: 'English' }) }).click();
  const translated = page.getByRole('article').filter({ hasText: english });
  await translated.getByText(texts.translatedFrom({ language: 'German' })).waitFor();
  assert.is(await translated.getByText(english).getAttribute('lang'), 'en');
  assert.is(await page.getByText(german).count(), 0);
  assert.equal(await axe(page), []);
  assert.ok(await fits(page));
  // The focus has stayed on the button, which now leads back.
  await page.keyboard.press('Enter');
  await review.getByText(german).waitFor();
  assert.is(await page.getByText(german).getAttribute('lang'), 'de');
});

test.run();
