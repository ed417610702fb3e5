/** Renders the frames: what pages show before any script. src/frames/render-frame.tsx renders one, by React's own server renderer. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { screenFile } from './chunk-plan.mjs';
import { styleOf } from './frame-style.mjs';
import { languageFolder, languageNames, rightToLeft } from './languages.mjs';
import { nodesOf, sketchFile, writeFrameScripts } from './sketches.mjs';

/**
 * The parts of a frame, as HTML or as files in dist/: the header for a guest and for somebody who is signed in, and the
 * screen, where everybody sees the same one; these three in each other language; the rules that style them; and the script
 * that watches frames.
 * @typedef {{ navbar: string, navbarSignedIn: string, main?: string }} Rendered
 * @typedef {Rendered & { languages: Record<string, Rendered>, script: string }} UnstyledFrame
 * @typedef {UnstyledFrame & { style: string }} StyledFrame
 * @typedef {StyledFrame & { sheets: string[] }} Frame `sheets`: the stylesheets that the bundle links, to load ahead
 * @typedef {Record<string, import('../routes.ts').Route>} Routes
 * @typedef {(name: string, screen: object, isSignedIn: boolean) => { navbar: string, main: string }} Render
 * @typedef {(language: string, texts: object, isRightToLeft: boolean) => () => void} SetFrameLanguage
 */

/**
 * Writes the frames of all routes that have a screen.
 * @param {{ root: string, outdir: string, mode: string }} context
 * @param {Routes} routes
 * @param {esbuild.BuildOptions} options of scripts
 * @param {(options: esbuild.BuildOptions) => Promise<esbuild.BuildResult>} run
 * @param {(screen: string) => string | undefined} styleOfScreen the name of its own stylesheet
 * @returns {Promise<{ frames: Record<string, UnstyledFrame>, rules: string, watcher: string }>} `rules`: styles that the frames
 *   need, because strict policies let no element bring its own; `watcher`: the name of the script that watches frames
 */
export async function writeFrames({ root, outdir, mode }, routes, options, run, styleOfScreen) {
  if (!existsSync(join(root, 'src/frames/render-frame.tsx'))) return { frames: {}, rules: '', watcher: '' };
  const renderings = await renderAll(root, mode, routes);
  const sketches = renderings.flatMap(({ screen, language, html }) => {
    const name = sketchFile(styleOfScreen(screen))?.replace('{language}', language);
    const parts = Object.entries(html).map(([part, text]) => [part, nodesOf(text)]);
    return name ? [/** @type {const} */ ([name, Object.fromEntries(parts)])] : [];
  });
  const watcher = await writeFrameScripts(outdir, new Map(sketches), options, run);

  /** @type {Record<string, UnstyledFrame>} */
  const frames = {};
  /** @type {Map<string, string>} */
  const styles = new Map();
  await mkdir(join(outdir, 'frames'), { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string} */ html) =>
    writeHashed(outdir, name, 'html', withoutStyles(html, styles));
  for (const { route, screen, language, html } of renderings) {
    const files = {
      navbar: await write('header', html.navbar),
      navbarSignedIn: await write('header', html.navbarSignedIn),
      ...(html.main && { main: await write(screen, html.main) }),
    };
    // English comes first.
    const frame = frames[route];
    if (frame) frame.languages[language] = files;
    else frames[route] = { ...files, languages: {}, script: watcher };
  }
  const rules = [...styles].map(([style, name]) => `.mp-frame .${name}{${style}}`).join('\n');
  return { frames, rules, watcher };
}

/**
 * Renders the frame of each route with a screen in each language, English first.
 * @param {string} root
 * @param {string} mode
 * @param {Routes} routes
 * @returns {Promise<{ route: string, screen: string, language: string, html: Rendered }[]>}
 */
async function renderAll(root, mode, routes) {
  const screens = Object.entries(routes).flatMap(([route, { screen, access }]) =>
    screen ? [{ route, screen, access }] : [],
  );
  const languages = await languageNames(root);
  const folders = [...new Set(screens.map(({ screen }) => screen))];
  const { renderFrame, setFrameLanguage, ...modules } = await load(root, mode, folders, languages);
  const render = /** @type {Render} */ (renderFrame);
  return ['en', ...languages].flatMap(language => {
    const texts = modules[`language_${language}`];
    const resetLanguage =
      texts &&
      /** @type {SetFrameLanguage} */ (setFrameLanguage)(language, texts, rightToLeft.includes(language));
    const rendered = screens.map(({ route, screen, access }) => {
      const module = modules[moduleName(screen)] ?? {};
      const { navbar, main } = render(route, module, false);
      const { navbar: navbarSignedIn } = render(route, module, true);
      return { route, screen, language, html: { navbar, navbarSignedIn, ...(!access && { main }) } };
    });
    resetLanguage?.();
    return rendered;
  });
}

