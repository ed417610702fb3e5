import { render, screen, user } from '../support/dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StarFilter } from '../../src/ui/star-filter.tsx';

function Filter({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return <StarFilter label="Minimum rating" value={value} onChange={setValue} />;
}
const checked = () =>
  (screen.getAllByRole('radio') as HTMLInputElement[])
    .find(radio => radio.checked)
    ?.getAttribute('aria-label');

test('offers any rating first, then from the highest down', () => {
  render(<Filter start={0} />);
  const names = screen.getAllByRole('radio').map(radio => radio.getAttribute('aria-label'));
  assert.equal(names, ['Any', '4.5 and up, stars', '4 and up, stars', '3 and up, stars', '2 and up, stars']);
  assert.is(checked(), 'Any');
});

test('chooses by a click on the words', async () => {
  render(<Filter start={0} />);
  await user.click(screen.getByText('3 and up'));
  assert.is(checked(), '3 and up, stars');
});

test('shows a value that is no choice of its own', () => {
  render(<Filter start={3.7} />);
  assert.is(checked(), '3.7 and up, stars');
});

test('is a group with a name', () => {
  render(<Filter start={0} />);
  screen.getByRole('group', { name: 'Minimum rating' });
});

test.run();
