/**
 * Which modules lie together in the built product. Only build.mjs reads it. esbuild makes a chunk for every set of
 * entries that have modules in common, which left alone is dozens of small files. Here each entry is written anew: it
 * also imports what others share, unused as it may be, which leaves few sets.
 */

/**
 * What is loaded before everything else, and what starts the app. Both scripts have only some 120 bytes: what an entry
 * shares with others, esbuild puts into a chunk. With code of their own, every first paint would have 0.4 kB more.
 */
export const [prepareFile, appFile] = ['src/prepare.ts', 'src/start.tsx'];

export const screenFile = folder => `src/pages/${folder}/index.tsx`;
export const baseSheet = 'src/marketplace.css';
export const styleFile = folder => `src/pages/${folder}/${folder}.css`;
/** The stylesheet that is loaded with lazy code, where it has one: beside `menu.tsx` that is `menu.lazy.css`. */
export const styleBeside = file => file.replace(/\.\w+$/, '.lazy.css');
/** `menu` of src/shell/menu.lazy.css. */
export const nameOf = file => file.replace(/.*\//, '').replace(/\..*/, '');

/**
 * Folders of screens and of wired parts that have much in common with each other, and less with the rest. A screen that
 * is not listed is one of the others; all other files are part of the frame, as is the search.
 */
const kinds = {
  frame: ['search'],
  stores: ['stores'],
  site: ['home', 'how-it-works', 'medals', 'trust'],
  categories: ['categories', 'category'],
  others: ['product', 'shop', 'reviews'],
  reviewers: ['write-review', 'new-review', 'edit-profile', 'forms'],
  disputes: ['new-dispute', 'dispute', 'arbitrator'],
  people: ['people', 'following', 'feed'],
  profiles: ['public-profile', 'private-profile'],
};

/**
 * Kinds that have a chunk in common. `members` are for people with an account, who mostly go from one of them to the
 * other. Of `pages`, lazy code needs little.
 */
const groups = { pages: ['site', 'categories'], members: ['reviewers', 'disputes', 'people', 'profiles'] };
const groupOf = kind => Object.keys(groups).find(group => groups[group].includes(kind));

/** Source of up to so many bytes is worth no script more. */
const smallBytes = 2000;

/** What every screen with a form imports. Forms are for reviewers. */
const formFile = 'src/state/form.ts';

function kindOf(inputs, file) {
  const [, isScreen, folder] = /^src\/(pages\/)?([^/]+)\//.exec(file) ?? [];
  const kind = Object.keys(kinds).find(name => kinds[name].includes(folder));
  if (kind || !isScreen) return kind ?? 'frame';
  return closure(inputs, file).has(formFile) ? 'reviewers' : 'others';
}

/**
 * The script that lazy code of a kind lies in. Reviews and disputes are written with the same forms. That of the stores
 * has less than 1 kB: in the script of the frame it would make every page load the chunk of the stores, too.
 */
const lazyScriptOf = kind => `lazy-${kind === 'reviewers' || kind === 'disputes' ? 'forms' : kind}`;

/**
 * Plans the second run of esbuild by what the first one found.
 * @param metafile of a build whose entries are prepare, app and all screens
 * @param folders of screens
 * @returns `sources`: the scripts by their names: the app, each screen that the app does not import, and the lazy ones;
 *   `scripts`: for each file that is imported on demand, the name of the script it lies in
 */
export function planScripts({ inputs, outputs }, folders) {
  const core = new Set([...closure(inputs, prepareFile), ...closure(inputs, appFile)]);
  const apart = folders.filter(folder => !core.has(screenFile(folder)));
  const screens = apart.map(screenFile);
  const imports = Object.values(inputs).flatMap(input => input.imports);
  const lazyFiles = new Set(imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? path : [])));
  const kindsOf = new Map([...screens, ...lazyFiles].map(file => [file, kindOf(inputs, file)]));
  const chunks = planChunks(inputs, core, screens, kindsOf);

  const exportsOf = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  const sourceOf = (files, others) =>
    [
      ...files.map(file => `export { ${exportsOf.get(file)} } from './${file}';`),
      ...others.map(file => `import './${file}';`),
    ].join('\n');
  const withChunks = (files, names) =>
    sourceOf(files, [prepareFile, appFile, ...names.flatMap(name => chunks[name] ?? [])]);

  const sources = new Map([['app', sourceOf([appFile], [prepareFile])]]);
  for (const folder of apart) {
    const kind = kindsOf.get(screenFile(folder));
    sources.set(folder, withChunks([screenFile(folder)], ['several', groupOf(kind), kind]));
  }
  const scripts = new Map([...lazyFiles].map(file => [file, lazyScriptOf(kindsOf.get(file))]));
  for (const script of new Set(scripts.values())) {
    const files = [...lazyFiles].filter(file => scripts.get(file) === script);
    sources.set(script, withChunks(files, neededChunks(inputs, chunks, files)));
  }
  return { scripts, sources };
}

