import { render, screen, user, expectConsole, setViewport } from './dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} clicks`}
    </button>
  );
}

test('renders a component and passes clicks on', async () => {
  render(<Counter />);
  await user.click(screen.getByRole('button'));
  assert.is(screen.getByRole('button').textContent, '1 clicks');
});

test('starts each test with an empty document', () => {
  assert.is(document.body.childElementCount, 0);
});

test('lets an announced console message pass', () => {
  const messages = expectConsole(/odd/);
  console.warn('odd: %s', 'one');
  assert.equal(messages, ['odd: one']);
});

test('answers media queries for the chosen width', () => {
  setViewport(390);
  assert.ok(matchMedia('(max-width: 767px)').matches);
});

test('sends key strokes into a text field', async () => {
  render(<input aria-label="Name" />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'lamp');
  assert.is((screen.getByRole('textbox') as HTMLInputElement).value, 'lamp');
});

test.run();
