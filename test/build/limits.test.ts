import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brokenLimits, limits, weights } from '../../src/build/limits.mjs';

const file = (brotli: number) => ({ bytes: brotli * 3, brotli, hash: '', integrity: '' });

/** A build in small, whose one screen weighs so much. */
const manifest = (home: number) => ({
  ...{ version: '0', contract: 0 },
  mode: 'production',
  entry: 'marketplace.js',
  style: 'marketplace.css',
  room: 'room.css',
  files: {
    'marketplace.js': file(1_000),
    'marketplace.classic.js': file(500),
    'marketplace.css': file(9_000),
    'home.js': file(home),
    'menu.css': file(2_000),
  },
  routes: { home: { scripts: ['home.js'] } },
  languages: {},
  lazy: ['menu.css'],
});

test('weighs a screen with the entry', () => {
  const [home] = weights(manifest(5_000)).filter(({ what }) => what === 'scripts of home');
  assert.equal(home, { what: 'scripts of home', bytes: 6_000, limit: limits.otherScreen });
});

test('says nothing while all limits are kept', () => {
  assert.equal(brokenLimits(manifest(5_000)), []);
});

test('names what is too large', () => {
  assert.equal(brokenLimits(manifest(limits.otherScreen)), [
    'Too large: scripts of home, 120.0 kB of at most 119.0 kB.',
  ]);
});

test.run();
