import '../support/dom-globals.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preloadFiles } from '../../src/loading/built-files.ts';
import { ChunkError, loadModule } from '../../src/loading/load-module.ts';
import { fetchOpened } from '../../src/loading/fetch-opened.ts';
import { type ChunkSource, type Lazy, lazy, loadWaiting, provideChunks } from '../../src/loading/lazy.ts';

const noStyle = () => Promise.reject(new Error('no stylesheet was asked for'));
const provide = (
  chunks: Partial<ChunkSource['chunks']>,
  base: string,
  loadStyle: ChunkSource['loadStyle'] = noStyle,
) => {
  const none = { lazy: [], lazyStyles: [], opened: [] };
  provideChunks({ chunks: { ...none, ...chunks }, base, loadModule, loadStyle, preloadFiles });
};

const offline = () => Promise.reject(new TypeError('no connection'));

const arrivalOf = <T extends object>(code: Lazy<T> | undefined) =>
  new Promise<T>(resolve => void code?.onArrival(resolve));

test('loads code when it is wanted, once', async () => {
  let imports = 0;
  const code = lazy('code', async () => {
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
  const code = lazy('code', () => (isOffline ? offline() : Promise.resolve({ text: 'here' })));
  assert.instance(await code.load().catch((error: unknown) => error), TypeError);
  isOffline = false;
  assert.equal(await code.load(), { text: 'here' });
});

test('finds the file of a failed import in the table of the build, and rejects when that fails, too', async () => {
  const files = [
    ['export const here = 1 //', 'good'],
    ['export const here = ; //', 'bad'],
  ];
  provide({ lazy: files }, 'data:text/javascript,');
  const code = lazy<{ here?: number }>('good', offline);
  assert.is((await code.load()).here, 1);
  const failure = await lazy<object>('bad', offline)
    .load()
    .catch((error: unknown) => error);
  assert.instance(failure, ChunkError);
});

test('is there when the stylesheet of the code is, too', async () => {
  const requested: string[] = [];
  let arrive = () => {};
  const style = new Promise<void>(resolve => {
    arrive = resolve;
  });
  provide({ lazyStyles: ['styled-1.css'] }, '/built/', (_, address) => {
    requested.push(address);
    return style;
  });
  const code = lazy('styled', async () => ({ here: true }));
  const loading = code.load();
  // The code has arrived by then.
  await new Promise(resolve => setTimeout(resolve));
  assert.is(code.peek(), undefined);
  arrive();
  assert.equal(await loading, { here: true });
  await lazy('plain', async () => ({ here: true })).load();
  assert.equal(requested, ['/built/styled-1.css']);
});

test('loads when there is time what the page may come to need, and nothing else', async () => {
  const [shown, other] = ['shown', 'other'].map(name => lazy(name, async () => ({ name })));
  shown?.loadAhead();
  await new Promise(resolve => setTimeout(resolve));
  assert.is(shown?.peek(), undefined);
  loadWaiting('idle');
  assert.equal(await arrivalOf(shown), { name: 'shown' });
  assert.is(other?.peek(), undefined);
});

test('leaves what a press opens until somebody is about to press', async () => {
  const opened = lazy('opened', async () => ({ opened: 1 }), 'intent');
  opened.loadAhead();
  loadWaiting('idle');
  await new Promise(resolve => setTimeout(resolve));
  assert.is(opened.peek(), undefined);
  loadWaiting('intent');
  assert.equal(await arrivalOf(opened), { opened: 1 });
});

test('fetches what a press opens, and runs none of it', async () => {
  provide(
    {
      opened: ['menu-1.js', 'parts-2.js'],
      lazy: [['menu-1.js', 'menu', 'parts']],
      lazyStyles: ['parts-3.css', 'other-4.css'],
    },
    'https://shop.example/built/',
  );
  fetchOpened();
  fetchOpened();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  assert.equal(
    links.map(link => [link.href, link.getAttribute('fetchpriority') ?? link.fetchPriority]),
    ['menu-1.js', 'parts-2.js'].map(name => [`https://shop.example/built/${name}`, 'low']),
  );
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  assert.equal([...new Set(styles.map(({ href }) => href))], ['https://shop.example/built/parts-3.css']);
});

test('forgets who no longer waits for code that nobody has asked for', async () => {
  const code = lazy('unasked', async () => ({ here: true }), 'intent');
  const arrived: string[] = [];
  const stop = code.onArrival(() => arrived.push('gone'));
  code.onArrival(() => arrived.push('waiting'));
  stop();
  await code.load();
  code.onArrival(() => arrived.push('late'));
  assert.equal(arrived, ['waiting', 'late']);
});

test('has time from then on', async () => {
  const late = lazy('late', async () => ({ late: 1 }));
  late.loadAhead();
  assert.equal(await arrivalOf(late), { late: 1 });
  const missing = lazy('missing', offline);
  missing.loadAhead();
  assert.instance(await missing.load().catch((error: unknown) => error), TypeError);
});

test.run();
