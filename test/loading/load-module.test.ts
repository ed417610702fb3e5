import '../support/dom-globals.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ChunkError, loadModule } from '../../src/loading/load-module.ts';

const good = 'data:text/javascript,export const name = "good" //';
const bad = 'data:text/javascript,export const name = ; //';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('hands on the module that was imported', async () => {
  const module = await loadModule<{ name: string }>(good);
  assert.is(module.name, 'good');
});

test('imports once more after a failure, under another address', async () => {
  let attempts = 0;
  const module = await loadModule<{ name: string }>(good, () => {
    attempts += 1;
    return Promise.reject(new TypeError('no connection'));
  });
  assert.is(module.name, 'good');
  assert.is(attempts, 1);
});

test('takes a file that came without its content for a failure', async () => {
  const module = await loadModule<{ name?: string }>(good, async () => ({}));
  assert.is(module.name, 'good');
  assert.instance(await failureOf(loadModule('data:text/javascript,//')), ChunkError);
});

test('gives up after the second failure, telling which module it was', async () => {
  const error = await failureOf(loadModule(bad));
  assert.instance(error, ChunkError);
  assert.match((error as ChunkError).message, '?retry=');
  assert.instance((error as ChunkError).cause, SyntaxError);
});

test('never asks twice under the same address', async () => {
  const first = (await failureOf(loadModule(bad))) as ChunkError;
  const second = (await failureOf(loadModule(bad))) as ChunkError;
  assert.is.not(first.message, second.message);
});

test.run();
