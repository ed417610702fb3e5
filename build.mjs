/**
 * Builds the product into dist/: `node build.mjs [--dev] [--watch]`, or `build()` and `watch()` from code.
 *
 * Two bundles, so that the browser can start everything at once:
 * - the app (src/start.tsx and one chunk per screen), with hashed names;
 * - the boot (src/main.ts → marketplace.js), tiny, with the table of those names inside. It lies at a fixed name.
 * All of them find each other relative to where they lie, so any folder and any origin can serve dist/.
 */
import { createHash } from 'node:crypto';
import { existsSync, watch as watchFiles } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as esbuild from 'esbuild';

const repository = dirname(fileURLToPath(import.meta.url));

/**
 * Builds once. A failing build throws a `BuildError` and leaves the earlier dist/ untouched.
 * @param {{ mode?: 'production' | 'development', root?: string }} [options] `root` holds src/ and receives dist/.
 * @returns {Promise<Manifest>} what was written to dist/manifest.json
 */
export async function build({ mode = 'production', root = repository } = {}) {
  const out = join(root, 'dist');
  builds += 1;
  const fresh = join(root, '.tmp', `build-${process.pid}-${builds}`);
  try {
    await mkdir(fresh, { recursive: true });
    const [app, style] = await Promise.all([buildApp(root, fresh, mode), buildStyle(root, fresh, mode)]);
    const table = await chunkTable(root, app);
    const boot = await buildBoot(root, fresh, mode, table);
    await writeLicences(root, fresh, [app, style, boot]);
    const manifest = await writeManifest(fresh, mode, table);
    await swap(fresh, out);
    return manifest;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
let builds = 0;

/** A build that failed, with every message on its own lines, ready to print. */
export class BuildError extends Error {
  name = 'BuildError';
}

/**
 * Builds, then again after each change below src/. Failures are handed on, not thrown.
 * @param {(result: { manifest?: Manifest, error?: Error }) => void} onRebuild
 * @param {{ mode?: 'production' | 'development', root?: string }} [options]
 * @returns {Promise<() => void>} stops watching
 */
export async function watch(onRebuild, options = {}) {
  const { mode = 'development', root = repository } = options;
  const once = () =>
    build({ mode, root }).then(
      manifest => onRebuild({ manifest }),
      error => onRebuild({ error }),
    );
  let running = once();
  let timer;
  const watcher = watchFiles(join(root, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    // Editors write a file in several steps: wait until it is quiet, and never run two builds at once.
    timer = setTimeout(() => {
      running = running.then(once);
    }, 50);
  });
  await running;
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Options both bundles share. */
const shared = mode => ({
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxDev: mode === 'development',
  minify: mode === 'production',
  sourcemap: true,
  metafile: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
});

const screenFile = 'index.tsx';

async function buildApp(root, outdir, mode) {
  const pages = join(root, 'src/pages');
  const names = existsSync(pages) ? await readdir(pages) : [];
  const screens = names.filter(name => existsSync(join(pages, name, screenFile)));
  return run({
    ...shared(mode),
    absWorkingDir: root,
    // Screens are entries of their own only so that their chunks carry their names.
    entryPoints: {
      app: 'src/start.tsx',
      ...Object.fromEntries(screens.map(name => [name, `src/pages/${name}/${screenFile}`])),
    },
    splitting: true,
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
}

async function buildBoot(root, outdir, mode, table) {
  const options = shared(mode);
  return run({
    ...options,
    absWorkingDir: root,
    entryPoints: { marketplace: 'src/main.ts' },
    outdir,
    banner: { js: '/*! Licences of the bundled packages: LICENSES.txt beside this file */' },
    define: { ...options.define, __CHUNKS__: JSON.stringify(table) },
  });
}

async function buildStyle(root, outdir, mode) {
  const { bundle, minify, sourcemap, metafile, logLevel } = shared(mode);
  return run({
    ...{ bundle, minify, sourcemap, metafile, logLevel },
    absWorkingDir: root,
    entryPoints: { marketplace: 'src/marketplace.css' },
    outdir,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  });
}

async function run(options) {
  try {
    const { metafile } = await esbuild.build(options);
    return { metafile, outdir: options.outdir, root: options.absWorkingDir };
  } catch (error) {
    if (!Array.isArray(error.errors)) throw error;
    const lines = await esbuild.formatMessages(error.errors, { kind: 'error', color: process.stderr.isTTY });
    throw new BuildError(lines.join('\n').trimEnd());
  }
}

/**
 * Which files the app and each screen need: `{ app: [...], screens: { PageSearch: [...] } }`, first the file to
 * import, then what it imports statically. What the app loads anyway is left out of the screens.
 */
async function chunkTable(root, { metafile, outdir }) {
  const outputs = metafile.outputs;
  const nameOf = output => relative(outdir, join(root, output));
  const outputOf = source => {
    const found = Object.entries(outputs).find(([, output]) => output.entryPoint === source);
    if (!found) throw new BuildError(`${source} is named in src/routes.ts, but there is no such screen`);
    return found[0];
  };
  const closure = (output, found = new Set()) => {
    found.add(output);
    for (const { path, kind } of outputs[output].imports)
      if (kind === 'import-statement' && !found.has(path)) closure(path, found);
    return found;
  };
  const app = closure(outputOf('src/start.tsx'));
  const screens = {};
  for (const [name, source] of await screensInRoutes(root)) {
    const files = [...closure(outputOf(source))].filter(output => !app.has(output));
    screens[name] = files.map(nameOf);
  }
  return { app: [...app].map(nameOf), screens };
}

/** Reads the lines of the route table: a route's name and the source of its screen. */
async function screensInRoutes(root) {
  const file = join(root, 'src/routes.ts');
  if (!existsSync(file)) return [];
  const source = await readFile(file, 'utf8');
  const line = /\bscreen\(\s*['"](\w+)['"]\s*,\s*\(\)\s*=>\s*import\(\s*['"]\.\/([^'"]+)['"]\s*\)/g;
  const found = [...source.matchAll(line)].map(([, name, path]) => [name, `src/${path}`]);
  const imports = source.match(/\bimport\(/g)?.length ?? 0;
  if (found.length !== imports)
    throw new BuildError(
      "src/routes.ts: each screen is one line such as screen('PageSearch', () => import('./pages/search/index.tsx'))",
    );
  return found;
}

/** Licence notices of every package that ended up in a bundle, with their texts. */
async function writeLicences(root, outdir, bundles) {
  const packages = new Set();
  for (const { metafile } of bundles) {
    for (const output of Object.values(metafile.outputs))
      for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
        const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
        if (folder && bytesInOutput > 0) packages.add(folder);
      }
  }
  const notices = [];
  for (const folder of [...packages].sort()) {
    const path = resolve(root, folder);
    const about = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
    if (!about.license) throw new BuildError(`${about.name} names no licence, so it must not be bundled`);
    const file = (await readdir(path)).find(name => /^licen[cs]e/i.test(name));
    const text = file
      ? await readFile(join(path, file), 'utf8')
      : `The package carries no licence text of its own; its terms are known as "${about.license}".`;
    notices.push(`${about.name} ${about.version} (${about.license})\n\n${text.trim()}\n`);
  }
  const rule = `\n${'-'.repeat(80)}\n\n`;
  await writeFile(join(outdir, 'LICENSES.txt'), notices.join(rule) || 'No packages are bundled.\n');
}

/**
 * @typedef {{ bytes: number, brotli: number | null, hash: string, integrity: string }} ManifestFile
 *   sizes in bytes, `brotli` at quality 11 and only in production; `hash` SHA-256 in hexadecimal digits;
 *   `integrity` as an integrity attribute takes it
 * @typedef {{ mode: string, entry: string, style: string, files: Record<string, ManifestFile>,
 *   routes: Record<string, string[]> }} Manifest
 *   `routes`: per route name every file its first paint needs beside the entry, worth a modulepreload each
 */

/** @returns {Promise<Manifest>} */
async function writeManifest(outdir, mode, table) {
  const names = (await readdir(outdir)).filter(name => /\.(js|css)$/.test(name)).sort();
  const entries = names.map(async name => {
    const content = await readFile(join(outdir, name));
    const digest = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
    return [
      name,
      {
        bytes: content.length,
        brotli: mode === 'production' ? (await compress(content)).length : null,
        hash: digest('sha256', 'hex'),
        integrity: `sha384-${digest('sha384', 'base64')}`,
      },
    ];
  });
  const manifest = {
    mode,
    entry: 'marketplace.js',
    style: 'marketplace.css',
    files: Object.fromEntries(await Promise.all(entries)),
    routes: Object.fromEntries(
      Object.entries(table.screens).map(([name, files]) => [name, [...table.app, ...files]]),
    ),
  };
  await writeFile(join(outdir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

const brotli = promisify(brotliCompress);
const compress = content =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Puts the fresh folder in the place of the old one; between the two renames nothing can fail half-way. */
async function swap(fresh, out) {
  const old = `${fresh}-old`;
  if (existsSync(out)) await rename(out, old);
  await rename(fresh, out);
  await rm(old, { recursive: true, force: true });
}

function summary(manifest, startedAt) {
  const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`;
  const size = file => kB(file.bytes) + (file.brotli === null ? '' : `, brotli ${kB(file.brotli)}`);
  const lines = Object.entries(manifest.files).map(([name, file]) => `  ${name.padEnd(28)} ${size(file)}`);
  return `Built dist/ (${manifest.mode}) in ${Math.round(performance.now() - startedAt)} ms\n${lines.join('\n')}`;
}

async function commandLine(options) {
  const mode = options.includes('--dev') ? 'development' : 'production';
  const startedAt = performance.now();
  if (options.includes('--watch')) {
    await watch(
      ({ manifest, error }) => {
        if (manifest) console.log(`Built dist/ (${manifest.mode})`);
        else console.error(`Build failed, dist/ is as before.\n${error.message}`);
      },
      { mode },
    );
    return;
  }
  try {
    console.log(summary(await build({ mode }), startedAt));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`Build failed, dist/ is as before.\n${error.message}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await commandLine(process.argv.slice(2));
