import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showsQuestions, showsRecommendations, takesWebReviews } from '../../src/domain/shop.ts';

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

test.run();
