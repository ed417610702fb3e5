import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lockScroll } from '../../src/host/scroll-lock.ts';
import { pageScroller, pageTop, scrollPage, scrollersAround } from '../../src/host/scroller.ts';
import { topInPage } from '../../src/routing/scrolling/scroll.ts';

/** Lays `main` into boxes with these styles, the outermost first, each with more content than fits. */
function layOut(...styles: string[]): HTMLElement[] {
  document.body.innerHTML = `${styles.map(style => `<div style="${style}">`).join('')}<main></main>`;
  const boxes = [...document.querySelectorAll('div')];
  for (const box of boxes) setHeight(box, 3000);
  return boxes;
}
const setHeight = (element: Element, value: number) =>
  Object.defineProperty(element, 'scrollHeight', { value, configurable: true });
const { body, documentElement: root } = document;
test.after.each(() => {
  for (const one of [root, body]) one.removeAttribute('style');
  setHeight(body, 0);
});

test('is the window where nothing else scrolls', () => {
  layOut('overflow: hidden', 'overflow-x: scroll; overflow-y: visible');
  assert.is(pageScroller(), null);
  assert.is(pageTop(), window.scrollY);
});

test('is the nearest of the elements that scroll', () => {
  const [outer, inner] = layOut('overflow-y: auto', 'overflow-y: scroll');
  assert.equal(scrollersAround(), [inner, outer]);
  assert.is(pageScroller(), inner);
});

test('is no element that only hides what is too wide', () => {
  const [box] = layOut('overflow-x: hidden; overflow-y: auto');
  if (box) setHeight(box, 0);
  assert.is(pageScroller(), null);
});

test('is the body only where the root element has an overflow of its own', () => {
  layOut();
  body.style.overflowY = 'auto';
  setHeight(body, 3000);
  root.style.cssText = 'overflow-x: visible; overflow-y: visible';
  assert.is(pageScroller(), null);
  root.style.overflowY = 'hidden';
  assert.is(pageScroller(), body);
});

test('scrolls and measures within the element', () => {
  const [box] = layOut('overflow-y: auto');
  assert.ok(box);
  const scrolls: unknown[] = [];
  Object.assign(box, { scrollTo: (to: ScrollToOptions) => scrolls.push(to) });
  box.getBoundingClientRect = () => new DOMRect(0, 50, 800, 600);
  box.scrollTop = 200;
  const main = document.querySelector('main') as HTMLElement;
  main.getBoundingClientRect = () => new DOMRect(0, -100, 800, 3000);
  assert.is(pageTop(), 200);
  assert.is(topInPage(main), 50);
  scrollPage(70, 'instant');
  assert.equal(scrolls, [{ top: 70, behavior: 'instant' }]);
});

test('stays the same element while a dialog keeps it from scrolling', () => {
  const [box] = layOut('overflow-y: auto');
  const release = lockScroll();
  assert.is(box?.style.overflow, 'hidden');
  assert.is(root.style.overflow, '');
  assert.is(pageScroller(), box);
  release();
  assert.is(box?.style.overflowY, 'auto');
});

test.run();