/**
 * The modules of these chunks, beside the core, which is the app and what is loaded before it:
 * - one for each kind: what screens of that kind share among themselves or with lazy code;
 * - one for each group: what screens of several kinds of it share, and what one of them and lazy code of another kind
 *   share; of `members` only what is small of that;
 * - several: what else screens of several kinds share, or `members` and the lazy code of others;
 * - parts: what several scripts of lazy code share, and no screen.
 */
function planChunks(inputs, core, screens, kindsOf) {
  const users = new Map();
  for (const entry of kindsOf.keys())
    for (const module of closure(inputs, entry))
      if (!core.has(module) && !screens.includes(module))
        users.set(module, [...(users.get(module) ?? []), entry]);
  const names = ['several', ...Object.keys(groups), ...Object.keys(kinds), 'parts'];
  const chunks = Object.fromEntries(names.map(name => [name, []]));
  for (const [module, by] of users) {
    const all = [...new Set(by.map(file => kindsOf.get(file)))];
    const own = [...new Set(by.filter(file => screens.includes(file)).map(file => kindsOf.get(file)))];
    const group = groupOf(own[0]);
    const isOfGroup = group && (group === 'members' ? all : own).every(kind => groupOf(kind) === group);
    const isSmall = inputs[module].bytes < smallBytes;
    const isShared = own.length > 1 || (all.length > 1 && (group !== 'members' || isSmall));
    if (own.length === 0) {
      if (new Set(all.map(lazyScriptOf)).size > 1) chunks.parts.push(module);
    } else if (isOfGroup && isShared) chunks[group].push(module);
    else if (own.length > 1 || (group === 'members' && !isOfGroup)) chunks.several.push(module);
    else if (by.length > 1) chunks[own[0]].push(module);
  }
  return chunks;
}

/** The names of the chunks that lazy code of these files needs: all of what lies in one comes with any of it. */
function neededChunks(inputs, chunks, files) {
  const names = new Set(['parts']);
  for (let count = 0; count < names.size; ) {
    count = names.size;
    const modules = [...files, ...[...names].flatMap(name => chunks[name])];
    const needed = new Set(modules.flatMap(module => [...closure(inputs, module)]));
    for (const name of Object.keys(chunks))
      if (chunks[name].some(module => needed.has(module))) names.add(name);
  }
  return [...names];
}

/**
 * The table of built files, as chunk-table.ts describes it.
 * @param outputs of the second run, in which planned scripts are entries in a namespace of that name
 * @param scripts of `planScripts`
 */
export function chunkTable(outputs, routes, scripts) {
  const outputOf = new Map(Object.keys(outputs).map(file => [outputs[file].entryPoint, file]));
  const namesOf = entry =>
    outputOf.has(entry)
      ? [...closure(outputs, outputOf.get(entry))].map(file => file.replace(/.*\//, ''))
      : [];
  const prepare = namesOf(prepareFile);
  const app = namesOf('planned:app').filter(name => !prepare.includes(name));
  const first = [...prepare, ...app];
  const table = { style: namesOf(baseSheet)[0], prepare, app, screens: {}, lazy: {}, lazyStyles: {} };
  for (const { screen, path } of Object.values(routes)) {
    if (!screen) continue;
    const [style] = namesOf(styleFile(screen));
    const names = namesOf(`planned:${screen}`).filter(name => !first.includes(name));
    table.screens[screen] ??= { paths: [], scripts: names, ...(style && { style }) };
    table.screens[screen].paths.push(path);
  }
  for (const [file, script] of scripts) {
    const [style] = namesOf(styleBeside(file));
    table.lazy[nameOf(file)] = namesOf(`planned:${script}`)[0];
    if (style) table.lazyStyles[nameOf(file)] = style;
  }
  return table;
}

/** A file and all it imports statically, in turn; the file itself comes first. Takes inputs and outputs of esbuild. */
function closure(files, file, found = new Set([file])) {
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found.add(path));
  return found;
}
