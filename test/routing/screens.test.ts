import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createScreens } from '../../src/routing/screens.ts';

const Screen = () => null;

test('loads a screen once, however often it is asked for', async () => {
  let asked = 0;
  const screens = createScreens({
    home: async () => {
      asked += 1;
      return { default: Screen };
    },
  });
  const first = screens.load('home');
  assert.is(screens.peek('home'), undefined);
  assert.equal(await Promise.all([first, screens.load('home')]), [Screen, Screen]);
  await screens.load('home');
  assert.equal([asked, screens.peek('home')], [1, Screen]);
});

test('tries again after a failure', async () => {
  let isOffline = true;
  const screens = createScreens({
    home: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Screen })),
  });
  const failure = await screens.load('home').catch((error: unknown) => error);
  assert.is((failure as Error).message, 'offline');
  isOffline = false;
  assert.is(await screens.load('home'), Screen);
});

test.run();
