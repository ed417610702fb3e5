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
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { minify, version as packerVersion } from '@swc/core';
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
    const [app, style] = await allEnded([buildApp(root, fresh, mode), buildStyle(root, fresh, mode)]);
    const table = await chunkTable(root, app);
    const boot = await buildBoot(root, fresh, mode, table);
    if (mode === 'production') await packTighter(fresh);
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
  alias: {
    // The router imports a stand-in for a hook that React has had since version 18: 0.4 kB for nothing.
    'use-sync-external-store/shim/index.js': 'react',
  },
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

const appFile = 'src/start.tsx';
const prepareFile = 'src/prepare.ts';
const screenFile = 'index.tsx';
/** The screen most visits begin with: what it shares with any other one is worth loading at once. */
const firstScreen = 'src/pages/search/index.tsx';

/**
 * The app with a chunk for each screen. esbuild makes a chunk for every combination of screens that share something:
 * a dozen small files, which pack badly and are asked for one by one. So in production there is a second round, in
 * which everything that app and first screen need lies in one chunk, beside the little that is needed even before, and
 * what several of the other screens share lies in another one.
 */
async function buildApp(root, outdir, mode) {
  const screens = await screenFiles(root);
  const options = {
    ...shared(mode),
    absWorkingDir: root,
    entryPoints: {
      app: appFile,
      prepare: prepareFile,
      // Screens are entries of their own only so that their chunks carry their names.
      ...Object.fromEntries(screens.map(file => [basename(dirname(file)), file])),
    },
    splitting: true,
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  };
  if (mode !== 'production') return run(options);
  // The names of the files follow from what the bundler wrote; what is made of that has to count as well.
  options.banner = { js: `/* ${packerVersion} ${JSON.stringify(packing)} */` };
  if (!screens.includes(firstScreen)) return run(options);
  const { metafile } = await run({ ...options, write: false, sourcemap: false });
  const modules = modulesToShare(metafile, screens);
  const plugins = [shareModules(root, metafile, modules, modulesOfScreens(metafile, screens, modules))];
  return run({ ...options, plugins });
}

async function screenFiles(root) {
  const pages = join(root, 'src/pages');
  const names = existsSync(pages) ? await readdir(pages) : [];
  return names.map(name => `src/pages/${name}/${screenFile}`).filter(file => existsSync(join(root, file)));
}

/**
 * What app and first screen load, without the screen itself, and without the modules that name the files of the
 * screens: those change with every screen, and the screens import what is shared.
 */
function modulesToShare({ inputs, outputs }, screens) {
  const loaded = [appFile, firstScreen].flatMap(source => [...closure(outputs, outputOf(outputs, source))]);
  const modules = loaded
    .filter(name => outputs[name].entryPoint !== firstScreen)
    .flatMap(name => Object.keys(outputs[name].inputs));
  const namesScreens = file => inputs[file].imports.some(({ path }) => screens.includes(path));
  return [...new Set(modules)].filter(file => file !== appFile && !namesScreens(file));
}

/**
 * What several screens load beside that: one chunk more for all of them, but not for the first screen. Going from one
 * screen to the next then brings little more than the screen itself.
 */
function modulesOfScreens({ outputs }, screens, sharedBefore) {
  const loads = new Map();
  for (const screen of screens) {
    if (screen === firstScreen) continue;
    const chunks = [...closure(outputs, outputOf(outputs, screen))];
    for (const file of new Set(chunks.flatMap(name => Object.keys(outputs[name].inputs))))
      loads.set(file, (loads.get(file) ?? 0) + 1);
  }
  const isShared = ([file, count]) => count > 1 && !sharedBefore.includes(file) && !screens.includes(file);
  return [...loads].filter(isShared).map(([file]) => file);
}

/**
 * Lets every entry, the parts that are loaded on demand included, reach the same modules, unused as they may be:
 * that is what puts them into one chunk. Screens reach what is theirs together as well, but for the first one. What is
 * loaded before the app is left as it is.
 */
function shareModules(root, { outputs }, modules, ofScreens) {
  const namespace = 'entry';
  const load = file => `import ${JSON.stringify(join(root, file))};`;
  const exportsOf = new Map(
    Object.values(outputs).flatMap(({ entryPoint, exports }) => (entryPoint ? [[entryPoint, exports]] : [])),
  );
  exportsOf.delete(prepareFile);
  return {
    name: 'share-modules',
    setup(build) {
      build.onResolve({ filter: /\.tsx?$/ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'entry-point' && kind !== 'dynamic-import') return undefined;
        const file = relative(root, resolve(kind === 'entry-point' ? root : resolveDir, path)).replaceAll(
          '\\',
          '/',
        );
        return exportsOf.has(file) ? { path: file, namespace } : undefined;
      });
      // Packages that call themselves free of side effects would not be loaded just so.
      build.onResolve({ filter: /node_modules/ }, ({ path, namespace: importer }) =>
        importer === namespace ? { path, sideEffects: true } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const exported = `export { ${exportsOf.get(path).join(', ')} } from ${JSON.stringify(join(root, path))};`;
        const isScreen = path.startsWith('src/pages/') && path.endsWith(screenFile) && path !== firstScreen;
        const loaded = isScreen ? [...modules, ...ofScreens] : modules;
        return { contents: loaded.map(load).join('') + exported, loader: 'js', resolveDir: root };
      });
    },
  };
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

