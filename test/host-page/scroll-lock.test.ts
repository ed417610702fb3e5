import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lockScroll } from '../../src/host/scroll-lock.ts';

const root = document.documentElement;
/** Lets the page have a scrollbar of that width in px. */
function setScrollbar(width: number): void {
  Object.defineProperty(root, 'clientWidth', { value: window.innerWidth - width, configurable: true });
}
test.before.each(() => setScrollbar(0));
test.after.each(() => root.removeAttribute('style'));

test('locks until the last holder releases', () => {
  const releases = [lockScroll(), lockScroll()];
  assert.is(root.style.overflow, 'hidden');
  releases[0]?.();
  assert.is(root.style.overflow, 'hidden');
  releases[1]?.();
  assert.is(root.style.overflow, '');
});

test('counts a repeated release once', () => {
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  first();
  assert.is(root.style.overflow, 'hidden');
  second();
  assert.is(root.style.overflow, '');
});

test('reserves the width of a visible scrollbar only', () => {
  lockScroll()();
  const withoutScrollbar = lockScroll();
  assert.is(root.style.getPropertyValue('scrollbar-gutter'), '');
  withoutScrollbar();
  setScrollbar(15);
  const release = lockScroll();
  assert.is(root.style.getPropertyValue('scrollbar-gutter'), 'stable');
  release();
  assert.is(root.style.getPropertyValue('scrollbar-gutter'), '');
});

test('restores the styles of the page', () => {
  root.style.overflow = 'scroll';
  lockScroll()();
  assert.is(root.style.overflow, 'scroll');
  root.style.cssText = 'overflow-y: scroll';
  lockScroll()();
  assert.is(root.style.overflowY, 'scroll');
});

test('leaves no empty attribute on the page', () => {
  root.removeAttribute('style');
  lockScroll()();
  assert.not.ok(root.hasAttribute('style'));
});

test.run();
