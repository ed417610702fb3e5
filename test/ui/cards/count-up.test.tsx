import { act, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Figures, SiteFigures } from '../../../src/ui/cards/site-figures.tsx';

/** Replaces the observer of the browser, which needs a layout. */
let comeIntoSight = () => {};
let watching = 0;
window.IntersectionObserver = class {
  constructor(callback: IntersectionObserverCallback) {
    comeIntoSight = () =>
      act(() =>
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe() {
    watching += 1;
  }
  disconnect() {
    watching -= 1;
  }
} as unknown as typeof IntersectionObserver;

let frame: FrameRequestCallback | undefined;
window.requestAnimationFrame = callback => {
  frame = callback;
  return 1;
};
window.cancelAnimationFrame = () => {
  frame = undefined;
};
/** Runs the requested animation frame at a time, ms. */
const draw = (now: number) => {
  const requested = frame;
  frame = undefined;
  act(() => requested?.(now));
};

let wantsCalm = false;
window.matchMedia = (query: string) => ({ matches: wantsCalm, media: query }) as MediaQueryList;

test.before.each(() => {
  wantsCalm = false;
  frame = undefined;
});

const show = (figures: Figures | undefined) => (
  <SiteFigures figures={figures} hasFailed={false} onRetry={() => {}} />
);
const counted = () => [...document.querySelectorAll<HTMLElement>('dd')].map(one => one.dataset.counted);
const answer = (): Figures => ({ total_verified_reviews: 14_503, shop_metric: 60 });

test('counts figures up once they are in view', () => {
  render(show(answer()));
  assert.equal(counted(), ['0', '0']);
  assert.is(frame, undefined);
  comeIntoSight();
  draw(1000);
  assert.equal(counted(), ['0', '0']);
  draw(1400);
  assert.equal(counted(), ['12,690', '53']);
  draw(1800);
  assert.equal(counted(), [undefined, undefined]);
  assert.is(frame, undefined);
});

test('keeps the final figures in the document meanwhile', () => {
  render(show(answer()));
  comeIntoSight();
  draw(0);
  draw(100);
  assert.is.not(counted()[0], undefined);
  assert.ok(screen.getByText('14,503'));
  assert.ok(screen.getByText('60'));
});

test('counts figures that arrive after the first render', () => {
  const { rerender } = render(show(undefined));
  assert.equal(counted(), [undefined, undefined, undefined]);
  rerender(show(answer()));
  assert.equal(counted(), ['0', '0']);
});

test('counts the same answer once, also after Back', () => {
  const figures = answer();
  const { unmount } = render(show(figures));
  comeIntoSight();
  draw(0);
  unmount();
  assert.is(frame, undefined);
  render(show(figures));
  assert.equal(counted(), [undefined, undefined]);
});

test('stops watching when it unmounts before it was in view', () => {
  const before = watching;
  const { unmount } = render(show(answer()));
  assert.is(watching, before + 1);
  unmount();
  assert.is(watching, before);
});

test('shows the figures at once with reduced motion', () => {
  wantsCalm = true;
  render(show(answer()));
  assert.equal(counted(), [undefined, undefined]);
});

test.run();
