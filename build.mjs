/**
 * Builds the product into dist/: `node build.mjs [--dev]`, or `build()` from code.
 *
 * There are two bundles. The app: a script and a stylesheet per screen and what these share, with hashed names. The
 * boot: marketplace.js, which holds the table of those names, and the base sheet marketplace.css.
 */
import './src/build/node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { appFile, planScripts, prepareFile, screenFile, scriptName } from './src/build/chunk-plan.mjs';
import { baseSheet, chunkTable, roomSheet, styleBeside, styleFile } from './src/build/chunk-table.mjs';
import { writeClassicEntry } from './src/build/classic.mjs';
import { replaceFacade } from './src/build/facades.mjs';
import { finishScripts } from './src/build/finish.mjs';
import { adding, styleFrames, writeFrames } from './src/build/frames.mjs';
import { fontPackage, writeHeadlineFont } from './src/build/headline-font.mjs';
import { buildLanguages } from './src/build/languages.mjs';
import { writeLicences } from './src/build/licences.mjs';
import { brokenLimits } from './src/build/limits.mjs';
import { outrankHosts } from './src/build/outrank.mjs';
import { reactOnce } from './src/build/react-once.mjs';
import { sketchFile } from './src/build/sketches.mjs';
import { summary } from './src/build/summary.mjs';

export { summary };

/**
 * @typedef {{ root: string, outdir: string, mode: string, font: string }} Context `outdir` receives the files; `font`: the name
 *   of the typeface of headlines
 * @typedef {Record<string, import('./src/routes.ts').Route>} Routes
 * @typedef {import('./src/loading/chunk-table.ts').ChunkTable} ChunkTable
 */

const repository = dirname(fileURLToPath(import.meta.url));

/** @type {{ version: string, contractVersion: number }} */
const { version, contractVersion: contract } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);

/** A build that failed, with every message on its own lines, ready to print. */
export class BuildError extends Error {
  /** @override */
  name = 'BuildError';
}

let builds = 0;

/**
 * Builds once. A failing build throws a `BuildError` and leaves the earlier dist/ untouched.
 * @param {{ mode?: 'production' | 'development', root?: string }} [options] `root` holds src/ and receives dist/.
 * @returns {Promise<Manifest>} what was written to dist/manifest.json
 */
export async function build({ mode = 'production', root = repository } = {}) {
  builds += 1;
  const [dist, outdir] = [join(root, 'dist'), join(root, '.tmp', `build-${process.pid}-${builds}`)];
  try {
    await mkdir(outdir, { recursive: true });
    const context = { root, outdir, mode, font: await writeHeadlineFont({ root, outdir }) };
    const routes = await readRoutes(root);
    const app = await buildApp(context, routes);
    const { frames, rules, watcher } = await writeFrames(
      context,
      routes,
      shared(context),
      runEsbuild,
      screen => app.chunks.screens[screen]?.style,
    );
    const languages = await buildLanguages(shared(context), root, runEsbuild);
    const chunks = { ...app.chunks, languages, watcher };
    const boot = await buildBoot(context, chunks, rules);
    await finishScripts(outdir, [...chunks.prepare, ...chunks.app]);
    await writeLicences(context, [app.metafile, boot.metafile], context.font ? [fontPackage] : []);
    const manifest = await writeManifest(context, routes, chunks, frames);
    const broken = mode === 'production' ? brokenLimits(manifest) : [];
    if (broken.length > 0) console.warn(broken.join('\n'));
    // Between the two renames nothing can fail half-way.
    if (existsSync(dist)) await rename(dist, `${outdir}-old`);
    await rename(outdir, dist);
    return manifest;
  } finally {
    for (const folder of [outdir, `${outdir}-old`]) await rm(folder, { recursive: true, force: true });
  }
}

/** Sprockets (from 4.1) and Propshaft leave such names alone, so that scripts find what they import. */
const entryNames = '[name]-[hash].digested';

/**
 * Options of both bundles.
 * @param {Context} context
 * @returns {esbuild.BuildOptions & { metafile: true, plugins: esbuild.Plugin[] }}
 */
