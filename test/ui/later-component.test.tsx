import { act, expectConsole, render, screen } from '../support/dom.ts';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Later } from '../../src/loading/later.ts';
import { laterComponent } from '../../src/ui/later-component.tsx';

interface Code {
  readonly default: (props: { name: string }) => ReactNode;
}

/** Code that comes when the test says so. */
function postponed() {
  let arrived: (code: Code) => void = () => {};
  const arrival = new Promise<Code>(resolve => {
    arrived = resolve;
  });
  let reject: (error: Error) => void = () => {};
  let isHere = false;
  let asked = 0;
  const code: Code = { default: ({ name }) => <p>Hello {name}</p> };
  const later: Later<Code> = {
    arrival,
    peek: () => (isHere ? code : undefined),
    load() {
      asked += 1;
      return Promise.race([arrival, new Promise<never>((_, refuse) => (reject = refuse))]);
    },
  };
  return {
    later,
    asked: () => asked,
    fail: () => act(async () => reject(new Error('no connection'))),
    arrive: () =>
      act(async () => {
        isHere = true;
        arrived(code);
      }),
  };
}

test('asks for its code and shows the fallback meanwhile', async () => {
  const { later, asked, arrive } = postponed();
  const Greeting = laterComponent(later);
  render(<Greeting name="you" fallback={<p>wait</p>} />);
  assert.ok(screen.getByText('wait'));
  assert.is(asked(), 1);
  await arrive();
  assert.ok(screen.getByText('Hello you'));
  assert.is(screen.queryByText('wait'), null);
});

test('stands at once when its code is here', async () => {
  const { later, asked, arrive } = postponed();
  await arrive();
  const Greeting = laterComponent(later);
  render(<Greeting name="you" />);
  assert.ok(screen.getByText('Hello you'));
  assert.is(asked(), 0);
});

test('waits for others to bring its code where nobody wants it yet', async () => {
  const { later, asked, arrive } = postponed();
  const Greeting = laterComponent(later);
  render(<Greeting name="you" isWanted={false} />);
  assert.is(asked(), 0);
  await arrive();
  assert.ok(screen.getByText('Hello you'));
});

test('keeps the fallback where its code cannot be had', async () => {
  const messages = expectConsole(/no connection/);
  const { later, fail } = postponed();
  const Greeting = laterComponent(later);
  render(<Greeting name="you" fallback={<p>wait</p>} />);
  await fail();
  assert.ok(screen.getByText('wait'));
  assert.is(messages.length, 1);
});

test('stands there as soon as somebody else has brought the code that it could not have', async () => {
  expectConsole(/no connection/);
  const { later, fail, arrive } = postponed();
  const Greeting = laterComponent(later);
  render(<Greeting name="you" failure={() => <p>it did not come</p>} />);
  await fail();
  assert.ok(screen.getByText('it did not come'));
  await arrive();
  assert.ok(screen.getByText('Hello you'));
  assert.is(screen.queryByText('it did not come'), null);
});

test('tells that its code cannot be had, and asks again when it is drawn anew', async () => {
  expectConsole(/no connection/);
  const { later, asked, fail } = postponed();
  const Greeting = laterComponent(later);
  let failed = 0;
  const { unmount } = render(<Greeting name="you" onFail={() => (failed += 1)} />);
  await fail();
  assert.is(failed, 1);
  unmount();
  expectConsole(/no connection/);
  render(<Greeting name="you" />);
  assert.is(asked(), 2);
  await act(async () => {});
});

test.run();
