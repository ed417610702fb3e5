/**
 * Builds the product into dist/: `node build.mjs [--dev] [--watch]`, or `build()` and `watch()` from code.
 *
 * There are two bundles:
 * - the app: src/start.tsx, src/prepare.ts, one script and one stylesheet per screen, lazy parts; with hashed names;
 * - the boot: src/main.ts → marketplace.js, with the table of those names inside, and the base sheet marketplace.css.
 *   Their names are fixed.
 * All files find each other relative to where they lie, so any folder and any origin can serve dist/.
 */
import { createHash } from 'node:crypto';
import { existsSync, watch as watchFiles } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { minify, version as swcVersion } from '@swc/core';
import * as esbuild from 'esbuild';

const repository = dirname(fileURLToPath(import.meta.url));

/** A build that failed, with every message on its own lines, ready to print. */
export class BuildError extends Error {
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
  const outdir = join(root, '.tmp', `build-${process.pid}-${builds}`);
  const context = { root, outdir, mode };
  try {
    await mkdir(outdir, { recursive: true });
    const routes = await readRoutes(root);
    const app = await buildApp(context);
    const chunks = chunkTable(context, app, routes);
    const boot = await buildBoot(context, chunks);
    if (mode === 'production') await minifyAgain(outdir);
    await writeLicences(context, [app, boot]);
    const manifest = await writeManifest(context, routes, chunks);
    await replaceFolder(join(root, 'dist'), outdir);
    return manifest;
  } finally {
    await rm(outdir, { recursive: true, force: true });
  }
}

/**
 * Builds, then again after each change below src/. Failures are handed on, not thrown.
 * @param {(result: { manifest?: Manifest, error?: Error }) => void} onRebuild
 * @param {{ mode?: 'production' | 'development', root?: string }} [options]
 * @returns {Promise<() => void>} stops watching
 */
export async function watch(onRebuild, { mode = 'development', root = repository } = {}) {
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

/** Options of both bundles. */
const shared = ({ root, outdir, mode }) => ({
  absWorkingDir: root,
  outdir,
  bundle: true,
  format: 'esm',
  target: ['es2022', 'chrome111', 'edge111', 'firefox114', 'safari16.4'],
  // The router imports a stand-in for a hook that React has had since version 18: 0.4 kB for nothing.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
  jsx: 'automatic',
  jsxDev: mode === 'development',
  minify: mode === 'production',
  sourcemap: true,
  metafile: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  // Packages ask for the mode in one of two ways.
  define: {
    'process.env.NODE_ENV': JSON.stringify(mode),
    'import.meta.env.MODE': JSON.stringify(mode),
    'import.meta.env': 'true',
  },
});

async function run(options) {
  try {
    return await esbuild.build(options);
  } catch (error) {
    if (!Array.isArray(error.errors)) throw error;
    const lines = await esbuild.formatMessages(error.errors, { kind: 'error', color: process.stderr.isTTY });
    throw new BuildError(lines.join('\n').trimEnd());
  }
}

const prepareFile = 'src/prepare.ts';
const appFile = 'src/start.tsx';
const screenFile = folder => `src/pages/${folder}/index.tsx`;
const screenStyle = folder => `src/pages/${folder}/${folder}.css`;
/** `search` of anything in src/pages/search; undefined elsewhere. */
const folderOf = file => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

/** The screen most visits begin with. */
const firstScreen = 'search';
/** Screens that have much in common with each other, and less with the rest. */
const listScreens = ['search', 'stores', 'categories', 'category'];

/** The app: a script for each entry, and chunks for what they share. */
async function buildApp(context) {
  const pages = join(context.root, 'src/pages');
  const folders = existsSync(pages) ? await readdir(pages) : [];
  const named = fileOf =>
    folders
      .filter(folder => existsSync(join(context.root, fileOf(folder))))
      .map(folder => ({ in: fileOf(folder), out: folder }));
  const options = {
    ...shared(context),
    entryPoints: [
      { in: prepareFile, out: 'prepare' },
      { in: appFile, out: 'app' },
      ...named(screenFile),
      ...named(screenStyle),
    ],
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // The names follow from what esbuild writes; what the second minifier makes of it has to count as well.
    banner: { js: `/* ${swcVersion} ${JSON.stringify(minifyOptions)} */` },
  };
  const { metafile } = await run({ ...options, write: false, sourcemap: false });
  const lazyParts = findLazyParts(metafile);
  const plugins = [joinLazyParts(context, metafile, lazyParts), shareModules(context, metafile, lazyParts)];
  return { lazyParts, ...(await run({ ...options, plugins })) };
}

/** Each file that is imported on demand, and the name of the script it is to lie in: one per screen, one for the rest. */
function findLazyParts({ inputs }) {
  const imports = Object.values(inputs).flatMap(input => input.imports);
  const files = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  return new Map(files.map(file => [file, `${folderOf(file) ?? 'frame'}-parts`]));
}

/** Lets an import on demand load the script that its file lies in together with others. */
function joinLazyParts({ root }, { outputs }, lazyParts) {
  const exported = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  return {
    name: 'join-lazy-parts',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        return { path: lazyParts.get(pathIn(root, resolve(resolveDir, path))), namespace: 'lazy' };
      });
      build.onLoad({ filter: /./, namespace: 'lazy' }, ({ path: script }) => {
        const files = [...lazyParts.keys()].filter(file => lazyParts.get(file) === script);
        const lines = files.map(file => `export { ${exported.get(file)} } from './${file}';`);
        return { contents: lines.join(''), resolveDir: root };
      });
    },
  };
}

