import { act, expectConsole, render, screen } from '../support/dom.ts';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Lazy } from '../../src/loading/lazy.ts';
import { idleComponent, lazyComponent } from '../../src/ui/lazy-component.tsx';

interface Code {
  readonly Greeting: (props: { name: string }) => ReactNode;
}

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

/** Code that comes when the test says so. */
function postponed() {
  let arrived: (code: Code) => void = () => {};
  const arrival = new Promise<Code>(resolve => {
    arrived = resolve;
  });
  let reject: (error: Error) => void = () => {};
  let isHere = false;
  let requested = 0;
  const code: Code = { Greeting };
  const lazy: Lazy<Code> = {
    onArrival(listener) {
      void arrival.then(listener);
      return () => {};
    },
    peek: () => (isHere ? code : undefined),
    fetch() {},
    load() {
      requested += 1;
      return Promise.race([arrival, new Promise<never>((_, refuse) => (reject = refuse))]);
    },
  };
  return {
    lazy,
    requested: () => requested,
    fail: () => act(async () => reject(new Error('no connection'))),
    arrive: () =>
      act(async () => {
        isHere = true;
        arrived(code);
      }),
  };
}

test('asks for its code and shows the fallback meanwhile', async () => {
  const { lazy, requested, arrive } = postponed();
  const LazyGreeting = lazyComponent(lazy, code => code.Greeting);
  render(<LazyGreeting name="you" fallback={<p>wait</p>} />);
  assert.ok(screen.getByText('wait'));
  assert.is(requested(), 1);
  await arrive();
  assert.ok(screen.getByText('Hello you'));
  assert.is(screen.queryByText('wait'), null);
});

test('stands at once when its code is here', async () => {
  const { lazy, requested, arrive } = postponed();
  await arrive();
  const LazyGreeting = lazyComponent(lazy, code => code.Greeting);
  render(<LazyGreeting name="you" />);
  assert.ok(screen.getByText('Hello you'));
  assert.is(requested(), 0);
});

test('waits for idle time to load its code, or for others, where it is to wait', async () => {
  const { lazy, requested, arrive } = postponed();
  const IdleGreeting = idleComponent(lazy, code => code.Greeting);
  render(<IdleGreeting name="you" fallback={<p>wait</p>} />);
  assert.ok(screen.getByText('wait'));
  assert.is(requested(), 0);
  await arrive();
  assert.ok(screen.getByText('Hello you'));
});

test('keeps the fallback where its code cannot be had', async () => {
  const messages = expectConsole(/no connection/);
  const { lazy, fail } = postponed();
  const LazyGreeting = lazyComponent(lazy, code => code.Greeting);
  render(<LazyGreeting name="you" fallback={<p>wait</p>} />);
  await fail();
  assert.ok(screen.getByText('wait'));
  assert.is(messages.length, 1);
});

test('stands there as soon as somebody else has brought the code that it could not have', async () => {
  expectConsole(/no connection/);
  const { lazy, fail, arrive } = postponed();
  const LazyGreeting = lazyComponent(lazy, code => code.Greeting);
  render(<LazyGreeting name="you" failure={() => <p>it did not come</p>} />);
  await fail();
  assert.ok(screen.getByText('it did not come'));
  await arrive();
  assert.ok(screen.getByText('Hello you'));
  assert.is(screen.queryByText('it did not come'), null);
});

test('asks again when it is drawn anew', async () => {
  expectConsole(/no connection/);
  const { lazy, requested, fail } = postponed();
  const LazyGreeting = lazyComponent(lazy, code => code.Greeting);
  const { unmount } = render(<LazyGreeting name="you" />);
  await fail();
  unmount();
  expectConsole(/no connection/);
  render(<LazyGreeting name="you" />);
  assert.is(requested(), 2);
  await act(async () => {});
});

test.run();
