import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ChunkError } from '../../src/loading/load-module.ts';
import { later, loadLater, provideChunks } from '../../src/loading/later.ts';

const offline = () => Promise.reject(new TypeError('no connection'));

test('brings code when it is wanted, once', async () => {
  let imports = 0;
  const code = later('code', async () => {
    imports += 1;
    return { here: true };
  });
  assert.is(code.peek(), undefined);
  assert.is(imports, 0);
  const [one, other] = await Promise.all([code.load(), code.load()]);
  assert.is(one, other);
  assert.is(code.peek(), one);
  assert.is(await code.arrival, one);
  assert.is(imports, 1);
});

test('tries again after a failure', async () => {
  let isOffline = true;
  const code = later('code', () => (isOffline ? offline() : Promise.resolve('here')));
  assert.instance(await code.load().catch((error: unknown) => error), TypeError);
  isOffline = false;
  assert.is(await code.load(), 'here');
});

test('finds the file of a failed import in the table of the build, and rejects when that fails, too', async () => {
  const files = { good: 'export const here = 1 //', bad: 'export const here = ; //' };
  provideChunks({ prepare: [], app: [], screens: {}, later: files }, 'data:text/javascript,');
  const code = later<{ here?: number }>('good', offline);
  assert.is((await code.load()).here, 1);
  const failure = await later('bad', offline)
    .load()
    .catch((error: unknown) => error);
  assert.instance(failure, ChunkError);
});

// The last one, for from then on there is time.
test('brings all at once when there is time, and what is declared from then on', async () => {
  const nested: { code?: ReturnType<typeof later<string>> } = {};
  const outer = later('outer', async () => {
    nested.code = later('inner', async () => 'inner');
    return 'outer';
  });
  await loadLater().catch(() => {});
  await loadLater().catch(() => {});
  assert.equal([outer.peek(), nested.code?.peek()], ['outer', 'inner']);
  const late = later('late', async () => 'late');
  assert.is(await late.arrival, 'late');
});

test.run();
