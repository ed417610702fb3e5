import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Action, may, showsWriteReview } from '../../src/domain/permissions.ts';

const guest = { role: 'guest', id: null } as const;
const reviewer = { role: 'reviewer', id: '1' } as const;
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

test.run();
