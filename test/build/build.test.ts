import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { build, BuildError } from '../../build.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Below the repository, so that packages are found. */
const root = join(repository, `.tmp/build-test-${process.pid}`);
const dist = (name = '') => join(root, 'dist', name);

/** A product in small: two screens that share a module, and a package. */
const sample = {
  'entry/start.tsx': `import { app } from '../app-only.ts'; import { early } from '../early.ts';
    export const start = () => { app(); early(); };`,
  'entry/prepare.ts': `import { early } from '../early.ts'; export const prepare = () => early();`,
  'early.ts': `export const early = () => 'early';`,
  'app-only.ts': `export const app = () => console.log('app', process.env.NODE_ENV);`,
  'routes.ts': `export const routes: Record<string, { path: string; screen?: string }> = {
      PageSearch: { path: '/search', screen: 'search' },
      home: { path: '/', screen: 'home' },
      login: { path: '/login' },
    };`,
  'ask.ts': `import redaxios from 'redaxios'; export const ask = () => redaxios('/');`,
  'pages/search/index.tsx': `import { ask } from '../../ask.ts'; export default () => ask() && 'search';`,
  'pages/home/index.tsx': `import { ask } from '../../ask.ts'; export default () => ask() && 'home';`,
  'main.ts': `declare const __CHUNKS__: unknown; console.log(__CHUNKS__, import.meta.url);`,
  'entry/classic.ts': `declare var __ENTRY__: string; (function () { console.log([__ENTRY__]); })();`,
  'entry/marketplace.css': '.a { color: #ff0000; }',
  'frames/room.css': 'main { min-block-size: 100vh; }',
};

async function writeSources(sources: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(sources)) {
    await mkdir(dirname(join(root, 'src', name)), { recursive: true });
    await writeFile(join(root, 'src', name), content);
  }
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    (): Error => new Error('the build went through'),
    (error: Error) => error,
  );

test.before.each(() => writeSources(sample));
test.after.each(() => rm(root, { recursive: true, force: true }));

test('names the entries plainly, too, and all else by its content, as asset pipelines know it', async () => {
  await build({ root });
  const names = (await readdir(dist())).map(name => name.replace(/-[A-Z0-9]{8}\.digested/, '-#')).sort();
  assert.equal(
    names.filter(name => !name.endsWith('.map')),
    [
      ...['LICENSES.txt', 'app-#.js', 'chunk-#.js', 'home-#.js', 'manifest.json'],
      ...['marketplace-#.css', 'marketplace-#.js', 'marketplace.classic.js', 'marketplace.css'],
      ...['marketplace.js', 'prepare-#.js', 'room-#.css', 'search-#.js'],
    ],
  );
});

test('writes a source map for every script and stylesheet', async () => {
  await build({ root });
  const names = await readdir(dist());
  const without = names.filter(name => /\.(js|css)$/.test(name) && !names.includes(`${name}.map`));
  assert.equal(without, []);
});

test('describes each file by its size, its hash and its integrity', async () => {
  const manifest = await build({ root });
  assert.equal(JSON.parse(await readFile(dist('manifest.json'), 'utf8')), manifest);
  assert.ok(Object.keys(manifest.files).length >= 5);
  for (const [name, file] of Object.entries(manifest.files)) {
    const content = await readFile(dist(name));
    assert.is(file.bytes, content.length);
    assert.is(file.hash, createHash('sha256').update(content).digest('hex'));
    assert.is(file.integrity, `sha384-${createHash('sha384').update(content).digest('base64')}`);
    assert.ok(file.brotli !== null && file.brotli > 0 && file.brotli <= content.length + 8);
  }
});

test('lists for each route what is needed first, the app, and its screen', async () => {
  const { routes } = await build({ root });
  const plain = (names: string[] = []) => names.map(name => name.replace(/-.*/, '')).sort();
  const frame = ['app', 'chunk', 'prepare'];
  assert.equal(plain(routes.PageSearch?.scripts), [...frame, 'search']);
  assert.equal(plain(routes.home?.scripts), [...frame, 'home'].sort());
});

