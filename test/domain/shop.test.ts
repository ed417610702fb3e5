import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emailHref, mapHref, phoneHref } from '../../src/domain/contact.ts';
import { showsQuestions, showsRecommendations, takesWebReviews, webHref } from '../../src/domain/shop.ts';

test('accepts web reviews unless the shop disables them', () => {
  assert.ok(takesWebReviews(null) && takesWebReviews({}) && takesWebReviews({ disable_web_reviews: false }));
  assert.not.ok(takesWebReviews({ disable_web_reviews: true }));
});

test('shows recommendations only where the shop says so', () => {
  const shows = (flag?: boolean | null) =>
    showsRecommendations({ shop_settings: { review_site_show_cards_carousel: flag } });
  assert.equal([true, false, null, undefined].map(shows), [true, false, false, false]);
  assert.not.ok(showsRecommendations(null));
});

test('shows questions if they are enabled and there are some', () => {
  assert.ok(showsQuestions({ enable_question_anwser: true }, 1));
  assert.ok(showsQuestions({ enable_question_answer: true }, 1));
  assert.not.ok(showsQuestions({ enable_question_anwser: false, enable_question_answer: true }, 1));
  assert.not.ok(showsQuestions({ enable_question_anwser: true }, 0));
  assert.not.ok(showsQuestions(null, 1));
});

test('takes only http and https addresses with a host for those of other sites', () => {
  for (const url of ['https://a.example', 'HTTP://a.example/b', '//a.example']) assert.is(webHref(url), url);
  assert.is(webHref('javascript:https://a.example'), 'https://a.example');
  for (const url of ['', 'a.example', '/a', 'mailto:a@b.c', 'tel:1', 'javascript:alert(1)', 'https://'])
    assert.is(webHref(url), '', url);
});

test('links to an e-mail address, a telephone number and a place', () => {
  assert.is(emailHref(' a@b.example '), 'mailto:a@b.example');
  for (const text of ['', 'a', 'a@b?bcc=c@d', 'write to a@b']) assert.is(emailHref(text), '', text);
  assert.is(phoneHref('+49 (0)30 / 12-34'), 'tel:+490301234');
  for (const text of ['', 'none', '+1']) assert.is(phoneHref(text), '', text);
  assert.match(mapHref('Weg 1 & Co'), /^https:.*=Weg%201%20%26%20Co$/);
});

test.run();
