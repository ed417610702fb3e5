/** Finds in esbuild's report which built files belong to what. */
import { closure, openedScript, prepareFile } from './chunk-plan.mjs';

export const baseSheet = 'src/marketplace.css';

/** A stylesheet that only hosts link. */
export const roomSheet = 'src/frames/room.css';

/**
 * The stylesheet of a screen.
 * @param {string} folder
 */
export const styleFile = folder => `src/pages/${folder}/${folder}.css`;

/**
 * The stylesheet that is loaded with lazy code, where it has one: beside `menu.tsx` that is `menu.lazy.css`.
 * @param {string} file
 */
export const styleBeside = file => file.replace(/\.\w+$/, '.lazy.css');

/**
 * `menu` of src/shell/menu.lazy.css.
 * @param {string} file
 */
export const nameOf = file => file.replace(/.*\//, '').replace(/\..*/, '');

/**
 * The table of built files, as src/loading/chunk-table.ts describes it.
 * @typedef {import('esbuild').Metafile['outputs']} Outputs
 * @param {Outputs} outputs of the second run, in which planned scripts are entries in a namespace of that name
 * @param {Record<string, import('../routes.ts').Route>} routes
 * @param {Map<string, string>} scripts of `planScripts`
 * @returns {import('../loading/chunk-table.ts').ChunkTable & { ofEveryPage: string[] }} and the scripts that every page
 *   loads after its first paint, with what they import
 */
export function chunkTable(outputs, routes, scripts) {
  const outputOf = new Map(Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  const namesOf = (/** @type {string} */ entry) => {
    const output = outputOf.get(entry);
    return output ? [...closure(outputs, output)].map(file => file.replace(/.*\//, '')) : [];
  };
  const nameOfOutput = (/** @type {string} */ entry) => namesOf(entry)[0] ?? '';
  const prepare = namesOf(prepareFile);
  const app = namesOf('planned:app').filter(name => !prepare.includes(name));
  /** @type {Record<string, import('../loading/chunk-table.ts').ScreenFiles>} */
  const screens = {};
  for (const { screen, path } of Object.values(routes)) {
    if (!screen) continue;
    const scriptsOf = namesOf(`planned:${screen}`).filter(
      name => !prepare.includes(name) && !app.includes(name),
    );
    const style = nameOfOutput(styleFile(screen));
    const paths = [...(screens[screen]?.paths ?? []), path];
    screens[screen] = { paths, scripts: scriptsOf, ...(style && { style }) };
  }
  /** @type {Map<string, string[]>} */
  const sources = new Map();
  for (const [file, script] of scripts) sources.set(script, [...(sources.get(script) ?? []), file]);
  const lazy = [...sources].map(([script, files]) => [
    nameOfOutput(`planned:${script}`),
    ...files.map(nameOf),
  ]);
  const ofEveryPage = namesOf('planned:lazy-shell');
  const opened = namesOf(`planned:${openedScript}`).filter(name => !ofEveryPage.includes(name));
  const lazyStyles = [...scripts.keys()].flatMap(file => nameOfOutput(styleBeside(file)) || []);
  // In the order in which the entry compresses best.
  return {
    ofEveryPage,
    lazy,
    lazyStyles,
    opened,
    style: nameOfOutput(baseSheet),
    prepare,
    app,
    languages: {},
    screens,
  };
}
