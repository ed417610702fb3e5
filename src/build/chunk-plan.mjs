/**
 * Which modules lie together in the built product. Only build.mjs reads it.
 *
 * The rule. A module lies in the first of these places that fits:
 * 1. the core: what the app and `prepare` import, the search included, and what screens of several groups share with
 *    `lazy-shell`, which comes on every page. Every page would otherwise load the whole chunk that they share;
 * 2. of what screens of several groups import: `people-shared` if all of them are about people, `goods-shared` if none is,
 *    else `shared`;
 * 3. the chunk of a group: what two screens of the group import, or one of them and lazy code. Small code lies in
 *    `people-shared` or `goods-shared` instead, if lazy code would load the chunk of the group for it alone;
 * 4. what several scripts of lazy code import, and no screen: `shell` if what comes on every page is among them,
 *    else `parts`;
 * 5. otherwise the script of the one screen, or the one script of lazy code, that imports it.
 * A screen that no group lists loads whole chunks. It does not count where modules are placed, so it moves none.
 *
 * esbuild makes a chunk for every set of entries that import a module. To get the places above, each entry is written
 * anew: it also imports the rest of each chunk that it needs, so that all modules of a chunk have the same entries.
 */

/** The file that loads before everything else, and the file that starts the app. */
export const [prepareFile, appFile] = ['src/entry/prepare.ts', 'src/entry/start.tsx'];

/** @param {string} folder */
export const screenFile = folder => `src/pages/${folder}/index.tsx`;

/**
 * Screens that people go between, and the folders of their parts. Each group has one script of lazy code; those with forms
 * share `lazy-forms`.
 */
const groups = Object.entries({
  stores: ['stores'],
  site: ['home', 'how-it-works', 'medals', 'trust'],
  categories: ['categories', 'category'],
  reviews: ['product', 'shop', 'reviews'],
  writing: ['write-review', 'new-review', 'forms'],
  editing: ['edit-profile'],
  disputes: ['new-dispute', 'dispute', 'arbitrator'],
  people: ['people', 'following', 'feed'],
  profiles: ['public-profile', 'private-profile', 'profiles'],
});

/**
 * The group of a file. That of a screen that no group lists is its folder. Search and all else is `everywhere`.
 * @param {string} file
 */
function groupOf(file) {
  const [, pages, folder = ''] = /^src\/(pages\/)?([^/]+)\//.exec(file) ?? [];
  const group = groups.find(([, folders]) => folders.includes(folder))?.[0];
  return group ?? (pages && folder !== 'search' ? folder : 'everywhere');
}

/** Groups about people, what they wrote and their disputes. They share more with each other than with the rest. */
const aboutPeople = ['writing', 'editing', 'people', 'profiles', 'disputes'];

/** Lazy code of no group by when it comes. The rest is in `openedScript`. */
const scriptsByTime = {
  // On every page, with nobody there.
  'lazy-shell': ['start-shell', 'product-actions', 'search-effects', 'head'],
  // In wide windows, when signed in, and everywhere with the first sign that somebody is there. One script saves a request.
  'lazy-shell-more': [
    'category-bar',
    'account-avatar',
    'viewer-sync',
    'later-parts',
    'scroll-restoration',
    'search-pages',
    'pagination',
    'load-more',
  ],
  // Beside reviews.
  'lazy-reviews': ['review-card', 'score-explainer', 'score-full', 'share-button'],
};

/** Parts that a press opens on any page. */
export const openedScript = 'lazy-shell-opened';

/**
 * The script of lazy code. Reviews and disputes are written with the same forms.
 * @param {string} file
 */
function scriptOf(file) {
  const group = groupOf(file);
  if (group !== 'everywhere') return lazyScriptOf(group);
  const named = Object.entries(scriptsByTime).find(([, names]) =>
    names.some(name => file.includes(`/${name}.ts`)),
  );
  return named?.[0] ?? openedScript;
}

/** @param {string} group */
const lazyScriptOf = group => `lazy-${['writing', 'editing', 'disputes'].includes(group) ? 'forms' : group}`;

/** A module is small if it and what it imports outside of the core together have fewer bytes than this. */
const smallBytes = 1_400;

/**
 * Files of esbuild's report, with what they import.
 * @typedef {Record<string, { bytes: number, imports: { path: string, kind?: string }[] }>} Files
 */

