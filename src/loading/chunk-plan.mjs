/**
 * Which modules lie together in the built product. Only build.mjs reads it. esbuild makes a chunk for every set of
 * entries that have modules in common, which left alone is dozens of small files; an entry that also imports what others
 * share, unused as it may be, leaves few sets.
 */

/** What is loaded before everything else, and what starts the app. */
export const [prepareFile, appFile] = ['src/prepare.ts', 'src/start.tsx'];

/**
 * Folders of screens and of wired parts that have much in common with each other, and less with the rest. A screen that
 * is not listed is one of the others; all other files are part of the frame, as is the search.
 */
const kinds = {
  frame: ['search'],
  stores: ['stores'],
  site: ['home', 'how-it-works', 'medals', 'trust', 'categories', 'category'],
  others: ['product', 'shop', 'reviews'],
  reviewers: ['write-review', 'new-review', 'edit-profile', 'new-dispute', 'reviewer-dispute', 'forms', 'disputes'],
  people: ['people', 'following', 'feed'],
  profiles: ['public-profile', 'private-profile'],
};

/** Kinds for people with an account, who mostly go from one of them to the other. */
const memberKinds = ['reviewers', 'people', 'profiles'];
const isMemberKind = kind => memberKinds.includes(kind);

/** What every screen with a form imports. Forms are for reviewers. */
const formFile = 'src/state/form.ts';

function kindOf(inputs, file) {
  const [, isScreen, folder] = /^src\/(pages\/)?([^/]+)\//.exec(file) ?? [];
  if (isScreen && closure(inputs, file).has(formFile)) return 'reviewers';
  return Object.keys(kinds).find(kind => kinds[kind].includes(folder)) ?? (isScreen ? 'others' : 'frame');
}

/**
 * Plans the second run of esbuild by what the first one found.
 * @param metafile of a build whose entries are prepare, app and all screens
 * @param screens files of screens
 * @returns `scripts`: for each file that is imported on demand, the name of the script it lies in; `sources`: what the
 *   app, each screen and each of those scripts consist of. A screen that the app imports is none of them.
 */
export function planScripts({ inputs, outputs }, screens) {
  const core = new Set([...closure(inputs, prepareFile), ...closure(inputs, appFile)]);
  const apart = screens.filter(file => !core.has(file));
  const lazyFiles = Object.values(inputs).flatMap(({ imports }) =>
    imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? path : [])),
  );
  const kindsOf = new Map([...apart, ...lazyFiles].map(file => [file, kindOf(inputs, file)]));
  const chunks = planChunks(inputs, core, apart, kindsOf);
  const scripts = new Map(lazyFiles.map(file => [file, `lazy-${kindsOf.get(file)}`]));

  const exportsOf = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  const sourceOf = (files, chunkNames) => {
    const shared = [
      prepareFile,
      ...(chunkNames ? [appFile] : []),
      ...(chunkNames ?? []).flatMap(name => chunks[name]),
    ];
    return [
      ...files.map(file => `export { ${exportsOf.get(file)} } from './${file}';`),
      ...shared.map(file => `import './${file}';`),
    ].join('\n');
  };
  const sources = new Map([[appFile, sourceOf([appFile])]]);
  for (const file of apart) {
    const kind = kindsOf.get(file);
    sources.set(file, sourceOf([file], ['several', ...(isMemberKind(kind) ? ['members'] : []), kind]));
  }
  const forAll = Object.keys(chunks).filter(name => name !== 'members' && !isMemberKind(name));
  for (const kind of new Set(lazyFiles.map(file => kindsOf.get(file)))) {
    const files = [...new Set(lazyFiles)].filter(file => kindsOf.get(file) === kind);
    sources.set(
      `lazy-${kind}`,
      sourceOf(files, [...forAll, ...(isMemberKind(kind) ? ['members', kind] : [])]),
    );
  }
  return { scripts, sources };
}

/**
 * The modules of these chunks, beside the core, which is the app and what is loaded before it:
 * - one for each kind: what screens of that kind share among themselves or with lazy code;
 * - members: what screens of several kinds for members share, or one of them and the lazy code of another;
 * - several: what screens of other kinds share, or those for members and what everybody loads later;
 * - parts: what lazy code of several kinds shares, and no screen.
 */
function planChunks(inputs, core, screens, kindsOf) {
  const users = new Map();
  for (const entry of kindsOf.keys())
    for (const module of closure(inputs, entry))
      if (!core.has(module) && !screens.includes(module))
        users.set(module, [...(users.get(module) ?? []), entry]);
  const names = ['several', 'members', ...Object.keys(kinds), 'parts'];
  const chunks = Object.fromEntries(names.map(name => [name, []]));
  for (const [module, by] of users) {
    const kindsWhere = test => [...new Set(by.filter(test).map(file => kindsOf.get(file)))];
    const own = kindsWhere(file => screens.includes(file));
    const late = kindsWhere(file => !screens.includes(file));
    const all = [...own, ...late];
    if (own.length === 0) {
      if (late.length > 1) chunks.parts.push(module);
    } else if (own.every(isMemberKind)) {
      if (!all.every(isMemberKind)) chunks.several.push(module);
      else if (new Set(all).size > 1) chunks.members.push(module);
      else if (by.length > 1) chunks[own[0]].push(module);
    } else if (own.length > 1) chunks.several.push(module);
    else if (by.length > 1) chunks[own[0]].push(module);
  }
  return chunks;
}

/** A file and all it imports statically, in turn; the file itself comes first. Takes inputs and outputs of esbuild. */
export function closure(files, file, found = new Set([file])) {
  for (const { path, kind } of files[file]?.imports ?? [])
    if (kind !== 'dynamic-import' && !found.has(path)) closure(files, path, found.add(path));
  return found;
}
