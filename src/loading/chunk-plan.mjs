/**
 * Which modules lie together in the built product. Only build.mjs reads it. esbuild makes a chunk for every set of
 * entries that have modules in common, which left alone is dozens of small files; an entry that also imports what others
 * share, unused as it may be, leaves few sets.
 */

/** What is loaded before everything else, and what starts the app. */
export const [prepareFile, appFile] = ['src/prepare.ts', 'src/start.tsx'];
/** Folders of screens that have much in common with each other, and less with the rest. */
const lists = ['stores', 'categories', 'category'];

/** `search` of a file in src/pages/search; undefined elsewhere. */
const folderOf = file => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

const isScreen = file => folderOf(file) !== undefined && file.endsWith('/index.tsx');
const kindOf = file => (lists.includes(folderOf(file)) ? 'lists' : 'others');

/** The script that a file imported on demand is to lie in, with others: one for each screen, one for the frame. */
export const lazyScriptOf = file => `${folderOf(file) ?? 'frame'}-parts`;

/**
 * The modules that each entry imports beside its own, so that these chunks come of them:
 * - core: the app, the search included. All load it, a part of it before the app;
 * - lists, others: what screens of that kind share among themselves or with lazy files;
 * - both: what screens of both kinds share.
 * @param inputs of esbuild's metafile
 * @returns {Map<string, string[]>} for each entry but those of the core
 */
export function planChunks(inputs, screens, lazyFiles) {
  const core = [...closure(inputs, prepareFile), ...closure(inputs, appFile)];
  const users = new Map();
  for (const entry of [...screens, ...lazyFiles])
    for (const module of closure(inputs, entry))
      if (module !== entry && !core.includes(module))
        users.set(module, [...(users.get(module) ?? []), entry]);
  const chunks = { both: [], lists: [], others: [] };
  for (const [module, by] of users) {
    const kinds = [...new Set(by.filter(isScreen).map(kindOf))];
    if (kinds.length > 1) chunks.both.push(module);
    else if (kinds.length === 1 && by.length > 1) chunks[kinds[0]].push(module);
  }
  const { both } = chunks;
  // The lazy parts come after the first paint. Those of the frame may load all of it.
  const loads = entry => {
    if (isScreen(entry)) return [...core, ...both, ...chunks[kindOf(entry)]];
    return folderOf(entry) === 'search'
      ? [...core, ...both, ...chunks.lists]
      : Object.values(chunks).flat().concat(core);
  };
  return new Map([[appFile, core], ...[...screens, ...lazyFiles].map(entry => [entry, loads(entry)])]);
}

/** A file and all it imports statically, in turn; the file itself comes first. Takes inputs and outputs of esbuild. */
export function closure(files, file, found = new Set([file])) {
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found.add(path));
  return found;
}
