import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Action,
  may,
  showsQuestions,
  showsWriteReview,
  takesWebReviews,
} from '../../src/domain/permissions.ts';

const guest = { loggedIn: false };
const reviewer = { loggedIn: true };
const kept: readonly Action[] = [
  ...(['follow', 'write-review', 'change-own-review', 'open-dispute', 'subscribe'] as const),
  ...(['save-to-profile', 'see-private-profile'] as const),
];

test('lets everyone read', () => {
  assert.ok(may(guest, 'read') && may(reviewer, 'read'));
});

for (const action of kept) {
  test(`keeps ${action} for reviewers`, () => {
    assert.not.ok(may(guest, action));
    assert.ok(may(reviewer, action));
  });
}

test('offers to write a review on desktop home only, on mobile everywhere, with the redesign flag', () => {
  const desktop = { isRedesign: true, isHome: true, isMobile: false };
  const mobile = { isRedesign: true, isHome: false, isMobile: true };
  assert.ok(showsWriteReview(reviewer, desktop) && showsWriteReview(reviewer, mobile));
  assert.not.ok(showsWriteReview(reviewer, { ...desktop, isHome: false }));
  for (const at of [desktop, mobile]) {
    assert.not.ok(showsWriteReview(guest, at));
    assert.not.ok(showsWriteReview(reviewer, { ...at, isRedesign: false }));
  }
});

test('accepts web reviews unless the shop disables them', () => {
  assert.ok(takesWebReviews(null) && takesWebReviews({}) && takesWebReviews({ disable_web_reviews: false }));
  assert.not.ok(takesWebReviews({ disable_web_reviews: true }));
});

test('shows questions if they are enabled and there are some', () => {
  assert.ok(showsQuestions({ enable_question_anwser: true }, 1));
  assert.ok(showsQuestions({ enable_question_answer: true }, 1));
  assert.not.ok(showsQuestions({ enable_question_anwser: false, enable_question_answer: true }, 1));
  assert.not.ok(showsQuestions({ enable_question_anwser: true }, 0));
  assert.not.ok(showsQuestions(null, 1));
});

test.run();