test('puts the app and the screen that it imports into one chunk, and leaves the rest apart', async () => {
  await writeSources({
    'a.ts': `export const a = () => console.log('module a');`,
    'b.ts': `export const b = () => console.log('module b');`,
    'c.ts': `export const c = () => console.log('module c');`,
    'entry/start.tsx': `import { a } from '../a.ts'; import search from '../pages/search/index.tsx'; export const start = () => [a(), search()];`,
    'pages/search/index.tsx': `import { a } from '../../a.ts'; import { b } from '../../b.ts'; export default () => [a(), b()];`,
    'pages/home/index.tsx': `import { b } from '../../b.ts'; import { c } from '../../c.ts'; export default () => [b(), c()];`,
    'pages/product/index.tsx': `import { c } from '../../c.ts'; export default c;`,
    'routes.ts': sample['routes.ts'].replace('login: {', `product: { screen: 'product',`),
  });
  const { routes } = await build({ root });
  const holders = async (text: string) => {
    const names = (await readdir(dist())).filter(name => name.endsWith('.js'));
    const contents = await Promise.all(names.map(name => readFile(dist(name), 'utf8')));
    return names.filter((_, index) => contents[index]?.includes(text));
  };
  const [a, b, c] = await Promise.all(['module a', 'module b', 'module c'].map(holders));
  assert.is(a?.length, 1);
  assert.equal(b, a);
  assert.is(c?.length, 1);
  assert.ok(routes.PageSearch?.scripts.includes(a?.[0] ?? ''));
  assert.not(routes.PageSearch?.scripts.includes(c?.[0] ?? ''));
  assert.ok(routes.home?.scripts.includes(c?.[0] ?? '') && routes.product?.scripts.includes(c?.[0] ?? ''));
});

test('builds the stylesheet beside code that is loaded on demand, unless another sheet imports it', async () => {
  await writeSources({
    'entry/start.tsx': `export const start = () => [import('../ui/overlay.tsx'), import('../ui/card.tsx')];`,
    'ui/overlay.tsx': `export const overlay = () => 'overlay';`,
    'ui/overlay.css': '.b { color: #ff0000; }',
    'ui/card.tsx': `export const card = () => 'card';`,
    'ui/card.css': '.c { color: #ff0000; }',
    'entry/marketplace.css': '@import "../ui/card.css";',
  });
  const { lazy } = await build({ root });
  assert.equal(lazy.map(name => name.replace(/-[A-Z0-9]{8}\.digested/, '-#')).sort(), [
    ...['ui-card-#.js', 'ui-overlay-#.css', 'ui-overlay-#.js'],
  ]);
  const entry = await readFile(dist('marketplace.js'), 'utf8');
  assert.ok(entry.includes(lazy.find(name => name.endsWith('.css')) ?? 'none'));
});

