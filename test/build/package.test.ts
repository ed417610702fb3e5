/** The package of `npm pack`: its files are complete, and its commands work without the repository. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContract } from '../../src/build/contract/check.ts';
import { readContract } from '../../src/build/contract/list.ts';
import { assemblePackage, buildPackage } from '../../src/build/package/build-package.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFile(join(root, name), 'utf8');
const run = promisify(execFile);

/** The folder of the package. */
let folder = '';
test.before(async () => {
  await buildPackage();
  folder = await assemblePackage(await mkdtemp(join(tmpdir(), 'package-')));
});
test.after(() => rm(folder, { recursive: true }));

test('is what its package.json says, and asks for no other package', async () => {
  const { messages, pkg = {} } = await publint({ pkgDir: folder, pack: false, strict: true });
  assert.equal(
    messages.map(message => formatMessage(message, pkg) ?? ''),
    [],
  );
  assert.is('dependencies' in pkg, false);
});

test('holds the product, its types and schemas, the commands, the guides, and at most 1.2 MB', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
  const [{ files, size }] = JSON.parse(stdout) as [{ files: { path: string }[]; size: number }];
  const names = files.map(({ path }) => path);
  const built = [
    ...['marketplace.js', 'marketplace.classic.js', 'marketplace.css', 'marketplace.d.ts', 'manifest.json'],
    ...['LICENSES.txt', 'marketplace_helper.rb', 'check.mjs'],
    ...['calls', 'app-meta', 'openapi'].map(name => `schemas/${name}.json`),
  ].map(name => `dist/${name}`);
  const guides = ['README.md', 'CHANGELOG.md', 'LICENSE', 'src/contract/CALLS.md', 'src/contract/LAYOUTS.md'];
  assert.equal(
    [...built, ...guides].filter(name => !names.includes(name)),
    [],
  );
  const { routes, version } = JSON.parse(await read('dist/manifest.json')) as {
    routes: Record<string, { scripts: string[] }>;
    version: string;
  };
  assert.is(version, JSON.parse(await read('package.json')).version);
  const scripts = Object.values(routes).flatMap(route => route.scripts);
  assert.equal(
    scripts.filter(name => !names.includes(`dist/${name}`)),
    [],
  );
  assert.equal(
    names.filter(name => name.endsWith('.map')),
    [],
  );
  assert.ok(size <= 1_200_000, `${size} bytes`);
});

test('has guides whose links lead to files of the package', async () => {
  const dead: string[] = [];
  for (const guide of [
    'README.md',
    'fixtures/rails/README.md',
    'src/contract/README.md',
    'src/contract/LAYOUTS.md',
  ]) {
    const text = await readFile(join(folder, guide), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      if (!existsSync(join(folder, dirname(guide), link))) dead.push(`${guide}: ${link}`);
  }
  assert.equal(dead, []);
});

/** The command of the package, far from the repository. */
const command = (...args: string[]) =>
  run('node', [join(folder, 'dist/check.mjs'), ...args], { cwd: '/' }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (failure: { code: number; stdout: string }) => failure,
  );

test('starts a host of examples that serves the product, and checks it as the sources do', async () => {
  const child = spawn('node', [join(folder, 'dist/check.mjs'), 'mock', '--port', '0']);
  try {
    const [, origin = ''] = await new Promise<RegExpExecArray>(resolve => {
      child.stdout.on('data', text => {
        const found = /(http:\/\/localhost:\d+)/.exec(String(text));
        if (found) resolve(found);
      });
    });
    const answer = await fetch(`${origin}/reviews/search.json?q=&page=1`, {
      headers: { Accept: 'application/json' },
    });
    assert.ok((await answer.json()).data.search_results.length > 0);
    const script = await fetch(`${origin}/marketplace/marketplace.js`);
    assert.match(script.headers.get('Content-Type') ?? '', 'javascript');
    const { code, stdout } = await command('check', origin, '--json');
    // Examples mean the same whatever is asked, which the check says.
    assert.is(code, 1);
    const [{ checks }] = JSON.parse(stdout).runs;
    const same = await checkContract(origin, { contract: await readContract() });
    assert.equal(checks, JSON.parse(JSON.stringify(same)));
    assert.ok(same.filter(({ state }) => state === 'holding').length > 40);
  } finally {
    child.kill();
  }
});

test('tells by the exit code that there is no host, or no address', async () => {
  const gone = await command('check', 'http://localhost:65534');
  assert.is(gone.code, 1);
  assert.match(gone.stdout, /unreachable +page[\s\S]*ECONNREFUSED/);
  const wrong = await command('check', 'nowhere');
  assert.is(wrong.code, 2);
  assert.match(wrong.stdout, 'check URL');
});

test('says its version, and ends quietly where nobody reads on', async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string };
  const { stdout } = await run('node', [join(folder, 'dist/check.mjs'), '--version']);
  assert.is(stdout.trim(), version);
  const { stderr } = await run('sh', [
    '-c',
    `node ${join(folder, 'dist/check.mjs')} check http://localhost:9 | head -1`,
  ]);
  assert.is(stderr, '');
});