/**
 * A file and all it imports statically, in turn; the file itself comes first.
 * @param {Files} files inputs or outputs
 * @param {string} file
 * @param {Set<string>} [found]
 */
export function closure(files, file, found = new Set([file])) {
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found.add(path));
  return found;
}

/**
 * Plans the second run of esbuild by what the first one found.
 * @param {{ inputs: Files, outputs: import('esbuild').Metafile['outputs'] }} metafile of a build whose entries are
 *   prepare, app and all screens
 * @param {string[]} folders of screens
 * @returns `sources`: the source of each script by its name: the app, each screen that the app does not import, and the
 *   scripts of lazy code; `scripts`: the script of each file that is imported on demand; `places`: where each module lies
 */
export function planScripts({ inputs, outputs }, folders) {
  const core = new Set([...closure(inputs, prepareFile), ...closure(inputs, appFile)]);
  const imports = Object.values(inputs).flatMap(input => input.imports);
  const lazyFiles = new Set(imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? path : [])));
  const scripts = new Map([...lazyFiles].map(file => [file, scriptOf(file)]));
  const entries = new Map(folders.map(folder => [folder, [screenFile(folder)]]));
  for (const [folder, files] of entries) if (files.every(file => core.has(file))) entries.delete(folder);
  const screens = [...entries.values()].flat();
  const listed = screens.filter(file => groups.some(([group]) => group === groupOf(file)));
  const joined = joinedTo(core, inputs, listed, scripts);
  for (const module of joined) core.add(module);
  const chunks = planChunks(inputs, core, listed, scripts);

  for (const [file, script] of scripts) entries.set(script, [...(entries.get(script) ?? []), file]);
  const exportsOf = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  const sourceOf = (/** @type {string[]} */ files, /** @type {string[]} */ others) =>
    [
      ...files.map(file => `export { ${exportsOf.get(file)} } from './${file}';`),
      ...others.map(file => `import './${file}';`),
    ].join('\n');
  const sources = new Map([['app', sourceOf([appFile], [prepareFile, ...joined])]]);
  for (const [script, files] of entries) {
    // No screen takes the whole of `parts` and `shell`: one that needs some of it would grow by a third.
    const { parts, shell, ...others } = chunks;
    const isScreen = files.some(file => screens.includes(file));
    const taken = isScreen ? others : chunks;
    const loaded = withWholeChunks(inputs, taken, files);
    const shared = Object.values(taken)
      .flat()
      .filter(module => loaded.has(module));
    sources.set(script, sourceOf(files, [prepareFile, appFile, ...joined, ...shared]));
  }
  return { scripts, sources, places: placesOf(inputs, core, chunks, entries) };
}

/**
 * The modules that join the core though the app does not import them.
 * @param {Set<string>} core
 * @param {Files} inputs
 * @param {string[]} screens those that a group lists
 * @param {Map<string, string>} scripts of lazy code
 */
function joinedTo(core, inputs, screens, scripts) {
  const ofEveryPage = new Set(
    [...scripts].flatMap(([file, script]) => (script === 'lazy-shell' ? [...closure(inputs, file)] : [])),
  );
  const closures = screens.map(screen => ({ group: groupOf(screen), modules: closure(inputs, screen) }));
  return [...ofEveryPage].filter(module => {
    const groups = closures.flatMap(({ group, modules }) => (modules.has(module) ? group : []));
    return !core.has(module) && new Set(groups).size > 1;
  });
}

/**
 * The modules of each chunk: the three that are shared, `shell`, `parts` and one chunk for each group.
 * @param {Files} inputs
 * @param {Set<string>} core
 * @param {string[]} screens those that a group lists
 * @param {Map<string, string>} scripts of lazy code
 */
