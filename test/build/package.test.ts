/** The package of `npm pack`: its files are complete, and its commands work without the repository. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildPackage } from '../../src/build/package.ts';
import { startHost } from '../support/host.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFile(join(root, name), 'utf8');
const run = promisify(execFile);

test.before(() => buildPackage());

test('is what its package.json says', async () => {
  const { messages, pkg = {} } = await publint({ pkgDir: root, pack: false, strict: true });
  // Tests beside this one write packages of their own into .tmp.
  const texts = messages.map(message => formatMessage(message, pkg) ?? '');
  assert.equal(
    texts.filter(text => !text.includes('.tmp/')),
    [],
  );
});

test('holds the product, its types and schemas, the check, the guides, and no sources', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const names = files.map(({ path }) => path);
  const expected = [
    ...['marketplace.js', 'marketplace.classic.js', 'marketplace.css', 'marketplace.d.ts', 'manifest.json'],
    ...['LICENSES.txt', 'marketplace_helper.rb', 'check.mjs', 'schemas/calls.json', 'schemas/app-meta.json'],
  ].map(name => `dist/${name}`);
  const guides = ['README.md', 'LICENSE', 'fixtures/rails/README.md', 'src/contract/README.md'];
  assert.equal(
    [...expected, ...guides].filter(name => !names.includes(name)),
    [],
  );
  const { routes } = JSON.parse(await read('dist/manifest.json')) as {
    routes: Record<string, { scripts: string[] }>;
  };
  const scripts = Object.values(routes).flatMap(route => route.scripts);
  assert.equal(
    scripts.filter(name => !names.includes(`dist/${name}`)),
    [],
  );
  assert.equal(
    names.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
    [],
  );
});

test('declares the types of what the entry exports', async () => {
  const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(await read('dist/marketplace.js')) ?? [];
  const names = exported.split(',').map(one => one.split(' as ').at(-1)?.trim());
  const declared = [...(await read('dist/marketplace.d.ts')).matchAll(/export declare function (\w+)/g)];
  assert.equal(names.sort(), declared.map(([, name]) => name).sort());
});

test('checks a running host by itself', async () => {
  const check = (...args: string[]) =>
    run('node', [join(root, 'dist/check.mjs'), ...args], { cwd: '/' }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (failure: { code: number; stdout: string }) => failure,
    );
  const host = await startHost();
  const { code, stdout } = await check('check', host.origin, '--json');
  assert.is(code, 0, stdout);
  assert.ok(JSON.parse(stdout).summary.holding > 40);
  await host.close();
  const gone = await check('check', 'http://localhost:65534');
  assert.is(gone.code, 1);
  assert.match(gone.stdout, /unreachable +page[\s\S]*ECONNREFUSED/);
  const wrong = await check('check', 'nowhere');
  assert.is(wrong.code, 2);
  assert.match(wrong.stdout, 'check URL');
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
