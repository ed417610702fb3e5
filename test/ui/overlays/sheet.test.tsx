import { fireEvent, render, screen, user } from '../../support/dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Sheet } from '../../../src/ui/overlays/sheet.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter by
      </button>
      {open && (
        <Sheet title="Filters" onClose={() => setOpen(false)}>
          <input aria-label="Lowest price" />
        </Sheet>
      )}
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Filter by', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'Filters' }) as HTMLDialogElement | null;

test('opens as a modal layer with its title as name', async () => {
  render(<Page />);
  assert.is(dialog(), null);
  await user.click(opener());
  assert.ok(dialog()?.open);
});

test('closes with its button and returns the focus', async () => {
  render(<Page />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  assert.is(dialog(), null);
  assert.is(document.activeElement, opener());
});

test('closes on a cancel event, as after Escape', async () => {
  render(<Page />);
  await user.click(opener());
  fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }));
  assert.is(dialog(), null);
});

test('closes with a press on the backdrop, but not with one inside', async () => {
  render(<Page />);
  await user.click(opener());
  await user.click(screen.getByLabelText('Lowest price'));
  assert.ok(dialog());
  await user.click(dialog() as Element);
  assert.is(dialog(), null);
});

test.run();