/** Waits for all, also where one fails: what is still written would be left behind. */
async function allEnded(works) {
  await Promise.allSettled(works);
  return Promise.all(works);
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

const packing = {
  module: true,
  ecma: 2022,
  compress: { ecma: 2022, passes: 3 },
  mangle: true,
  // Keeps the notice about the licences.
  format: { ecma: 2022, comments: 'some' },
};

/** Minifies every script once more: that takes 3.3 % (3.3 kB) off the first paint of the search screen, compressed. */
async function packTighter(outdir) {
  const names = (await readdir(outdir)).filter(name => name.endsWith('.js'));
  const pack = async name => {
    const file = join(outdir, name);
    const [bundled, content] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
    const { code, map } = await minify(bundled, { ...packing, sourceMap: { filename: name, content } });
    await writeFile(file, `${code}\n//# sourceMappingURL=${name}.map\n`);
    await writeFile(`${file}.map`, map);
  };
  await Promise.all(names.map(pack));
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
 * Which files belong to what, each list beginning with the file to import, followed by what that imports statically:
 * `{ prepare: [...], app: [...], screens: { PageSearch: [...] } }`. What is loaded anyway is not repeated.
 * `lazy` names the file of each part that comes after the first paint by the name of its source.
 */
async function chunkTable(root, { metafile, outdir }) {
  const { outputs } = metafile;
  const listed = new Set();
  const filesOf = source =>
    [...closure(outputs, outputOf(outputs, source))]
      .map(output => relative(outdir, join(root, output)))
      .filter(name => !listed.has(name));
  const [prepare, app] = [prepareFile, appFile].map(source => {
    const files = filesOf(source);
    for (const name of files) listed.add(name);
    return files;
  });
  const screens = {};
  for (const [name, source] of await screensInRoutes(root)) screens[name] = filesOf(source);
  const known = [prepareFile, appFile, ...(await screenFiles(root))];
  const lazy = {};
  for (const [output, { entryPoint }] of Object.entries(outputs)) {
    const source = entryPoint?.replace(/^entry:/, '');
    if (!source || known.includes(source)) continue;
    const name = basename(source).replace(/\.tsx?$/, '');
    if (name in lazy) throw new BuildError(`${source} is lazy, and so is another ${name}`);
    lazy[name] = relative(outdir, join(root, output));
  }
  return { prepare, app, screens, lazy };
}

/** The output that a source file is the entry of. */
function outputOf(outputs, source) {
  const found = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint?.replace(/^entry:/, '') === source,
  );
  if (!found) throw new BuildError(`${source} is named in src/routes.ts, but there is no such screen`);
  return found[0];
}

/** An output and all it imports statically, first the output itself. */
function closure(outputs, output, found = new Set()) {
  found.add(output);
  for (const { path, kind } of outputs[output].imports)
    if (kind === 'import-statement' && !found.has(path)) closure(outputs, path, found);
  return found;
}

/** Reads the route table: the names of the routes that have a screen, and the source of each screen. */
async function screensInRoutes(root) {
  const file = join(root, 'src/routes.ts');
  if (!existsSync(file)) return [];
  const { code } = await esbuild.transform(await readFile(file, 'utf8'), { loader: 'ts' });
  const { routes } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.entries(routes).flatMap(([name, { screen }]) =>
    screen ? [[name, `src/pages/${screen}/${screenFile}`]] : [],
  );
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
 *   `routes`: per route name every file its first paint needs beside the entry, worth a modulepreload each; the
 *   largest first, for browsers ask an HTTP/1.1 host for six at a time
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
  const files = Object.fromEntries(await Promise.all(entries));
  const largestFirst = (one, other) => files[other].bytes - files[one].bytes;
  const manifest = {
    mode,
    entry: 'marketplace.js',
    style: 'marketplace.css',
    files,
    routes: Object.fromEntries(
      Object.entries(table.screens).map(([name, own]) => [
        name,
        [...table.prepare, ...table.app, ...own].sort(largestFirst),
      ]),
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