test('lists what a screen loads on demand, with what that imports, but for what the app loads, too', async () => {
  const onDemand = `import('../../ui/own.tsx'), import('../../ui/common.tsx')`;
  await writeSources({
    'entry/start.tsx': `export const start = () => [import('../ui/common.tsx')];`,
    'pages/home/index.tsx': `import { d } from '../../d.ts'; export default () => [d(), ${onDemand}];`,
    'd.ts': `export const d = () => console.log('module d');`,
    'ui/own.tsx': `import { d } from '../d.ts'; import { e } from './e.ts'; export const own = () => [d(), e()];`,
    'ui/common.tsx': `import { e } from './e.ts'; export const common = () => [e()];`,
    'ui/e.ts': `export const e = () => console.log('module e');`,
  });
  await build({ root });
  const entry = await readFile(dist('marketplace.js'), 'utf8');
  const [, later = ''] = /home:\{.*?later:\[(.*?)\]/.exec(entry) ?? [];
  const contents = await Promise.all(
    [...later.matchAll(/"([^"]+)"/g)].map(([, name = '']) => readFile(dist(name), 'utf8')),
  );
  assert.is(contents.length, 2, later);
  assert.ok(later.includes('ui-own-') && contents.some(text => text.includes('module e')), later);
});

test('asks browsers to compile at once what every first paint runs, and nothing else', async () => {
  await build({ root });
  const names = (await readdir(dist())).filter(name => name.endsWith('.js'));
  const scripts = await Promise.all(names.map(name => readFile(dist(name), 'utf8')));
  const asking = names.filter((_, at) => scripts[at]?.startsWith('//# allFunctionsCalledOnLoad'));
  assert.ok(asking.length > 0);
  assert.not(
    asking.some(name => /^(search|home|marketplace)[-.]/.test(name)),
    asking.join(),
  );
});

test('puts the table of chunks into the entry', async () => {
  const { routes } = await build({ root });
  const entry = await readFile(dist('marketplace.js'), 'utf8');
  for (const name of routes.PageSearch?.scripts ?? []) assert.ok(entry.includes(name), `${name} is missing`);
  assert.ok(entry.includes('import.meta.url'));
});

test('writes an entry for classic script tags that every browser can read', async () => {
  const { files } = await build({ root });
  const classic = await readFile(dist('marketplace.classic.js'), 'utf8');
  const [named = ''] = Object.keys(files).filter(name => /^marketplace-.*\.js$/.test(name));
  assert.ok(classic.includes(named));
  assert.not.match(classic, /=>|`|\bconst\b/);
});

test('minifies for production only', async () => {
  await build({ root });
  assert.is(
    await readFile(dist('marketplace.css'), 'utf8').then(text => text.split('\n')[0]),
    ':not(#m).a{color:red}',
  );
  const manifest = await build({ root, mode: 'development' });
  assert.match(await readFile(dist('marketplace.css'), 'utf8'), 'color: #ff0000;');
  const scripts = manifest.routes.home?.scripts.map(name => readFile(dist(name), 'utf8')) ?? [];
  assert.match((await Promise.all(scripts)).join(''), '"development"');
  assert.is(manifest.files['marketplace.js']?.brotli, null);
});

test('collects the licence of every bundled package', async () => {
  await build({ root });
  const text = await readFile(dist('LICENSES.txt'), 'utf8');
  assert.match(text, /^redaxios \d+\.\d+\.\d+ \(Apache-2\.0\)\n\n/);
  assert.ok(text.length > 5000);
});

test('builds the same twice', async () => {
  const first = await build({ root });
  assert.equal(await build({ root }), first);
});

test('renames nothing but a screen’s own script when only that screen changes', async () => {
  const first = await build({ root });
  await writeSources({
    'pages/home/index.tsx': `import { ask } from '../../ask.ts'; export default () => ask();`,
  });
  const second = await build({ root });
  const renamed = Object.keys(second.files).filter(name => !(name in first.files));
  assert.equal(
    renamed.map(name => name.replace(/-.*/, '')),
    // The entry names the others.
    ['home', 'marketplace'],
  );
});

test('leaves the earlier build alone when a build fails', async () => {
  const before = await build({ root });
  await writeSources({ 'ask.ts': 'export const broken = ;' });
  const error = await failureOf(build({ root }));
  assert.instance(error, BuildError);
  assert.match(error.message, 'src/ask.ts:1:');
  assert.equal(JSON.parse(await readFile(dist('manifest.json'), 'utf8')), before);
  assert.equal(await readdir(join(root, '.tmp')), []);
});

test('refuses a stylesheet with a missing brace and says where', async () => {
  await writeSources({ 'entry/marketplace.css': '.a { color: red;\n.b { color: blue; }\n' });
  const error = await failureOf(build({ root }));
  assert.instance(error, BuildError);
  assert.match(error.message, /Expected "}" to go with "{"[\s\S]*src\/entry\/marketplace\.css:/);
});

test('refuses a route whose screen does not exist', async () => {
  await writeSources({ 'routes.ts': sample['routes.ts'].replace(`'home'`, `'hoem'`) });
  const error = await failureOf(build({ root }));
  assert.match(error.message, 'pages/hoem');
});

test.run();
