/**
 * Which modules lie together in the built product. Only build.mjs reads it. esbuild makes a chunk for every set of
 * entries that have modules in common, which left alone is dozens of small files; an entry that also imports what others
 * share, unused as it may be, leaves few sets.
 */

/** What is loaded before everything else, and what starts the app. */
export const [prepareFile, appFile] = ['src/prepare.ts', 'src/start.tsx'];
/** Folders of screens that have much in common with each other, and less with the rest. The others are one kind more. */
const kinds = {
  stores: ['stores'],
  categories: ['categories', 'category'],
  site: ['home', 'how-it-works', 'medals', 'trust'],
  reviewers: ['write-review', 'new-review', 'edit-profile', 'new-dispute', 'reviewer-dispute'],
  people: ['people', 'following', 'feed'],
  profiles: ['public-profile', 'private-profile'],
};

/** Kinds for people with an account, who mostly go from one of them to the other. What only these share lies apart. */
const memberKinds = ['reviewers', 'people', 'profiles'];

/** `search` of a file in src/pages/search; undefined elsewhere. */
const folderOf = file => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

const isScreen = file => folderOf(file) !== undefined && file.endsWith('/index.tsx');

/** What every screen with a form imports. Forms are for reviewers. */
const formFile = 'src/state/form.ts';

/** Folders of wired parts whose lazy files are a script of their own. */
const wired = ['reviews', 'forms', 'disputes'];

/**
 * The script that a file imported on demand is to lie in, with others: one for each screen, for the reviews, for forms,
 * for disputes and for the frame. The few of a store's page lie with the reviews, which it always loads.
 */
export function lazyScriptOf(file) {
  const folder = folderOf(file) ?? wired.find(one => file.startsWith(`src/${one}/`)) ?? 'frame';
  return `${folder === 'shop' ? 'reviews' : folder}-parts`;
}

/**
 * The modules that each entry imports beside its own, so that these chunks come of them:
 * - core: the app, the search included. All load it, a part of it before the app;
 * - one for each of the kinds, and others: what screens of that kind share among themselves or with lazy files;
 * - members: what screens of the kinds for members share;
 * - several: what screens of other kinds share;
 * - parts: what lazy files of several scripts share, and no screen.
 * @param inputs of esbuild's metafile
 * @returns {Map<string, string[]>} for each entry but those of the core
 */
export function planChunks(inputs, screens, lazyFiles) {
  const core = new Set([...closure(inputs, prepareFile), ...closure(inputs, appFile)]);
  const users = new Map();
  for (const entry of [...screens, ...lazyFiles])
    for (const module of closure(inputs, entry))
      if (!core.has(module) && !isScreen(module)) users.set(module, [...(users.get(module) ?? []), entry]);
  const chunks = Object.fromEntries(
    ['several', 'members', ...Object.keys(kinds), 'others', 'parts'].map(name => [name, []]),
  );
  const kindOf = file => {
    if (closure(inputs, file).has(formFile)) return 'reviewers';
    return Object.keys(kinds).find(kind => kinds[kind].includes(folderOf(file))) ?? 'others';
  };
  for (const [module, by] of users) {
    const of = [...new Set(by.filter(isScreen).map(kindOf))];
    if (of.length > 1)
      chunks[of.every(kind => memberKinds.includes(kind)) ? 'members' : 'several'].push(module);
    else if (of.length === 1 && by.length > 1) chunks[of[0]].push(module);
    else if (new Set(by.map(lazyScriptOf)).size > 1) chunks.parts.push(module);
  }
  // The lazy parts come after the first paint: those of the frame may load all that they share with any screen.
  const names = entry => {
    const kind = kindOf(entry);
    if (isScreen(entry)) return ['several', ...(memberKinds.includes(kind) ? ['members'] : []), kind];
    return folderOf(entry) === 'search' ? ['several', 'stores', 'categories', 'parts'] : Object.keys(chunks);
  };
  const modulesFor = entry => names(entry).flatMap(name => chunks[name].filter(module => module !== entry));
  const plan = [...screens, ...lazyFiles].map(entry => [entry, [prepareFile, appFile, ...modulesFor(entry)]]);
  return new Map([[appFile, [prepareFile]], ...plan]);
}

/** A file and all it imports statically, in turn; the file itself comes first. Takes inputs and outputs of esbuild. */
export function closure(files, file, found = new Set([file])) {
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found.add(path));
  return found;
}