const shared = ({ root, outdir, mode, font }) => ({
  absWorkingDir: root,
  outdir,
  bundle: true,
  format: 'esm',
  target: ['es2022', 'chrome111', 'edge111', 'firefox114', 'safari16.4'],
  plugins: [reactOnce, outrankHosts],
  inject: [join(repository, 'src/contract/own-natives.ts')],
  jsx: 'automatic',
  jsxDev: mode === 'development',
  minify: mode === 'production',
  // Pipelines rewrite the address of a source map, and with it the content that integrity values are about.
  sourcemap: mode === 'development' || 'external',
  metafile: true,
  charset: 'utf8',
  // All of these browsers read \p{…}. One that lacks the newest characters is no reason to make it a call, which stays in
  // the bundle where nobody uses it.
  supported: { 'regexp-unicode-property-escapes': true },
  legalComments: 'none',
  logLevel: 'silent',
  // Packages ask for the mode in one of two ways.
  define: {
    'process.env.NODE_ENV': `"${mode}"`,
    'import.meta.env.MODE': `"${mode}"`,
    'import.meta.env': 'true',
    __VERSION__: JSON.stringify(version),
    __HEADLINE_FONT__: JSON.stringify(font),
  },
});

/**
 * Runs esbuild. What is wrong with a file becomes a `BuildError`.
 * @template {esbuild.BuildOptions} Options
 * @param {esbuild.SameShape<esbuild.BuildOptions, Options>} options
 */
export async function runEsbuild(options) {
  try {
    return await esbuild.build(options);
  } catch (error) {
    const { errors } = /** @type {Partial<esbuild.BuildFailure>} */ (error);
    if (!errors) throw error;
    const lines = await esbuild.formatMessages(errors, { kind: 'error', color: process.stderr.isTTY });
    throw new BuildError(lines.join('\n').trimEnd());
  }
}

/**
 * Builds the app. Returns the table of its files, too.
 * @param {Context} context
 * @param {Routes} routes
 */
async function buildApp(context, routes) {
  const { root } = context;
  const options = { ...shared(context), splitting: true, entryNames, chunkNames: entryNames };
  const screens = new Map(
    Object.values(routes).flatMap(({ screen, about }) => (screen ? [[screen, about]] : [])),
  );
  const folders = [...screens.keys()];
  const isThere = (/** @type {string} */ file) => existsSync(join(root, file));
  const styles = [baseSheet, ...folders.map(styleFile)].filter(isThere);
  const entryPoints = [prepareFile, appFile, ...folders.map(screenFile), ...styles];
  const first = await runEsbuild({ ...options, entryPoints, write: false, sourcemap: false });
  const { sources, lazyFiles } = planScripts(first.metafile, screens);
  const ofLazyCode = lazyFiles.filter(
    file => isThere(styleBeside(file)) && !(styleBeside(file) in first.metafile.inputs),
  );
  const { metafile } = await runEsbuild({
    ...options,
    entryPoints: [
      { in: prepareFile, out: 'prepare' },
      ...[...sources.keys()].map(script => ({ in: `planned:${script}`, out: script })),
      ...styles.map(file => ({ in: file, out: basename(file, '.css') })),
      ...ofLazyCode.map(file => ({ in: styleBeside(file), out: scriptName(file) })),
    ],
    plugins: [...options.plugins, plannedScripts(root, sources)],
  });
  return {
    metafile,
    chunks: await chunkTable(metafile.outputs, routes, lazyFiles, facade =>
      replaceFacade(context.outdir, facade),
    ),
  };
}

/**
 * Hands esbuild the scripts as src/build/chunk-plan.mjs plans them. An import on demand loads one of them.
 * @param {string} root
 * @param {Map<string, string>} sources
 * @returns {esbuild.Plugin}
 */
const plannedScripts = (root, sources) => ({
  name: 'planned-scripts',
  setup(build) {
    const planned = (/** @type {string} */ path) => ({ path, namespace: 'planned' });
    build.onResolve({ filter: /^planned:/ }, ({ path }) => planned(path.slice('planned:'.length)));
    build.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import'
        ? planned(scriptName(relative(root, resolve(resolveDir, path)).replaceAll('\\', '/')))
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'planned' }, ({ path }) => ({
      contents: sources.get(path) ?? '',
      resolveDir: root,
    }));
  },
});

/**
 * @param {Context} context
 * @param {ChunkTable & { lazy: string[] }} chunks
 * @param {string} rules of frames
 */
async function buildBoot(context, { lazy, ...chunks }, rules) {
  const options = shared(context);
  const boot = {
    ...options,
    entryPoints: ['src/main.ts', baseSheet].map(file => ({ in: file, out: 'marketplace' })),
    define: { ...options.define, __CHUNKS__: JSON.stringify(chunks).replace(/{\w+}/g, '[^/]+') },
  };
  const { metafile } = await runEsbuild({ ...boot, entryPoints: boot.entryPoints.slice(0, 1), entryNames });
  const [entry = ''] = Object.keys(metafile.outputs).filter(name => name.endsWith('.js'));
  // Weaker than what the host says.
  await runEsbuild({ ...options, entryPoints: [roomSheet], entryNames, plugins: [adding(rules)] });
  await writeClassicEntry(context, basename(entry));
  return runEsbuild(boot);
}

