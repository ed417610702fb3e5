/** Holds the figures of README.md against the limits that tests hold. */
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { limits } from '../../src/build/limits.mjs';

const kB = (bytes: number) => `${bytes / 1000} kB`;

/** The rows of the table, as the limits have it. */
const expected: readonly (readonly [what: string, atMost: string])[] = [
  [
    'scripts of the first paint, brotli',
    `search ${kB(limits.search)}, any other screen ${kB(limits.otherScreen)}, of these \`marketplace.js\` ${kB(limits.entry)}`,
  ],
  ['files of the first paint', `${limits.firstScripts} scripts, ${limits.firstStyles} stylesheets`],
  ['stylesheets, brotli', `base ${kB(limits.baseStyle)}, a screen's own ${kB(limits.ownStyle)}`],
  ['texts of one language, brotli', kB(limits.language)],
  ['accessibility violations (axe-core), any screen, any width', '0'],
];

test('names every limit in its table as the tests hold it', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = /## Limits that a test holds\n\n([^#]+)\n\n#/.exec(readme) ?? [];
  const rows = table
    .split('\n')
    .slice(2)
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, what = '', atMost = '']) => [what, atMost] as const);
  // Parts without a figure are described elsewhere.
  assert.equal(
    rows.filter(([, atMost]) => /\d/.test(atMost)),
    expected,
  );
});

test('names files that are there', async () => {
  const root = new URL('../../', import.meta.url);
  const folders = await Promise.all(
    ['src', 'fixtures', 'test'].map(async folder =>
      (await readdir(new URL(folder, root), { recursive: true })).map(name => `/${folder}/${name}`),
    ),
  );
  const files = [...folders.flat(), '/build.mjs', '/package.json', '/tsconfig.json', '/README.md'];
  for (const readme of ['README.md', 'src/README.md', 'fixtures/README.md']) {
    const text = await readFile(new URL(readme, root), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|txt))`/g)].map(([, name = '']) => name);
    assert.ok(named.length > 0, readme);
    // Addresses and built files are none of them.
    const sources = named.filter(name => !/^(\/|\.|dist\/)/.test(name));
    const missing = sources.filter(name => !files.some(file => file.endsWith(`/${name}`)));
    assert.equal(missing, [], readme);
  }
});

test.run();
