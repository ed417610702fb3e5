import { render } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useDelayed } from '../../../src/ui/feedback/progress.tsx';
import { holdLongTimers, pass } from '../../support/long-timers.ts';

holdLongTimers();

const told: boolean[] = [];
function Waiting({ holds }: { readonly holds: boolean }) {
  told.push(useDelayed(holds));
  return null;
}

test('tells what has held for long enough, and forgets it with what held', () => {
  const { rerender } = render(<Waiting holds={false} />);
  rerender(<Waiting holds />);
  pass(299);
  rerender(<Waiting holds={false} />);
  rerender(<Waiting holds />);
  pass(299);
  assert.not(told.includes(true), 'began anew');
  pass(1);
  assert.is(told.at(-1), true);
  rerender(<Waiting holds={false} />);
  assert.is(told.at(-1), false);
  rerender(<Waiting holds />);
  assert.is(told.at(-1), false);
});

test.run();