/**
 * Keeps the number of chunks small. esbuild makes one for every set of entries that have modules in common: dozens of
 * small files. Here entries also import, unused as they may be, what others share, so that few sets remain:
 * - core: what app or first screen share with any other entry. All load it, a part of it with `prepare`, even before;
 * - lists and pages: what only screens of the one kind share, the lazy parts of theirs included;
 * - both: what screens of both kinds share.
 * The lazy parts of the frame, which come after the first paint, load all of it.
 */
function shareModules({ root }, { inputs }, lazyParts) {
  const entries = new Map([[prepareFile, []]]);
  const isScreen = file => file === screenFile(folderOf(file));
  for (const file of [appFile, ...Object.keys(inputs).filter(isScreen), ...lazyParts.keys()]) {
    const folder = folderOf(file);
    if (file === appFile || file === screenFile(firstScreen)) entries.set(file, ['core']);
    else if (!folder) entries.set(file, ['core', 'both', 'lists', 'pages']);
    else entries.set(file, ['core', 'both', listScreens.includes(folder) ? 'lists' : 'pages']);
  }
  const users = new Map();
  for (const entry of entries.keys())
    for (const module of closure(inputs, entry)) users.set(module, [...(users.get(module) ?? []), entry]);
  const chunks = { core: [], both: [], lists: [], pages: [] };
  for (const [module, by] of users) {
    if (entries.has(module)) continue;
    const kinds = new Set(by.flatMap(entry => (folderOf(entry) ? entries.get(entry).at(-1) : [])));
    if (by.includes(appFile) || (by.length > 1 && kinds.has('core'))) chunks.core.push(module);
    else if (by.length > 1 && kinds.size > 0) chunks[kinds.size > 1 ? 'both' : [...kinds][0]].push(module);
  }
  return {
    name: 'share-modules',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const modules = entries.get(pathIn(root, path))?.flatMap(chunk => chunks[chunk]);
        if (!modules) return undefined;
        const imports = modules.map(module => `import ${JSON.stringify(join(root, module))};`);
        return { contents: `${await readFile(path, 'utf8')}\n${imports.join('\n')}`, loader: 'tsx' };
      });
    },
  };
}

const pathIn = (folder, file) => relative(folder, file).replaceAll('\\', '/');

/** A file and all it imports statically, in turn; the file itself comes first. Takes inputs and outputs of esbuild. */
function closure(files, file, found = new Set()) {
  found.add(file);
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found);
  return found;
}

