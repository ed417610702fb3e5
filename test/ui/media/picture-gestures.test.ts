import { fireEvent } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addPictureGestures, type PictureGestures } from '../../../src/ui/media/picture-gestures.ts';

/** A gallery of 400 by 600 px, filled by a picture of the same shape, with the buttons of the gallery over it. */
function gallery() {
  const area = document.createElement('div');
  area.innerHTML =
    '<button type="button">Next</button><div id="frame"><div id="picture" data-zoomable><img alt=""></div></div>';
  document.body.append(area);
  // A released element is at its place at once.
  Object.assign(area, { animate: undefined });
  const find = <Found extends HTMLElement>(selector: string) => area.querySelector<Found>(selector) as Found;
  const [picture, frame, image] = [find('#picture'), find('#frame'), find<HTMLImageElement>('img')];
  for (const element of [area, frame])
    element.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 400, height: 600 });
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 1200 } });
  const calls = { dismissed: 0, zoomed: [] as boolean[] };
  const gestures = addPictureGestures(area, {
    picture: () => picture,
    dismissible: () => area,
    onDismiss: () => {
      calls.dismissed += 1;
    },
    onZoom: isZoomed => calls.zoomed.push(isZoomed),
  });
  running.push(gestures);
  /** One event of a finger, at a time of the test. */
  const finger = (type: 'down' | 'move' | 'up' | 'cancel', x: number, y: number, more: Finger = {}) => {
    const { target = picture, time = 0, id = 1, pointerType = 'touch' } = more;
    const event = new PointerEvent(`pointer${type}`, {
      ...{ bubbles: true, pointerId: id, pointerType, clientX: x, clientY: y, button: 0 },
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(target, event);
  };
  const drag = (from: Place, to: Place, more: Finger & { readonly until?: number } = {}) => {
    finger('down', ...from, more);
    finger('move', ...to, more);
    finger('up', ...to, { ...more, time: more.until ?? 1000 });
  };
  const tap = (x: number, y: number, time: number) => {
    finger('down', x, y, { time });
    finger('up', x, y, { time });
  };
  return { area, picture, button: find('button'), gestures, calls, finger, drag, tap };
}
type Place = readonly [x: number, y: number];
interface Finger {
  readonly target?: Element;
  readonly time?: number;
  readonly id?: number;
  readonly pointerType?: string;
}

const running: PictureGestures[] = [];
test.after.each(() => {
  for (const gestures of running.splice(0)) gestures.stop();
});

test('enlarges where it is tapped twice, and shows all of the picture after two more taps', () => {
  const { tap, picture, calls } = gallery();
  tap(300, 300, 1000);
  assert.is(picture.style.transform, '');
  tap(305, 300, 1200);
  assert.is(picture.style.transform, 'translate(-157.5px, 0px) scale(2.5)');
  tap(300, 300, 2000);
  tap(300, 300, 2100);
  assert.is(picture.style.transform, '');
  assert.equal(calls.zoomed, [true, false]);
});

test('takes two slow taps, two taps apart and three quick taps for no second double tap', () => {
  const { tap, calls } = gallery();
  tap(100, 100, 1000);
  tap(100, 100, 1400);
  tap(200, 100, 1500);
  assert.equal(calls.zoomed, []);
  for (const time of [3000, 3100, 3200]) tap(200, 100, time);
  assert.equal(calls.zoomed, [true]);
});

test('is pulled away by a quarter of its height, or with a flick, and comes back otherwise', () => {
  const { drag, calls } = gallery();
  drag([200, 100], [200, 220], { until: 5000 });
  assert.is(calls.dismissed, 0);
  drag([200, 100], [200, 260], { until: 5000 });
  assert.is(calls.dismissed, 1);
  drag([200, 100], [200, 150], { until: 100 });
  assert.is(calls.dismissed, 2);
});

test('follows a finger that pulls it down, and no further up than it was', () => {
  const { finger, area } = gallery();
  finger('down', 200, 100);
  finger('move', 200, 140);
  assert.is(area.style.translate, '0 40px');
  finger('move', 200, 60);
  assert.is(area.style.translate, '0 0px');
});

test('is not pulled away by a mouse, sideways, from a button, or by what the browser takes over', () => {
  const { drag, finger, calls, button, area } = gallery();
  drag([200, 100], [200, 400], { pointerType: 'mouse' });
  drag([100, 100], [390, 300]);
  drag([200, 100], [200, 400], { target: button });
  assert.is(area.style.translate, '');
  finger('down', 200, 100);
  finger('move', 200, 400);
  finger('cancel', 200, 400);
  assert.is(calls.dismissed, 0);
});

test('moves an enlarged picture with the finger, as far as its edge, and pulls nothing away', () => {
  const { gestures, drag, picture, calls } = gallery();
  gestures.toggle();
  drag([200, 300], [260, 340]);
  assert.is(picture.style.transform, 'translate(60px, 40px) scale(2.5)');
  drag([0, 0], [400, 599]);
  assert.is(picture.style.transform, 'translate(300px, 450px) scale(2.5)');
  assert.is(calls.dismissed, 0);
});

test('enlarges by two fingers, around their middle, and goes on with the one that stays', () => {
  const { finger, picture } = gallery();
  finger('down', 150, 300);
  finger('down', 250, 300, { id: 2 });
  finger('move', 350, 300, { id: 2 });
  // The point between the fingers moves with them.
  assert.is(picture.style.transform, 'translate(50px, 0px) scale(2)');
  finger('up', 350, 300, { id: 2 });
  finger('move', 140, 300);
  assert.is(picture.style.transform, 'translate(40px, 0px) scale(2)');
});

test('enlarges by the wheel under the pointer, and moves sideways once enlarged', () => {
  const { picture } = gallery();
  const wheel = (deltas: { readonly deltaX?: number; readonly deltaY?: number }) => {
    const event = new Event('wheel', { bubbles: true, cancelable: true });
    const at = { clientX: 200, clientY: 300, deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false };
    return fireEvent(picture, Object.assign(event, at, deltas));
  };
  assert.ok(wheel({ deltaX: 30 }), 'the gallery scrolls');
  assert.not(wheel({ deltaY: -100 }));
  assert.is(picture.style.transform, 'translate(0px, 0px) scale(1.25)');
  wheel({ deltaX: 30 });
  assert.is(picture.style.transform, 'translate(-30px, 0px) scale(1.25)');
});

test('shows all of the picture after a reset, and when the window changes', () => {
  const { gestures, picture, calls } = gallery();
  gestures.zoomBy(3);
  gestures.reset();
  assert.equal([picture.style.transform, calls.zoomed], ['', [true, false]]);
  gestures.zoomBy(3);
  assert.ok(gestures.pan({ x: 10, y: 0 }));
  window.dispatchEvent(new Event('resize'));
  assert.is(picture.style.transform, '');
  assert.not(gestures.pan({ x: 10, y: 0 }));
});

test('ignores events after it was stopped', () => {
  const { gestures, tap, calls } = gallery();
  gestures.stop();
  tap(200, 300, 0);
  tap(200, 300, 100);
  assert.equal(calls.zoomed, []);
});

test.run();
