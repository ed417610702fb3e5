/** Finds in esbuild's report which built files belong to what. */
import { closure, prepareFile, scriptName } from './chunk-plan.mjs';

export const baseSheet = 'src/entry/marketplace.css';

/** A stylesheet that only hosts link. */
export const roomSheet = 'src/frames/room.css';

/**
 * The stylesheet of a screen.
 * @param {string} folder
 */
export const styleFile = folder => `src/pages/${folder}/${folder}.css`;

/**
 * The stylesheet that comes with a file that is imported on demand, where there is one that no other sheet imports:
 * `later.css` beside `later.tsx`.
 * @param {string} file
 */
export const styleBeside = file => file.replace(/\.\w+$/, '.css');

/** The name of a built file, without its folder. @param {string} file */
const nameOf = file => file.replace(/.*\//, '');

/**
 * The table of built files, as src/loading/chunk-table.ts describes it.
 * @param {import('esbuild').Metafile['outputs']} outputs of the second run, in which planned scripts are entries in a
 *   namespace of that name
 * @param {Record<string, import('../routes.ts').Route>} routes
 * @param {string[]} lazyFiles of `planScripts`
 * @param {(facade: string) => Promise<string | undefined>} replaceFacade returns the chunk that gets its name
 * @returns {Promise<import('../loading/chunk-table.ts').ChunkTable & { lazy: string[] }>} and the scripts of lazy code
 */
export async function chunkTable(outputs, routes, lazyFiles, replaceFacade) {
  const outputOf = new Map(Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  const namesOf = (/** @type {string} */ entry) => {
    const output = outputOf.get(entry);
    return output ? [...closure(outputs, [output])].map(nameOf) : [];
  };
  const nameOfOutput = (/** @type {string} */ entry) => namesOf(entry)[0] ?? '';
  /** @type {Map<string, string>} */
  const replaced = new Map();
  for (const entry of [prepareFile, 'planned:app']) {
    const facade = nameOfOutput(entry);
    const chunk = await replaceFacade(facade);
    if (chunk) replaced.set(chunk, facade);
  }
  const finalName = (/** @type {string} */ file) => replaced.get(nameOf(file)) ?? nameOf(file);
  const loadedBy = (/** @type {string} */ entry) => [...new Set(namesOf(entry).map(finalName))];
  const prepare = loadedBy(prepareFile);
  const app = loadedBy('planned:app').filter(name => !prepare.includes(name));
  const askedBy = (/** @type {string[]} */ names) =>
    Object.entries(outputs).flatMap(([file, { imports }]) =>
      names.includes(finalName(file))
        ? imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? path : []))
        : [],
    );
  const askedByApp = askedBy([...prepare, ...app]);
  /** What a screen loads on demand, with what that imports, the largest first: it takes longest. */
  const loadedLater = (/** @type {string[]} */ scripts) => {
    const size = (/** @type {string} */ file) => outputs[file]?.bytes ?? 0;
    const asked = askedBy(scripts).filter(path => !askedByApp.includes(path));
    const found = [...closure(outputs, asked)].sort((one, other) => size(other) - size(one)).map(finalName);
    return found.filter(name => ![...prepare, ...app, ...scripts].includes(name));
  };
  /** @type {Record<string, import('../loading/chunk-table.ts').ScreenFiles>} */
  const screens = {};
  /** @type {Record<string, string[]>} */
  const features = {};
  for (const { screen, path, needs = [] } of Object.values(routes)) {
    if (!screen) continue;
    for (const feature of needs) features[feature] = [...(features[feature] ?? []), path];
    const scripts = loadedBy(`planned:${screen}`).filter(
      name => !prepare.includes(name) && !app.includes(name),
    );
    const style = nameOfOutput(styleFile(screen));
    const paths = [...(screens[screen]?.paths ?? []), path];
    screens[screen] = { paths, scripts, later: loadedLater(scripts), ...(style && { style }) };
  }
  const first = [...prepare, ...app, ...Object.values(screens).flatMap(({ scripts }) => scripts)];
  const lazy = lazyFiles.flatMap(file => loadedBy(`planned:${scriptName(file)}`));
  const lazyStyles = lazyFiles.flatMap(file => nameOfOutput(styleBeside(file)) || []);
  // In the order in which the entry compresses best.
  return {
    lazy: [...new Set(lazy)].filter(name => !first.includes(name)),
    lazyStyles,
    style: nameOfOutput(baseSheet),
    prepare,
    app,
    languages: {},
    features,
    screens,
  };
}
