import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ChunkError } from '../../src/loading/load-module.ts';
import { provideChunks } from '../../src/loading/later.ts';
import { loadScreen } from '../../src/routing/load-screen.ts';

/** Chunks as data addresses: the import fails, only the second attempt reaches them. */
const chunks = {
  prepare: [],
  app: [],
  screens: {
    PageSearch: ['export const screen = "search" //'],
    broken: ['export const screen = ; //'],
  },
};
const base = 'data:text/javascript,';
const offline = () => Promise.reject(new TypeError('no connection'));

test('asks nobody twice for a screen that is there', async () => {
  let imports = 0;
  const load = () =>
    loadScreen('home', async () => {
      imports += 1;
      return { screen: 'home' };
    });
  assert.is((await load()).screen, 'home');
  assert.is((await load()).screen, 'home');
  assert.is(imports, 1);
});

test('finds the file of a screen whose import failed in the table of the build', async () => {
  provideChunks(chunks, base);
  const module = await loadScreen<{ screen: string }>('PageSearch', offline);
  assert.is(module.screen, 'search');
});

test('rejects after the second failure, and tries again when asked again', async () => {
  provideChunks(chunks, base);
  const failure = await loadScreen('broken', offline).catch((error: unknown) => error);
  assert.instance(failure, ChunkError);
  const module = await loadScreen('broken', async () => ({ screen: 'back' }));
  assert.is(module.screen, 'back');
});

test.run();
