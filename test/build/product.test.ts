/** Holds what the built product must reach. It looks at dist/, as `npm test` has built it just before. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { build } from '../../build.mjs';
import { limits, weights } from '../../src/build/limits.mjs';
import { medalTiers } from '../../src/contract/limits.ts';
import { productionBuild } from '../support/production-build.ts';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
const read = (name: string) => readFile(join(dist, name), 'utf8');

type Manifest = Awaited<ReturnType<typeof build>>;
let manifest: Manifest;

test.before(async () => {
  manifest = await productionBuild();
});

const names = () => Object.keys(manifest.files);
const scripts = () => names().filter(name => name.endsWith('.js'));
const routes = () => Object.entries(manifest.routes);
/** Those of screens, and of what opens above them. */
const ownStyles = () => [
  ...routes().flatMap(([, { style }]) => style ?? []),
  ...manifest.lazy.filter(name => name.endsWith('.css')),
];

test('keeps everything within its limit', () => {
  const all = weights(manifest);
  assert.ok(all.length > routes().length);
  assert.equal(
    all.filter(({ bytes, limit }) => !(bytes <= limit)),
    [],
  );
});

test(`asks for at most ${limits.firstScripts} scripts and ${limits.firstStyles} stylesheets for the first paint of a screen`, () => {
  const tooMany = routes().filter(
    ([, { scripts: own, style }]) =>
      [manifest.entry, ...own].length > limits.firstScripts || (style ? 2 : 1) > limits.firstStyles,
  );
  assert.equal(tooMany, []);
});

test('sets every variable that the stylesheet uses, there or in a script, and the colour of each tier', async () => {
  const style = (await Promise.all([manifest.style, ...ownStyles()].map(read))).join('');
  const code = (await Promise.all(scripts().map(read))).join('');
  const used = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''));
  assert.ok(used.size > 10);
  assert.equal(
    [...used].filter(name => !style.includes(`${name}:`) && !code.includes(name)),
    [],
  );
  for (const { tier } of medalTiers) assert.match(style, `--mp-${tier}:`);
});

test('looks into nothing as large as a screen for what decides on its style: each change would have all of it styled again', async () => {
  const large =
    /(?:\bhtml|\bbody|\bmain|\.mp-root|\.mp-page[\w-]*|\.mp-container|\.mp-(?:feed|product|shop|search|home))(?::not\()?:has\((?!\s*>)[^)]*\)/g;
  for (const name of names().filter(name => name.endsWith('.css')))
    assert.equal([name, ...((await read(name)).match(large) ?? [])], [name]);
});

test('lists chunks that exist for the screens of the route table', () => {
  for (const name of ['home', 'PageSearch', 'product'])
    assert.ok((manifest.routes[name]?.scripts.length ?? 0) >= 2, `${name} has no chunk of its own`);
  const unknown = Object.values(manifest.routes)
    .flatMap(({ scripts, style }) => [...scripts, ...(style ? [style] : [])])
    .filter(name => !(name in manifest.files));
  assert.equal(unknown, []);
});

test('lists the files of a screen with the largest first, for browsers ask an HTTP/1.1 host for few at a time', () => {
  for (const { scripts } of Object.values(manifest.routes)) {
    const sizes = scripts.map(name => manifest.files[name]?.bytes ?? 0);
    assert.equal(
      sizes,
      [...sizes].sort((one, other) => other - one),
    );
  }
});

test('writes the name of a built script into every import on demand, from where lazy code reads it', async () => {
  const code = (await Promise.all(scripts().map(read))).join('\n');
  const names = [...code.matchAll(/\(\)=>import\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name);
  assert.ok(names.length > 20);
  assert.equal(
    names.filter(name => !manifest.lazy.includes(name)),
    [],
  );
  assert.is([...code.matchAll(/[^.\w$]import\("/g)].length, names.length);
});

test('asks browsers to compile what every first paint runs while it loads, and nothing else', async () => {
  const isAsked = async (name: string) => (await read(name)).startsWith('//# allFunctionsCalledOnLoad\n');
  const shared = scripts().filter(name => routes().every(([, { scripts: own }]) => own.includes(name)));
  assert.ok(shared.length > 1);
  for (const name of scripts()) assert.is(await isAsked(name), shared.includes(name), name);
});

test('holds nothing that Sprockets and Propshaft rewrite, so that integrity values hold', async () => {
  for (const name of names().filter(one => !one.endsWith('.woff2'))) {
    const content = await read(name);
    assert.match(content, name.endsWith('.js') ? /;\n$/ : /\n$/, name);
    assert.not.match(content, /^\s*\/\*/, name);
    assert.not.match(content, /sourceMappingURL|RAILS_ASSET_URL\(/, name);
    // Of sheets alone: the address of the typeface is in a script.
    if (name.endsWith('.css')) assert.not.match(content, /\burl\((?!\s*["']?(#|data:))/, name);
  }
});

test('carries the licences of what is bundled', async () => {
  const { dependencies } = JSON.parse(await read('../package.json')) as {
    dependencies: Record<string, string>;
  };
  const text = await read('LICENSES.txt');
  for (const name of [...Object.keys(dependencies), 'scheduler', '@fontsource-variable/besley'])
    assert.ok(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm').test(text), `${name} is missing`);
  assert.match(await read('marketplace.js'), 'LICENSES.txt');
});

test('turns no text into code', async () => {
  for (const name of scripts()) {
    const found = /\beval\(|\bnew Function\b|[^\w.$]Function\(/.exec(await read(name));
    assert.is(found, null, `${name} contains ${found?.[0]}`);
  }
});

test('is built for production', async () => {
  for (const name of scripts()) assert.not.match(await read(name), 'process.env');
});

test('names no address of another site that it could load from', async () => {
  const known = [
    ...['react.dev', 'www.w3.org', 'schema.org'],
    // Only completes relative addresses; nothing is asked for there.
    'base.invalid',
    // Default addresses of links and of embedded videos.
    'www.openstreetmap.org',
    'www.youtube-nocookie.com',
  ];
  for (const name of [...scripts(), 'marketplace.css']) {
    const hosts = [...(await read(name)).matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host);
    assert.equal(
      hosts.filter(host => !known.includes(host)),
      [],
      name,
    );
  }
});

test.run();
