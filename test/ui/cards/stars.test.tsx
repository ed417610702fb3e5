import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Stars } from '../../../src/ui/cards/stars.tsx';

test('names the value with one decimal', () => {
  render(<Stars value={4.25} />);
  screen.getByRole('img', { name: '4.3 out of 5' });
});

test('writes the fill as a custom property, which a content policy lets pass', () => {
  render(<Stars value={5} />);
  assert.is(screen.getByRole('img').style.getPropertyValue('--mp-fill'), '100.00%');
});

test('is hidden from assistive technology where the number stands beside it', () => {
  render(<Stars value={4} decorative />);
  assert.is(screen.queryByRole('img'), null);
});

test.run();
