import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Dispute } from '../../../src/contract/dispute.ts';
import { Awaiting, Deadline } from '../../../src/pages/dispute/awaiting.tsx';

const now = Date.UTC(2030, 0, 10, 12);
const real = Date.now;
test.before.each(() => {
  Date.now = () => now;
});
test.after.each(() => {
  Date.now = real;
});

const minute = 60_000;
const hour = 60 * minute;
const textBefore = (ms: number) => {
  const { container, unmount } = render(<Deadline until={new Date(now + ms).toISOString()} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
};

for (const [ms, left] of [
  [72 * hour - minute, '2 days left'],
  [48 * hour, '2 days left'],
  [48 * hour - minute, '1 day 23 hr left'],
  [24 * hour + minute, '1 day left'],
  [2 * hour, '2 hr left'],
  [2 * hour - minute, '1 hr 59 min left'],
  [minute - 1, '1 min left'],
] as const)
  test(`says ${ms / minute} minutes before a deadline that ${left.replace(' left', ' are left')}`, () =>
    assert.match(textBefore(ms), new RegExp(`^Due by .+ ${left}$`)));

test('reports a deadline that has passed, and leaves out one that cannot be read', () => {
  assert.match(textBefore(0), /overdue|was due/i);
  assert.is(render(<Deadline until="soon" />).container.textContent, '');
});

test('names the arbitrator who is to decide, once there is one', () => {
  const dispute = { awaiting: { from: 'arbitrator' } } as Dispute;
  const { rerender } = render(<Awaiting dispute={dispute} isOwn={false} />);
  screen.getByText('Waiting for an arbitrator');
  const assignee = { name: 'Henrike Solberg' } as Dispute['assignee'];
  rerender(<Awaiting dispute={{ ...dispute, assignee }} isOwn={false} />);
  screen.getByText('Waiting for Henrike Solberg');
});

test('leaves the reviewer’s own turn to the status above it, and the deadline out of the timeline', () => {
  const dispute = { awaiting: { from: 'reviewer', until: new Date(now + hour).toISOString() } } as Dispute;
  const { rerender } = render(<Awaiting dispute={dispute} isOwn />);
  screen.getByText(/^Due by/);
  assert.is(screen.queryByText('Your turn'), null);
  rerender(<Awaiting dispute={dispute} isOwn isShort />);
  screen.getByText('Your turn');
  assert.is(screen.queryByText(/^Due by/), null);
});

test.run();
