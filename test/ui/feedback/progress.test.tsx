import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ProgressBar, useDelayed } from '../../../src/ui/feedback/progress.tsx';
import { holdLongTimers, pass } from '../../support/long-timers.ts';

holdLongTimers();

const values: boolean[] = [];
function Waiting({ isActive }: { readonly isActive: boolean }) {
  values.push(useDelayed(isActive));
  return null;
}

test('reports a wait once it is long, until it ends', () => {
  const { rerender } = render(<Waiting isActive={false} />);
  rerender(<Waiting isActive />);
  pass(299);
  rerender(<Waiting isActive={false} />);
  rerender(<Waiting isActive />);
  pass(299);
  assert.not(values.includes(true), 'starts again');
  pass(1);
  assert.is(values.at(-1), true);
  rerender(<Waiting isActive={false} />);
  assert.is(values.at(-1), false);
  rerender(<Waiting isActive />);
  assert.is(values.at(-1), false);
});

test('shows the progress bar only while it is active', () => {
  const { rerender } = render(<ProgressBar active={false} />);
  assert.is(screen.queryByRole('progressbar'), null);
  rerender(<ProgressBar active />);
  screen.getByRole('progressbar', { name: 'Loading' });
});

test.run();
