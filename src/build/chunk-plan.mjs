/**
 * Which modules of the app share a script.
 *
 * esbuild makes a chunk for every set of entries that import a module, and cannot be told otherwise (evanw/esbuild#207,
 * #3302): with an entry for each screen, the search would load 44 files. So each entry is written again: of every place
 * below that it needs a module of, it imports all modules. They have the same entries then, and become one chunk.
 *
 *   core              prepare or the app import it, and with the app the search
 *   a subject         screens do: what their subjects have in common, `about` in src/routes.ts. For goods/reviews and
 *                     goods/site that is goods; for goods/site and people/profiles, everything
 *   a screen          one screen does, and lazy code
 *   later, a subject  lazy code does, and no screen
 *
 * What one entry alone imports lies in its script. Lazy code moves no module of screens, nor does a screen without
 * `about`: it makes no other screen heavier, and loads whole places.
 */

/** The file that loads before everything else, and the file that starts the app. */
export const [prepareFile, appFile] = ['src/entry/prepare.ts', 'src/entry/start.tsx'];

/** @param {string} folder */
export const screenFile = folder => `src/pages/${folder}/index.tsx`;

/**
 * The name of the script of an entry: `product` of src/pages/product/index.tsx, `product-later` of later.tsx beside it.
 * @param {string} file
 */
export const scriptName = file => file.replace(/^src\/(pages\/)?|(\/index)?\.\w+$/g, '').replaceAll('/', '-');

/** @typedef {Record<string, { imports: { path: string, kind?: string }[] }>} Files files of esbuild's report */

/**
 * Files and all that they import statically, in turn.
 * @param {Files} files inputs or outputs
 * @param {string[]} from
 * @param {(file: string) => string[]} [besides] what comes with a file in any case
 */
export function closure(files, from, besides = () => []) {
  const found = new Set(from);
  // A set also hands out what is added meanwhile.
  for (const file of found) {
    const fixed = (files[file]?.imports ?? []).filter(({ kind }) => kind !== 'dynamic-import');
    for (const one of [...fixed.map(({ path }) => path), ...besides(file)]) found.add(one);
  }
  return found;
}

/** What two paths begin with: `goods` of `goods/reviews` and `goods/site`. @type {(one: string, other: string) => string} */
const commonPath = (one, other) => {
  const steps = other.split('/');
  const end = one.split('/').findIndex((step, at) => step !== steps[at]);
  return end < 0 ? one : steps.slice(0, end).join('/');
};

/**
 * Plans the second run of esbuild by what the first one found.
 * @param {{ inputs: Files, outputs: import('esbuild').Metafile['outputs'] }} metafile of a build whose entries are
 *   prepare, app and all screens
 * @param {Map<string, string | undefined>} screens what they are about, by their folders
 * @returns `sources`: the source of each script by its name; `lazyFiles`: the files that are imported on demand
 */
export function planScripts({ inputs, outputs }, screens) {
  const imports = Object.values(inputs).flatMap(input => input.imports);
  const onDemand = imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? path : []));
  const lazyFiles = [...new Set(onDemand)].sort();
  const aboutOf = (/** @type {string} */ file) =>
    screens.get(/^src\/pages\/([^/]+)/.exec(file)?.[1] ?? '') ?? '';
  const core = closure(inputs, [prepareFile, appFile]);
  const screenFiles = [...screens.keys()].map(screenFile).filter(file => !core.has(file));
  const entries = [...screenFiles, ...lazyFiles];

  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const entry of entries)
    for (const module of closure(inputs, [entry]))
      if (!core.has(module)) users.set(module, [...(users.get(module) ?? []), entry]);

  const placeOf = (/** @type {string[]} */ by) => {
    const ofScreens = by.filter(entry => screenFiles.includes(entry));
    const counted = ofScreens.filter(aboutOf);
    const [first = '', ...others] =
      ofScreens.length === 0 ? by : counted.length > 0 ? counted : ofScreens.slice(0, 1);
    if (others.length === 0) return first;
    return (ofScreens.length > 0 ? '' : 'later ') + others.map(aboutOf).reduce(commonPath, aboutOf(first));
  };
  const shared = [...users].filter(([, by]) => by.length > 1);
  const places = new Map(shared.map(([module, by]) => [module, placeOf(by)]));
  const besides = (/** @type {string} */ module) =>
    places.has(module) ? [...places.keys()].filter(one => places.get(one) === places.get(module)) : [];

  const exportsOf = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  const sourceOf = (/** @type {string} */ file, /** @type {string[]} */ others) =>
    `export { ${exportsOf.get(file)} } from './${file}';${others.map(one => `import './${one}';`).join('')}`;
  const sources = new Map([['app', sourceOf(appFile, [prepareFile])]]);
  for (const file of entries) {
    const needed = [...closure(inputs, [file], besides)].filter(module => places.has(module));
    sources.set(scriptName(file), sourceOf(file, [prepareFile, appFile, ...needed]));
  }
  return { sources, lazyFiles };
}
