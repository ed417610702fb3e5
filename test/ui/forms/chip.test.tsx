import { render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../../../src/ui/forms/chip.tsx';
import { Pill } from '../../../src/ui/forms/pill.tsx';

test('shows a pill of thirty characters in full', () => {
  const text = 'x'.repeat(30);
  render(<Pill text={text} onRemove={() => {}} />);
  const pill = screen.getByRole('button', { name: `Remove ${text}` });
  assert.is(pill.getAttribute('title'), null);
});

test('cuts a longer pill and keeps all of it as its description', () => {
  const text = `${'x'.repeat(30)}y`;
  render(<Pill text={text} onRemove={() => {}} />);
  const pill = screen.getByRole('button', { name: `Remove ${'x'.repeat(30)}...` });
  assert.is(pill.getAttribute('title'), text);
});

test('removes a pill by its cancel icon and by keyboard', async () => {
  let removed = 0;
  render(<Pill text="At least 4 stars" onRemove={() => removed++} />);
  await user.click(screen.getByRole('button').querySelector('svg') as Element);
  await user.keyboard('{Enter}');
  assert.is(removed, 2);
});

test('marks a chip as selected only if it is a toggle', () => {
  render(
    <>
      <Chip selected>One</Chip>
      <Chip selected={false}>Two</Chip>
      <Chip>Three</Chip>
    </>,
  );
  const pressed = screen.getAllByRole('button').map(chip => chip.getAttribute('aria-pressed'));
  assert.equal(pressed, ['true', 'false', null]);
});

test.run();
