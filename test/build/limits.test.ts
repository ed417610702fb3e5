import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brokenLimits, limits, weights } from '../../src/build/limits.mjs';

const file = (brotli: number) => ({ bytes: brotli * 3, brotli, hash: '', integrity: '' });

/** A build in small, whose one screen weighs so much. */
const manifest = (home: number) => ({
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
  ofEveryPage: [],
  lazy: ['menu.css'],
});

let root = '';
test.before.each(async () => {
  root = await mkdtemp(join(tmpdir(), 'limits-'));
  await mkdir(join(root, '.tmp'));
});
test.after.each(() => rm(root, { recursive: true, force: true }));

test('weighs a screen with the entry', () => {
  const [home] = weights(manifest(5_000)).filter(({ what }) => what === 'scripts of home');
  assert.equal(home, { what: 'scripts of home', bytes: 6_000, limit: limits.otherScreen });
});

test('says nothing while all limits are kept', async () => {
  assert.equal(await brokenLimits(root, manifest(5_000), { 'src/a.ts': 'core' }), []);
});

test('names what is too large, and what has moved since the last build within the limits', async () => {
  await brokenLimits(root, manifest(5_000), { 'src/a.ts': 'shared', 'src/b.ts': 'core' });
  const broken = await brokenLimits(root, manifest(limits.otherScreen), {
    'src/a.ts': 'core',
    'src/b.ts': 'core',
  });
  assert.equal(broken, [
    'Too large: scripts of home, 113.0 kB of at most 112.0 kB.',
    'Moved since the last build within the limits:',
    '  src/a.ts: from shared to core',
  ]);
});

test('compares with the last build that kept the limits, however many broke them since', async () => {
  await brokenLimits(root, manifest(5_000), { 'src/a.ts': 'shared' });
  await brokenLimits(root, manifest(limits.otherScreen), { 'src/a.ts': 'home' });
  const broken = await brokenLimits(root, manifest(limits.otherScreen), { 'src/a.ts': 'core' });
  assert.is(broken.at(-1), '  src/a.ts: from shared to core');
});

test.run();