async function buildBoot(context, chunks) {
  const options = shared(context);
  return run({
    ...options,
    entryPoints: [
      { in: 'src/main.ts', out: 'marketplace' },
      { in: 'src/marketplace.css', out: 'marketplace' },
    ],
    banner: { js: '/*! Licences of the bundled packages: LICENSES.txt beside this file */' },
    define: { ...options.define, __CHUNKS__: JSON.stringify(chunks) },
  });
}

/** The route table as it is written in src/routes.ts, which imports nothing. */
async function readRoutes(root) {
  const { code } = await esbuild.transform(await readFile(join(root, 'src/routes.ts'), 'utf8'), {
    loader: 'ts',
  });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).routes;
}

/** Which files belong to what, as src/loading/chunk-table.ts describes it. */
function chunkTable({ root, outdir }, { metafile: { outputs }, lazyParts }, routes) {
  const nameOf = output => pathIn(outdir, join(root, output));
  const outputOf = new Map(Object.entries(outputs).map(([output, { entryPoint }]) => [entryPoint, output]));
  const scriptsOf = (file, known = []) =>
    [...closure(outputs, outputOf.get(file))].map(nameOf).filter(name => !known.includes(name));
  const prepare = scriptsOf(prepareFile);
  const app = scriptsOf(appFile, prepare);
  const screens = {};
  for (const [route, { screen: folder }] of Object.entries(routes)) {
    if (!folder || folder in screens) continue;
    if (!outputOf.has(screenFile(folder)))
      throw new BuildError(`route ${route} names ${screenFile(folder)}, but there is no such screen`);
    const style = outputOf.get(screenStyle(folder));
    screens[folder] = {
      scripts: scriptsOf(screenFile(folder), [...prepare, ...app]),
      ...(style && { style: nameOf(style) }),
    };
  }
  const lazy = {};
  for (const [file, script] of lazyParts) {
    const name = basename(file).replace(/\.tsx?$/, '');
    if (name in lazy) throw new BuildError(`${file} is lazy, and so is another ${name}`);
    lazy[name] = nameOf(outputOf.get(`lazy:${script}`));
  }
  return { prepare, app, screens, lazy };
}

const minifyOptions = {
  module: true,
  ecma: 2022,
  compress: { ecma: 2022, passes: 3 },
  mangle: true,
  // Keeps the notice about the licences.
  format: { ecma: 2022, comments: 'some' },
};

/** Minifies every script once more: that takes 3.3 % (3.3 kB) off the first paint of the search, compressed. */
async function minifyAgain(outdir) {
  const names = (await readdir(outdir)).filter(name => name.endsWith('.js'));
  const one = async name => {
    const file = join(outdir, name);
    const [bundled, content] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
    const { code, map } = await minify(bundled, { ...minifyOptions, sourceMap: { filename: name, content } });
    await writeFile(file, `${code}\n//# sourceMappingURL=${name}.map\n`);
    await writeFile(`${file}.map`, map);
  };
  await Promise.all(names.map(one));
}