/**
 * Writes a file of frames. Its name contains a hash of its content.
 * @param {string} outdir
 * @param {string} name
 * @param {'html' | 'css'} ending
 * @param {string} text
 */
async function writeHashed(outdir, name, ending, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `frames/${name}-${hash}.${ending}`;
  await writeFile(join(outdir, file), text);
  return file;
}

/**
 * Writes the rules of each frame, when the stylesheets are built.
 * @param {string} outdir
 * @param {Record<string, UnstyledFrame>} frames by route
 * @param {(route: string) => string[]} sheetsOf names of the stylesheets of a route
 * @returns {Promise<Record<string, StyledFrame>>}
 */
export async function styleFrames(outdir, frames, sheetsOf) {
  const read = (/** @type {string[]} */ names) =>
    Promise.all(names.map(name => readFile(join(outdir, name), 'utf8'))).then(texts => texts.join('\n'));
  /** @type {Record<string, StyledFrame>} */
  const styled = {};
  for (const [route, frame] of Object.entries(frames)) {
    const html = await read([frame, ...Object.values(frame.languages)].flatMap(filesOf));
    const text = styleOf(html, await read(sheetsOf(route)));
    styled[route] = { ...frame, style: await writeHashed(outdir, route, 'css', text) };
  }
  return styled;
}

const filesOf = (/** @type {Rendered} */ { navbar, navbarSignedIn, main }) => [
  navbar,
  navbarSignedIn,
  ...(main ? [main] : []),
];

const moduleName = (/** @type {string} */ folder) => `screen_${folder.replaceAll('-', '_')}`;

/**
 * Bundles src/frames/render-frame.tsx, the screens and the languages for Node, and runs them where a page is expected.
 * @param {string} root
 * @param {string} mode
 * @param {string[]} folders of screens
 * @param {string[]} languages
 * @returns {Promise<Record<string, object>>}
 */
async function load(root, mode, folders, languages) {
  const lines = [
    ...folders.map(folder => `export * as ${moduleName(folder)} from './${screenFile(folder)}';`),
    ...languages.map(
      name => `export { ${name} as language_${name} } from './${languageFolder('')}/${name}.ts';`,
    ),
  ];
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: ["export * from './src/frames/render-frame.tsx';", ...lines].join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.MODE': `"${mode}"`,
      'import.meta.env': 'true',
    },
    plugins: [readsOnServers],
    logLevel: 'silent',
  });
  const page = standIn();
  const module = { exports: {} };
  const run = new Function('module', 'exports', 'require', ...Object.keys(page), outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(join(root, 'build.mjs')), ...Object.values(page));
  return module.exports;
}

/**
 * On a server, React asks each store for a value of its own. All of ours have one value.
 * @type {esbuild.Plugin}
 */
const readsOnServers = {
  name: 'reads-on-servers',
  setup(build) {
    const ours = { path: 'react', namespace: 'reads-on-servers' };
    build.onResolve({ filter: /^react$/ }, ({ kind }) => (kind === 'import-statement' ? ours : undefined));
    build.onResolve({ filter: /^use-sync-external-store\/shim\/index\.js$/ }, () => ours);
    build.onLoad({ filter: /./, namespace: ours.namespace }, async () => {
      const names = Object.keys((await import('react')).default).filter(
        name => !name.startsWith('__') && name !== 'useSyncExternalStore',
      );
      const contents = `const all = require('react'); export default all; export const { ${names} } = all;
        export const useSyncExternalStore = (watch, read) => all.useSyncExternalStore(watch, read, read);`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};

/** The browser objects that rendering reads: a narrow window with an empty page. */
function standIn() {
  const media = { matches: false };
  const nothing = () => {};
  const location = new URL('https://host.example/');
  const document = {
    location,
    URL: location.href,
    baseURI: location.href,
    documentElement: { lang: 'en' },
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
    ...{ addEventListener: nothing, body: { classList: { contains: () => false } } },
  };
  const matchMedia = () => ({
    get matches() {
      return media.matches;
    },
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  return { document, location, history: { state: null }, navigator: {}, window: globalThis, matchMedia };
}

/**
 * Gives each element with styles of its own a class in their place.
 * @param {string} html
 * @param {Map<string, string>} styles the names of classes, by their rules
 */
const withoutStyles = (html, styles) =>
  html.replace(/<[^>]* style="[^"]*"[^>]*>/g, tag => {
    const [, style = ''] = / style="([^"]*)"/.exec(tag) ?? [];
    const rule = style.replaceAll('&quot;', '"').replace(/(?<!^)$|;/g, '!important;');
    const name = styles.get(rule) ?? `mp-frame-${styles.size + 1}`;
    styles.set(rule, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[\w-]+/, start => `${start} class="${name}"`);
  });

/**
 * Adds rules to a stylesheet.
 * @param {string} rules
 * @returns {esbuild.Plugin}
 */
export const adding = rules => ({
  name: 'adding',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n${rules}`,
      loader: 'css',
    }));
  },
});