/**
 * The route table, which imports nothing.
 * @param {string} root
 * @returns {Promise<Routes>}
 */
async function readRoutes(root) {
  const source = await readFile(join(root, 'src/routes.ts'), 'utf8');
  const { code } = await esbuild.transform(source, { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).routes;
}

/**
 * @typedef {{ bytes: number, brotli: number | null, hash: string, integrity: string }} ManifestFile
 *   sizes in bytes, `brotli` at quality 11 and only in production; `hash`: SHA-256 in hexadecimal digits
 * @typedef {{ scripts: string[], style?: string, sketch?: string, frame?: import('./src/build/frames.mjs').Frame }} ManifestRoute
 *   what its first paint needs beside entry and base sheet: scripts, the largest first, for browsers ask an HTTP/1.1 host for
 *   six at a time; the screen's own stylesheet; the script that renders the frame in a `{language}` where the host has written
 *   none; what stands there before any script
 * @typedef {{ version: string, contract: number, mode: string, entry: string, style: string, room: string, files: Record<string, ManifestFile>,
 *   routes: Record<string, ManifestRoute>, languages: Record<string, string>, lazy: string[] }} Manifest
 *   `lazy`: the scripts and stylesheets that no first paint loads
 */

/** @param {string} name */
const hashOf = name => /-(\w+)\.digested/.exec(name)?.[1] ?? '';

/**
 * @param {Context} context
 * @param {Routes} table
 * @param {ChunkTable & { lazy: string[] }} chunks
 * @param {Record<string, import('./src/build/frames.mjs').UnstyledFrame>} frames of routes
 * @returns {Promise<Manifest>}
 */
async function writeManifest(
  { outdir, mode },
  table,
  { style: hashedBase, prepare, app, languages, watcher, screens, lazy, lazyStyles },
  frames,
) {
  /** @type {Record<string, ManifestFile>} */
  const files = {};
  for (const name of (await readdir(outdir))
    .filter(one => /^(?!sketch-).*\.(js|css|woff2)$/.test(one))
    .sort()) {
    const content = await readFile(join(outdir, name));
    const digest = (/** @type {string} */ algorithm, /** @type {'hex' | 'base64'} */ encoding) =>
      createHash(algorithm).update(content).digest(encoding);
    files[name] = {
      bytes: content.length,
      brotli: mode === 'production' ? brotliCompressSync(content).length : null,
      hash: digest('sha256', 'hex'),
      integrity: `sha384-${digest('sha384', 'base64')}`,
    };
  }
  const [entry, style] = ['marketplace.js', 'marketplace.css'];
  const room = Object.keys(files).find(name => name.startsWith('room-')) ?? '';
  const styled = await styleFrames(outdir, frames, name =>
    [style, screens[table[name]?.screen ?? '']?.style ?? '', room].filter(Boolean),
  );
  /** @type {Record<string, ManifestRoute>} */
  const routes = {};
  for (const [name, { screen }] of Object.entries(table)) {
    const own = screens[screen ?? ''];
    if (!own) continue;
    const scripts = [...prepare, ...app, ...own.scripts];
    const sketch = watcher && sketchFile(own.style)?.replace('{hash}', hashOf(watcher));
    routes[name] = {
      ...own,
      scripts,
      ...(sketch && { sketch }),
      ...(styled[name] && {
        frame: { ...styled[name], sheets: [hashedBase, ...(own.style ? [own.style] : [])] },
      }),
    };
    scripts.sort((one, other) => (files[other]?.bytes ?? 0) - (files[one]?.bytes ?? 0));
  }
  const manifest = {
    version,
    contract,
    mode,
    entry,
    style,
    room,
    files,
    routes,
    languages,
    lazy: [...lazy, ...lazyStyles],
  };
  await writeFile(join(outdir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const mode = process.argv.includes('--dev') ? 'development' : 'production';
    console.log(summary(await build({ mode })));
  } catch (error) {
    console.error(
      error instanceof BuildError ? `Build failed, dist/ is as before.\n${error.message}` : error,
    );
    process.exitCode = 1;
  }
}
