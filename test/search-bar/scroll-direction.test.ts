import '../support/dom.ts';
import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchScrollDirection } from '../../src/search-bar/scroll-direction.ts';

test.before.each(() => mock.timers.enable({ apis: ['setInterval'] }));
test.after.each(() => mock.timers.reset());

/** The views that are reported for a page, which an element within it may scroll. */
function start(at = 0, scroller: Element = document.documentElement) {
  scroller.scrollTop = at;
  const views: string[] = [];
  const stop = watchScrollDirection(view => views.push(view));
  return {
    views,
    stop,
    /** Scrolls with many events, then lets 100 ms pass. */
    to(...places: number[]) {
      for (const place of places) {
        scroller.scrollTop = place;
        (scroller === document.documentElement ? document : scroller).dispatchEvent(new Event('scroll'));
      }
      mock.timers.tick(100);
    },
  };
}

test('reports filters while scrolling down, the search while scrolling up', () => {
  const { views, to } = start();
  to(100, 300, 500);
  to(800);
  to(700);
  assert.equal(views, ['filters', 'filters', 'search']);
});

test('reports the search at the top, and above it', () => {
  const { views, to } = start();
  to(30);
  to(60);
  to(0);
  to(-40);
  assert.equal([...new Set(views)], ['search']);
});

test('checks every 100 ms, not at every event', () => {
  const { views, to } = start();
  to(...Array.from({ length: 50 }, (_, index) => 100 + index * 10));
  assert.equal(views, ['filters']);
});

test('ignores a trembling finger, but not a slow one', () => {
  const { views, to } = start(500);
  to(503);
  to(499);
  to(502);
  assert.equal(views, []);
  to(505);
  to(508);
  assert.equal(views, ['filters']);
});

test('hears an element that scrolls the page', () => {
  document.body.innerHTML = '<div style="overflow-y: auto"><main></main></div>';
  const scroller = document.body.firstElementChild as Element;
  Object.defineProperty(scroller, 'scrollHeight', { value: 3000 });
  const { views, to } = start(0, scroller);
  to(300);
  assert.equal(views, ['filters']);
});

test('runs nothing while the page rests', () => {
  let running = 0;
  const { setInterval: begin, clearInterval: end } = globalThis;
  globalThis.setInterval = ((...given: Parameters<typeof begin>) => {
    running += 1;
    return begin(...given);
  }) as typeof begin;
  globalThis.clearInterval = timer => {
    if (timer !== undefined) running -= 1;
    end(timer);
  };
  try {
    const { to, stop } = start();
    assert.is(running, 0);
    to(300);
    assert.is(running, 1);
    mock.timers.tick(100);
    assert.is(running, 0);
    to(400);
    stop();
    assert.is(running, 0);
  } finally {
    Object.assign(globalThis, { setInterval: begin, clearInterval: end });
  }
});

test.run();
