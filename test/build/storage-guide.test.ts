/** Holds the table of storage in the guide of the package against the keys that the sources use. */
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const src = new URL('../../src/', import.meta.url);
const guide = await readFile(new URL('build/package/README.md', src), 'utf8');
const [, table = ''] = /### Cookies and storage\n\n[^|]*([\s\S]*?)\n\n/.exec(guide) ?? [];

const sources = (await readdir(src, { recursive: true, encoding: 'utf8' })).filter(
  name => /\.tsx?$/.test(name) && !name.startsWith('build'),
);
const code = (await Promise.all(sources.map(name => readFile(new URL(name, src), 'utf8')))).join('\n');

/** Keys as they are written: a constant whose name says so, or a text handed to the storage. */
const used = new Set(
  [
    ...code.matchAll(
      /\b(?:\w*(?:storage|choice|rates|asked|last|leaving|AfterSignIn|afterSignIn|searches|viewed|comparison)Key|RecentSearchesKey|recentSearchesKey|recentlyViewedKey) = '(\w+)'/gi,
    ),
    ...code.matchAll(/storage\.(?:set|get)\('(\w+)'/g),
  ].map(([, key = '']) => key),
);

test('names every key that the sources use', () => {
  assert.ok(used.size > 10, [...used].join());
  assert.equal(
    [...used].filter(key => !table.includes(`\`${key}`)),
    [],
  );
});

test('names no key that they do not use', () => {
  const named = [...table.matchAll(/`([a-z_]+[\d_]*[a-z\d]*)…?:?…?`/g)].map(([, key = '']) => key);
  assert.ok(named.length > 10);
  assert.equal(
    named.filter(key => !code.includes(key.replace(/_chosen$/, ''))),
    [],
  );
});

test.run();
