/**
 * Which modules lie together in the built product. Only build.mjs reads it. esbuild makes a chunk for every set of
 * entries that have modules in common, which left alone is dozens of small files; an entry that also imports what others
 * share, unused as it may be, leaves few sets.
 */

/** What is loaded before everything else, and what starts the app. */
export const [prepareFile, appFile] = ['src/prepare.ts', 'src/start.tsx'];
/** The screen most visits begin with. */
const firstScreen = 'src/pages/search/index.tsx';
/** Folders of screens that have much in common with each other, and less with the rest. */
const lists = ['search', 'stores', 'categories', 'category'];

/** `search` of a file in src/pages/search; undefined elsewhere. */
const folderOf = file => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

/** @returns what the modules of an entry are for; undefined where they are for the whole frame */
function kindOf(entry) {
  if (entry === appFile || entry === firstScreen) return 'core';
  return folderOf(entry) && (lists.includes(folderOf(entry)) ? 'lists' : 'others');
}

/** The script that a file imported on demand is to lie in, with others: one for each screen, one for the frame. */
export const lazyScriptOf = file => `${folderOf(file) ?? 'frame'}-parts`;

/**
 * The modules that each entry imports beside its own, so that these chunks come of them:
 * - core: what the app imports, and what the first screen shares. All load it, a part of it before the app;
 * - lists, others: what screens of that kind share among themselves or with lazy files;
 * - both: what screens of both kinds share.
 * @param inputs of esbuild's metafile
 * @returns {Map<string, string[]>} for each entry but the one that is loaded before everything else
 */
export function planChunks(inputs, screens, lazyFiles) {
  const entries = [prepareFile, appFile, ...screens, ...lazyFiles];
  const users = new Map();
  for (const entry of entries)
    for (const module of closure(inputs, entry)) users.set(module, [...(users.get(module) ?? []), entry]);
  const chunks = { core: [], both: [], lists: [], others: [] };
  for (const [module, by] of users) {
    if (entries.includes(module) || !module.startsWith('src/')) continue;
    const kinds = [...new Set(by.map(kindOf))].filter(Boolean);
    if (by.includes(appFile) || (kinds.includes('core') && by.length > 1)) chunks.core.push(module);
    else if (kinds.length > 1) chunks.both.push(module);
    else if (kinds.length === 1 && by.length > 1) chunks[kinds[0]].push(module);
  }
  const { core, both } = chunks;
  const loads = {
    core,
    lists: [...core, ...both, ...chunks.lists],
    others: [...core, ...both, ...chunks.others],
  };
  // The lazy parts of the frame come after the first paint, and may load all of it.
  return new Map(
    entries.slice(1).map(entry => [entry, loads[kindOf(entry)] ?? Object.values(chunks).flat()]),
  );
}

/** A file and all it imports statically, in turn; the file itself comes first. Takes inputs and outputs of esbuild. */
export function closure(files, file, found = new Set([file])) {
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found.add(path));
  return found;
}