test('declares the types of what the entry exports', async () => {
  const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(await read('dist/marketplace.js')) ?? [];
  const names = exported.split(',').map(one => one.split(' as ').at(-1)?.trim());
  const declared = [...(await read('dist/marketplace.d.ts')).matchAll(/export declare function (\w+)/g)];
  assert.equal(names.sort(), declared.map(([, name]) => name).sort());
});

test('declares app_meta, answers and events for the TypeScript of a host', async () => {
  const source = `import { mount, type Answers, type AppMeta } from './dist/marketplace.js';
    const meta: AppMeta = { locale: 'de', features: { feed: false } };
    mount({ meta, base: '/marketplace/' });
    const me: Answers['meCall'] = { exchange_rates: { EUR: 0.9 } };
    document.addEventListener('marketplace:search', ({ detail }) => {
      const { results, version }: { results: number; version: string } = detail;
      console.log(results, version, me);
    });`;
  const uses: Readonly<Record<string, string>> = {
    'right.ts': source,
    'wrong-meta.ts': source.replace("locale: 'de'", 'locale: 7'),
    'wrong-event.ts': source.replace('results: number', 'results: Date'),
  };
  for (const [name, text] of Object.entries(uses)) await writeFile(join(folder, name), text);
  const { stdout } = await run(
    process.execPath,
    [
      ...[join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--ignoreConfig'],
      ...['--skipLibCheck', 'false', '--module', 'nodenext', ...Object.keys(uses)],
      ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', ''],
    ],
    { cwd: folder },
  ).catch((failure: { stdout: string }) => failure);
  const errors = [...stdout.matchAll(/^(\S+?)\(.*error (TS\d+)/gm)].map(
    ([, file, code]) => `${file} ${code}`,
  );
  assert.equal(errors.sort(), ['wrong-event.ts TS2322', 'wrong-meta.ts TS2322'], stdout);
});

test('lays its files into a Rails application', async () => {
  const app = await mkdtemp(join(tmpdir(), 'rails-files-'));
  const lay = () => run('node', [join(root, 'dist/check.mjs'), 'rails', 'public/shop'], { cwd: app });
  const refused = await lay().catch((failure: { code: number; stdout: string }) => failure);
  assert.match(refused.stdout, 'in the folder of a Rails application');
  await mkdir(join(app, 'config'));
  await lay();
  const { files } = JSON.parse(await read('dist/manifest.json')) as { files: object };
  const laid = await readdir(join(app, 'public/shop'));
  const isSketch = (file: string) => file.startsWith('sketch-');
  assert.ok(laid.some(isSketch));
  assert.equal(
    laid.filter(file => !isSketch(file)).sort(),
    [...Object.keys(files), 'LICENSES.txt', 'frames', 'manifest.json'].sort(),
  );
  assert.equal(await readdir(join(app, 'app/helpers')), ['marketplace_helper.rb']);
  await rm(app, { recursive: true });
});

test.run();