function planChunks(inputs, core, screens, scripts) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const entry of [...screens, ...scripts.keys()])
    for (const module of closure(inputs, entry))
      if (!core.has(module)) users.set(module, (users.get(module) ?? new Set()).add(entry));
  /** @type {Record<string, string[]>} */
  const chunks = {};
  const put = (/** @type {string} */ module, /** @type {string} */ chunk) => {
    chunks[chunk] = [...(chunks[chunk] ?? []), module];
  };
  /** @type {{ module: string, group: string }[]} */
  const smallOfGroups = [];
  for (const [module, by] of users) {
    const userScreens = screens.filter(screen => by.has(screen));
    const lazyScripts = new Set([...by].flatMap(file => scripts.get(file) ?? []));
    const chunk = chunkOf(userScreens, [...lazyScripts]);
    if (!chunk || screens.includes(module)) continue;
    const isOfGroup = userScreens.some(screen => groupOf(screen) === chunk);
    if (isOfGroup && isSmall(inputs, core, module)) smallOfGroups.push({ module, group: chunk });
    else put(module, chunk);
  }
  const withoutSmall = { ...chunks };
  for (const { module, group } of smallOfGroups)
    put(module, placeOfSmall(inputs, withoutSmall, scripts, module, group));
  return chunks;
}

/**
 * The chunk of small code that one group and lazy code import: that of the group, unless a script would load it for nothing
 * else.
 * @param {Files} inputs
 * @param {Record<string, string[]>} chunks without small code of groups
 * @param {Map<string, string>} scripts of lazy code
 * @param {string} module
 * @param {string} group
 */
function placeOfSmall(inputs, chunks, scripts, module, group) {
  const isLoadedForIt = [...new Set(scripts.values())].some(script => {
    if (script === lazyScriptOf(group)) return false;
    const loaded = withWholeChunks(
      inputs,
      chunks,
      [...scripts.keys()].filter(file => scripts.get(file) === script),
    );
    return loaded.has(module) && !chunks[group]?.some(one => loaded.has(one));
  });
  return isLoadedForIt ? sharedChunkOf([group]) : group;
}

/**
 * @param {Files} inputs
 * @param {Set<string>} core
 * @param {string} module
 */
function isSmall(inputs, core, module) {
  const own = [...closure(inputs, module)].filter(file => !core.has(file));
  return own.reduce((sum, file) => sum + (inputs[file]?.bytes ?? 0), 0) < smallBytes;
}

/**
 * The chunk of a module by who imports it; undefined where it lies in the only script that does.
 * @param {string[]} screens
 * @param {string[]} lazyScripts
 */
function chunkOf(screens, lazyScripts) {
  const [group, ...others] = new Set(screens.map(groupOf));
  if (group && others.length > 0) return sharedChunkOf([group, ...others]);
  if (screens.length + lazyScripts.length < 2) return undefined;
  return group ?? (lazyScripts.includes('lazy-shell') ? 'shell' : 'parts');
}

/** @param {string[]} groups */
function sharedChunkOf(groups) {
  const areAboutPeople = groups.map(group => aboutPeople.includes(group));
  if (!areAboutPeople.includes(false)) return 'people-shared';
  return areAboutPeople.includes(true) ? 'shared' : 'goods-shared';
}

/**
 * All modules that some files load. A file that needs one module of a chunk takes the whole chunk.
 * @param {Files} inputs
 * @param {Record<string, string[]>} chunks
 * @param {string[]} files
 */
function withWholeChunks(inputs, chunks, files) {
  const needed = new Set(files.flatMap(file => [...closure(inputs, file)]));
  const rest = Object.values(chunks);
  for (let size = -1; size !== needed.size; ) {
    size = needed.size;
    for (const chunk of rest.filter(modules => modules.some(module => needed.has(module))))
      for (const module of chunk) for (const one of closure(inputs, module)) needed.add(one);
  }
  return needed;
}

/**
 * Where each module lies, for the report of a broken limit: in a chunk, or in the scripts that import it.
 * @param {Files} inputs
 * @param {Set<string>} core
 * @param {Record<string, string[]>} chunks
 * @param {Map<string, string[]>} entries
 * @returns {Record<string, string>}
 */
function placesOf(inputs, core, chunks, entries) {
  /** @type {Record<string, string>} */
  const places = {};
  for (const [script, files] of entries)
    for (const module of files.flatMap(file => [...closure(inputs, file)]))
      if (!places[module]?.split(', ').includes(script))
        places[module] = places[module] ? `${places[module]}, ${script}` : script;
  for (const [chunk, modules] of Object.entries(chunks)) for (const module of modules) places[module] = chunk;
  for (const module of core) places[module] = 'core';
  return places;
}
