import { act, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Carousel } from '../../../src/ui/media/carousel.tsx';

/** Replaces the observer of the browser, which needs a layout. */
class Observer {
  static current: Observer;
  readonly watched: Element[] = [];
  stopped = false;
  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options?: IntersectionObserverInit,
  ) {
    Observer.current = this;
  }
  observe(target: Element) {
    this.watched.push(target);
  }
  disconnect() {
    this.stopped = true;
  }
  /** Reports which slides are in view. */
  report(inSight: readonly boolean[]) {
    const entries = inSight.map((isIntersecting, index) => ({ isIntersecting, target: this.watched[index] }));
    act(() => this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver));
  }
}
window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;

const carouselOf = (...names: readonly string[]) => (
  <Carousel label="Most transparent">
    {names.map(name => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    ))}
  </Carousel>
);
const draw = () => render(carouselOf('A', 'B', 'C'));
const inert = () => Observer.current.watched.map(slide => (slide as HTMLElement).inert);
const scroller = () => Observer.current.options?.root as HTMLElement;

test('is a group with a name', () => {
  draw();
  const group = screen.getByRole('group', { name: 'Most transparent' });
  assert.is(group.getAttribute('aria-roledescription'), 'carousel');
});

test('makes slides out of view inert, and releases them', () => {
  draw();
  Observer.current.report([true, true, false]);
  assert.equal(inert(), [false, false, true]);
  Observer.current.report([false, true, true]);
  assert.equal(inert(), [true, false, false]);
});

test('cannot be paged while its slides load', () => {
  const { rerender } = render(
    <Carousel label="Most transparent" isLoading>
      {[<span key="1" />, <span key="2" />, <span key="3" />]}
    </Carousel>,
  );
  Object.defineProperty(scroller(), 'clientWidth', { value: 400 });
  Object.defineProperty(scroller(), 'scrollWidth', { value: 900 });
  Observer.current.report([true, true, false]);
  const next = screen.getByRole('button', { name: 'Next: Most transparent' }) as HTMLButtonElement;
  assert.ok(next.disabled);
  rerender(carouselOf('D', 'E', 'F'));
  Observer.current.report([true, true, false]);
  assert.not(next.disabled);
});

test('observes slides that replaced as many others', () => {
  const { rerender } = draw();
  rerender(carouselOf('D', 'E', 'F'));
  assert.equal(
    Observer.current.watched.map(slide => slide.textContent),
    ['D', 'E', 'F'],
  );
});

test('leaves the slide that holds the focus alone', () => {
  draw();
  Observer.current.report([true, true, false]);
  screen.getByText('A').focus();
  Observer.current.report([false, true, true]);
  assert.equal(inert(), [false, false, false]);
  act(() => screen.getByText('B').focus());
  assert.equal(inert(), [true, false, false]);
});

test('scrolls by its buttons and by the arrow keys', () => {
  draw();
  Object.defineProperty(scroller(), 'clientWidth', { value: 400 });
  Object.defineProperty(scroller(), 'scrollWidth', { value: 900 });
  const moves: unknown[] = [];
  scroller().scrollBy = ((options: ScrollToOptions) => moves.push(options.left)) as typeof scrollBy;
  Observer.current.report([true, false, false]);
  act(() => screen.getByRole('button', { name: 'Next: Most transparent' }).click());
  const arrow = (key: string, altKey = false) =>
    act(() => {
      screen.getByText('A').dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true }));
    });
  arrow('ArrowRight');
  arrow('ArrowLeft');
  arrow('ArrowDown');
  // Alt and the arrow are Back in the browser.
  arrow('ArrowLeft', true);
  assert.equal(moves, [320, 320, -320]);
});

test('leaves the arrow keys to a field in a slide, in either direction of text', () => {
  for (const dir of ['ltr', 'rtl']) {
    const { unmount } = render(
      <div dir={dir}>
        <Carousel label="Fields">
          {[
            <input key="a" type="range" />,
            <select key="b" aria-label="b" />,
            <video key="c" controls muted />,
          ]}
        </Carousel>
      </div>,
    );
    for (const one of document.querySelectorAll('input, select, video')) {
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      act(() => void one.dispatchEvent(event));
      assert.not(event.defaultPrevented, one.localName);
    }
    unmount();
  }
});

const step = (name: string) =>
  screen.getByRole('button', { name: `${name}: Most transparent` }) as HTMLButtonElement;
const enabled = () => ['Previous', 'Next'].map(name => !step(name).disabled);
const scrollTo = (left: number) =>
  act(() => {
    scroller().scrollLeft = left;
    scroller().dispatchEvent(new Event('scroll'));
  });
function renderWide() {
  draw();
  Object.defineProperty(scroller(), 'clientWidth', { value: 400 });
  Object.defineProperty(scroller(), 'scrollWidth', { value: 900 });
  Observer.current.report([true, false, false]);
}

test('disables the button at an end, also where the row continues after the last slide is in view', () => {
  renderWide();
  assert.equal(enabled(), [false, true]);
  scrollTo(200);
  Observer.current.report([false, true, false]);
  assert.equal(enabled(), [true, true]);
  scrollTo(480);
  Observer.current.report([false, false, true]);
  assert.equal(enabled(), [true, true]);
  scrollTo(500);
  assert.equal(enabled(), [true, false]);
  scrollTo(20);
  Observer.current.report([true, false, false]);
  assert.equal(enabled(), [true, true]);
  scrollTo(0);
  assert.equal(enabled(), [false, true]);
});

test('keeps a button with keyboard focus enabled at the end, until the focus leaves it', () => {
  renderWide();
  act(() => step('Next').focus());
  scrollTo(500);
  Observer.current.report([false, false, true]);
  assert.equal(enabled(), [true, true]);
  assert.is(document.activeElement, step('Next'));
  act(() => step('Previous').focus());
  assert.equal(enabled(), [true, false]);
});

test('stops observing when it unmounts', () => {
  const { unmount } = draw();
  unmount();
  assert.ok(Observer.current.stopped);
});

test('leaves the arrow keys alone in a dialog that a slide has opened', () => {
  render(
    <Carousel label="Scores">
      {[
        <dialog key="a" open>
          <button type="button">Close</button>
        </dialog>,
      ]}
    </Carousel>,
  );
  let moves = 0;
  scroller().scrollBy = () => {
    moves += 1;
  };
  act(() => {
    screen
      .getByRole('button', { name: 'Close' })
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  assert.is(moves, 0);
});

test.run();
