import '../support/dom-globals.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preloadFiles } from '../../src/loading/built-files.ts';
import { ChunkError, loadModule } from '../../src/loading/load-module.ts';
import { loadAhead, loadWhenIdle, startIdleTime } from '../../src/loading/idle.ts';
import { type ChunkSource, type Lazy, lazy, provideChunks } from '../../src/loading/lazy.ts';

const noStyle = () => Promise.reject(new Error('no stylesheet was asked for'));
const provide = (
  base: string,
  lazyStyles: readonly string[] = [],
  loadStyle: ChunkSource['loadStyle'] = noStyle,
) => provideChunks({ chunks: { lazyStyles }, base, loadModule, loadStyle, preloadFiles });

/** An import as the build writes it: with the name of the built file. */
const builtImport = <T extends object>(name: string, load: () => Promise<T>) =>
  Object.assign(() => load(), { toString: () => `()=>import("./${name}")` });

const offline = () => Promise.reject(new TypeError('no connection'));

const arrivalOf = <T extends object>(code: Lazy<T> | undefined) =>
  new Promise<T>(resolve => void code?.onArrival(resolve));

test('loads code when it is wanted, once', async () => {
  let imports = 0;
  const code = lazy(async () => {
    imports += 1;
    return { here: true };
  });
  assert.is(code.peek(), undefined);
  assert.is(imports, 0);
  const [one, other] = await Promise.all([code.load(), code.load()]);
  assert.is(one, other);
  assert.is(code.peek(), one);
  assert.is(await arrivalOf(code), one);
  assert.is(imports, 1);
});

test('tries again after a failure', async () => {
  let isOffline = true;
  const code = lazy(() => (isOffline ? offline() : Promise.resolve({ text: 'here' })));
  assert.instance(await code.load().catch((error: unknown) => error), TypeError);
  isOffline = false;
  assert.equal(await code.load(), { text: 'here' });
});

test('finds the file of a failed import in its source text, and rejects when that fails, too', async () => {
  provide('data:text/javascript,');
  const code = lazy(builtImport<{ here?: number }>('export const here = 1 //', offline));
  assert.is((await code.load()).here, 1);
  const failure = await lazy(builtImport<object>('export const here = ; //', offline))
    .load()
    .catch((error: unknown) => error);
  assert.instance(failure, ChunkError);
});

test('is there when the stylesheet of the code is, too: the one with the name of its script', async () => {
  const requested: string[] = [];
  let arrive = () => {};
  const style = new Promise<void>(resolve => {
    arrive = resolve;
  });
  const styles = ['review-1A.digested.css', 'review-list-2B.digested.css'];
  provide('/built/', styles, (_, address) => {
    requested.push(address);
    return style;
  });
  const here = async () => ({ here: true });
  const code = lazy(builtImport('review-9Z.digested.js', here));
  const loading = code.load();
  // The code has arrived by then.
  await new Promise(resolve => setTimeout(resolve));
  assert.is(code.peek(), undefined);
  arrive();
  assert.equal(await loading, { here: true });
  await lazy(builtImport('rev-9Z.digested.js', async () => ({ here: true }))).load();
  assert.equal(requested, ['/built/review-1A.digested.css']);
});

test('fetches files at low priority, and runs none of them', () => {
  provide('https://shop.example/built/', ['menu-3C.digested.css']);
  let imports = 0;
  const menu = lazy(
    builtImport('menu-1A.digested.js', async () => {
      imports += 1;
      return { menu: true };
    }),
  );
  menu.fetch();
  menu.fetch();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link')].map(link => [
    link.rel,
    link.href,
    link.getAttribute('fetchpriority') ?? link.fetchPriority,
  ]);
  assert.equal(links, [
    ['modulepreload', 'https://shop.example/built/menu-1A.digested.js', 'low'],
    ['prefetch', 'https://shop.example/built/menu-3C.digested.css', 'low'],
  ]);
  assert.is(imports, 0);
});

test('forgets who no longer waits for code that nobody has asked for', async () => {
  const code = lazy(async () => ({ here: true }));
  const arrived: string[] = [];
  const stop = code.onArrival(() => arrived.push('gone'));
  code.onArrival(() => arrived.push('waiting'));
  stop();
  await code.load();
  code.onArrival(() => arrived.push('late'));
  assert.equal(arrived, ['waiting', 'late']);
});

// The page counts as idle from the first of these tests on: their order counts.
test('loads nothing ahead before the first screen is complete, then what is rendered first, one after the other', async () => {
  const order: string[] = [];
  const named = (name: string) =>
    lazy(async () => {
      order.push(`${name} begins`);
      await new Promise(resolve => setTimeout(resolve));
      order.push(`${name} is here`);
      return { name };
    });
  const [ahead, rendered] = [named('ahead'), named('rendered')];
  loadAhead([ahead]);
  loadWhenIdle(rendered);
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(order, []);
  startIdleTime(() => false);
  await arrivalOf(ahead);
  assert.equal(order, ['rendered begins', 'rendered is here', 'ahead begins', 'ahead is here']);
});

test('loads nothing while a call is pending', async () => {
  let isPending = true;
  let looks = 0;
  const waited = new Promise<void>(resolve =>
    startIdleTime(() => {
      looks += 1;
      if (looks > 1) resolve();
      return isPending;
    }),
  );
  const code = lazy(async () => ({ here: true }));
  loadWhenIdle(code);
  await waited;
  assert.is(code.peek(), undefined);
  isPending = false;
  assert.equal(await arrivalOf(code), { here: true });
});

test('leaves to a press what it may need where the browser saves data, and loads what is rendered', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const [ahead, rendered] = [lazy(async () => ({ ahead: 1 })), lazy(async () => ({ rendered: 1 }))];
  loadAhead([ahead]);
  loadWhenIdle(rendered);
  await arrivalOf(rendered);
  Reflect.deleteProperty(navigator, 'connection');
  assert.is(ahead.peek(), undefined);
});

test('goes on after code that cannot be had', async () => {
  const [missing, next] = [lazy(offline), lazy(async () => ({ next: 1 }))];
  loadWhenIdle(missing);
  loadWhenIdle(next);
  assert.equal(await arrivalOf(next), { next: 1 });
  assert.instance(await missing.load().catch((error: unknown) => error), TypeError);
});

test.run();