/** Licence notices of every package that ended up in a bundle, with their texts. */
async function writeLicences({ root, outdir }, bundles) {
  const inputs = bundles
    .flatMap(({ metafile }) => Object.values(metafile.outputs))
    .flatMap(output => Object.entries(output.inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = inputs.map(([input]) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]);
  const notices = [];
  for (const folder of [...new Set(folders)].filter(Boolean).sort()) {
    const path = resolve(root, folder);
    const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
    if (!license) throw new BuildError(`${name} names no licence, so it must not be bundled`);
    const file = (await readdir(path)).find(one => /^licen[cs]e/i.test(one));
    const text = file
      ? await readFile(join(path, file), 'utf8')
      : `The package carries no licence text of its own; its terms are known as "${license}".`;
    notices.push(`${name} ${version} (${license})\n\n${text.trim()}\n`);
  }
  const rule = `\n${'-'.repeat(80)}\n\n`;
  await writeFile(join(outdir, 'LICENSES.txt'), notices.join(rule) || 'No packages are bundled.\n');
}

/**
 * @typedef {{ bytes: number, brotli: number | null, hash: string, integrity: string }} ManifestFile
 *   sizes in bytes, `brotli` at quality 11 and only in production; `hash` SHA-256 in hexadecimal digits;
 *   `integrity` as an integrity attribute takes it
 * @typedef {{ scripts: string[], style?: string }} ManifestRoute
 *   what the first paint of a route needs beside the entry and the base sheet: scripts, worth a modulepreload each, the
 *   largest first, for browsers ask an HTTP/1.1 host for six at a time; the screen's own stylesheet, worth a link
 * @typedef {{ mode: string, entry: string, style: string, files: Record<string, ManifestFile>,
 *   routes: Record<string, ManifestRoute>, lazy: string[] }} Manifest
 *   `lazy`: the scripts that come after the first paint
 */

/** @returns {Promise<Manifest>} */
async function writeManifest({ outdir, mode }, routes, chunks) {
  const files = {};
  for (const name of (await readdir(outdir)).filter(one => /\.(js|css)$/.test(one)).sort()) {
    const content = await readFile(join(outdir, name));
    const digest = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
    files[name] = {
      bytes: content.length,
      brotli: mode === 'production' ? await brotliSize(content) : null,
      hash: digest('sha256', 'hex'),
      integrity: `sha384-${digest('sha384', 'base64')}`,
    };
  }
  const largestFirst = (one, other) => files[other].bytes - files[one].bytes;
  const ofRoute = ([name, { screen }]) => {
    const { scripts, ...style } = chunks.screens[screen];
    return [name, { scripts: [...chunks.prepare, ...chunks.app, ...scripts].sort(largestFirst), ...style }];
  };
  const manifest = {
    mode,
    entry: 'marketplace.js',
    style: 'marketplace.css',
    files,
    routes: Object.fromEntries(
      Object.entries(routes)
        .filter(([, { screen }]) => screen)
        .map(ofRoute),
    ),
    lazy: [...new Set(Object.values(chunks.lazy))],
  };
  await writeFile(join(outdir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function brotliSize(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return (await promisify(brotliCompress)(content, { params })).length;
}

/** Puts the fresh folder in the place of the old one; between the two renames nothing can fail half-way. */
async function replaceFolder(out, fresh) {
  const old = `${fresh}-old`;
  if (existsSync(out)) await rename(out, old);
  await rename(fresh, out);
  await rm(old, { recursive: true, force: true });
}

/** What a visitor loads for each screen: number of files, and kB with brotli in production, else as they are. */
function summary({ mode, files, entry, style, routes, lazy }) {
  const size = names => {
    const bytes = names.reduce((sum, name) => sum + (files[name].brotli ?? files[name].bytes), 0);
    return `${String(names.length).padStart(2)} × ${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  };
  const line = (name, [scripts, styles]) => `  ${name.padEnd(16)}${size(scripts)}   ${size(styles)}`;
  const lines = Object.entries(routes).map(([name, route]) =>
    line(name, [[entry, ...route.scripts], route.style ? [style, route.style] : [style]]),
  );
  const all = kind => Object.keys(files).filter(name => name.endsWith(kind));
  return [
    `Built dist/ (${mode})`,
    `  ${'first paint of'.padEnd(16)}scripts          styles`,
    ...lines,
    line('entry alone', [[entry], [style]]),
    `  ${'lazy parts'.padEnd(16)}${size(lazy)}`,
    line('everything', [all('.js'), all('.css')]),
  ].join('\n');
}

async function commandLine(options) {
  const mode = options.includes('--dev') ? 'development' : 'production';
  const report = ({ manifest, error }) => {
    if (manifest) console.log(summary(manifest));
    else if (error instanceof BuildError)
      console.error(`Build failed, dist/ is as before.\n${error.message}`);
    else throw error;
  };
  if (options.includes('--watch')) await watch(report, { mode });
  else
    await build({ mode }).then(
      manifest => report({ manifest }),
      error => {
        process.exitCode = 1;
        report({ error });
      },
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await commandLine(process.argv.slice(2));
