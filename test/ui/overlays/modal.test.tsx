import { fireEvent, render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Modal } from '../../../src/ui/overlays/modal.tsx';

let dismissed = 0;
test.before.each(() => {
  dismissed = 0;
});
const draw = (given: { isRequired?: boolean; isAlert?: boolean } = {}) =>
  render(
    <Modal labelledBy="name" describedBy="more" onDismiss={() => void dismissed++} {...given}>
      <h2 id="name">Notice</h2>
      <p id="more">More about it</p>
      <button type="button">OK</button>
    </Modal>,
  );
const dialog = (role = 'dialog') => screen.getByRole(role, { name: 'Notice' }) as HTMLDialogElement;
const isLocked = () => document.documentElement.style.overflow === 'hidden';

test('has a name, a description, and the role of an alert where asked', () => {
  draw({ isAlert: true });
  assert.is(dialog('alertdialog').getAttribute('aria-describedby'), 'more');
});

test('locks the scroll of the page until it unmounts', () => {
  const view = draw();
  assert.ok(isLocked());
  view.unmount();
  assert.not(isLocked());
});

test('reports when the browser closes it without a cancel event', () => {
  draw();
  dialog().close();
  assert.is(dismissed, 1);
});

test('stays open where an answer is required, also if the browser closes it', async () => {
  draw({ isRequired: true });
  const refused = !fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  assert.ok(refused);
  await user.click(dialog());
  dialog().close();
  assert.is(dismissed, 0);
  assert.ok(dialog().open);
});

test('stays open when only a dialog within it is cancelled', () => {
  let innerDismissed = 0;
  render(
    <Modal labelledBy="name" onDismiss={() => void dismissed++}>
      <h2 id="name">Notice</h2>
      <Modal labelledBy="inner" onDismiss={() => void innerDismissed++}>
        <h2 id="inner">Details</h2>
      </Modal>
    </Modal>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Details' }), new Event('cancel', { cancelable: true }));
  assert.equal([innerDismissed, dismissed], [1, 0]);
});

test('closes at the end of a press on the backdrop, not of one that began inside', async () => {
  draw();
  fireEvent.pointerDown(dialog());
  assert.is(dismissed, 0);
  fireEvent.click(dialog());
  assert.is(dismissed, 1);
  fireEvent.pointerDown(dialog().firstElementChild as Element);
  fireEvent.click(dialog());
  assert.is(dismissed, 1);
});

test('ignores the second press of a double click that opened or closed it', () => {
  const view = draw();
  const below = document.createElement('button');
  document.body.append(below);
  let clicks = 0;
  below.onclick = () => void clicks++;
  fireEvent.pointerDown(dialog());
  assert.not(fireEvent.click(dialog(), { detail: 2 }), 'nor does it follow a link');
  assert.is(dismissed, 0);
  view.unmount();
  fireEvent.click(below, { detail: 2 });
  assert.is(clicks, 0);
  for (const detail of [0, 1]) fireEvent.click(below, { detail });
  assert.is(clicks, 2, 'a key, or a press of its own');
  below.remove();
});

test.run();
