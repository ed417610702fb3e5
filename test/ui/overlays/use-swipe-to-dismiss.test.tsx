import { cleanup, fireEvent, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useSwipeToDismiss } from '../../../src/ui/overlays/use-swipe-to-dismiss.ts';

function Drawer({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <dialog open aria-label="Menu" className="mp-modal">
      <div {...useSwipeToDismiss(onDismiss)}>
        <p>Stores</p>
        <div popover="manual">
          <p>Currencies</p>
        </div>
      </div>
    </dialog>
  );
}

/** A drawer 300 px wide at the start of the page, and a finger on it. */
function open() {
  let dismissed = 0;
  render(
    <Drawer
      onDismiss={() => {
        dismissed += 1;
      }}
    />,
  );
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  drawer.getBoundingClientRect = () => DOMRect.fromRect({ width: 300, height: 600 });
  // A released element is at its place at once.
  Object.assign(drawer, { animate: undefined });
  const finger = (
    type: string,
    [x, y]: Place,
    { on = 'Stores', time = 1000, pointerType = 'touch' } = {},
  ) => {
    const event = new PointerEvent(`pointer${type}`, {
      ...{ bubbles: true, pointerType, isPrimary: true, clientX: x, clientY: y },
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(screen.getByText(on), event);
  };
  return {
    drawer,
    finger,
    dismissed: () => dismissed,
    swipe(from: Place, to: Place, { until = 6000, ...how }: Swipe = {}) {
      finger('down', from, how);
      finger('move', to, how);
      finger('up', to, { ...how, time: until });
    },
  };
}
type Place = readonly [x: number, y: number];
interface Swipe {
  readonly until?: number;
  readonly on?: string;
  readonly pointerType?: string;
}

test('is swiped away by a third of its width, or with a flick, towards the edge it came from', () => {
  const { swipe, dismissed } = open();
  swipe([200, 100], [110, 100]);
  assert.is(dismissed(), 0);
  swipe([200, 100], [90, 100]);
  assert.is(dismissed(), 1);
  swipe([200, 100], [150, 100], { until: 1100 });
  assert.is(dismissed(), 2);
  swipe([100, 100], [290, 100]);
  assert.is(dismissed(), 2);
});

test('is swiped to the other side where the page runs from right to left', () => {
  const { drawer, swipe, dismissed } = open();
  drawer.style.direction = 'rtl';
  swipe([200, 100], [90, 100]);
  assert.is(dismissed(), 0);
  swipe([90, 100], [200, 100]);
  assert.is(dismissed(), 1);
});

test('follows the finger, and lies where it was when the browser takes over', () => {
  const { drawer, finger, dismissed } = open();
  finger('down', [200, 100]);
  finger('move', [195, 100]);
  assert.is(drawer.style.translate, '');
  finger('move', [60, 100]);
  assert.is(drawer.style.translate, '-140px');
  finger('cancel', [60, 100]);
  assert.equal([drawer.style.translate, dismissed()], ['', 0]);
});

test('is not dismissed once more at the end of its way when a link has closed it meanwhile', async () => {
  const { drawer, swipe, dismissed } = open();
  let arrive = () => {};
  const finished = new Promise<void>(resolve => {
    arrive = resolve;
  });
  Object.assign(drawer, { animate: () => ({ finished }) });
  swipe([200, 100], [20, 100]);
  cleanup();
  arrive();
  await finished;
  assert.is(dismissed(), 0);

  const other = open();
  Object.assign(other.drawer, { animate: () => ({ finished }) });
  other.swipe([200, 100], [20, 100]);
  await finished;
  assert.is(other.dismissed(), 1);
});

test('leaves a finger that scrolls down, a mouse, and what lies over it alone', () => {
  const { drawer, swipe, finger, dismissed } = open();
  finger('down', [200, 100]);
  finger('move', [180, 200]);
  finger('move', [20, 200]);
  assert.is(drawer.style.translate, '');
  finger('up', [20, 200]);
  swipe([200, 100], [20, 100], { pointerType: 'mouse' });
  swipe([200, 100], [20, 100], { on: 'Currencies' });
  assert.is(dismissed(), 0);
});

test.run();
