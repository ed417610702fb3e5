/**
 * Module hooks of a process that runs many test files. Each file gets modules of its own, so that no file sees the
 * state of another: what is imported by a module with `?file=7` gets `?file=7`, too. Packages are shared, React among
 * them, except for those that keep hold of the document. Each module is resolved and read once, not once for each file.
 */
/** @param {string} url */
const isShared = url => /\/node_modules\/(?!jotai\/|wouter\/|@testing-library\/user-event\/)/.test(url);
const mark = /\?file=\d+$/;

/** @type {Map<string, Promise<import('node:module').ResolveFnOutput>>} */
const resolved = new Map();
/** @type {Map<string, Promise<import('node:module').LoadFnOutput>>} */
const sources = new Map();

/**
 * @template T
 * @param {Map<string, Promise<T>>} known
 * @param {string} key
 * @param {() => T | Promise<T>} find
 */
function findOnce(known, key, find) {
  const found = known.get(key) ?? Promise.resolve(find());
  known.set(key, found);
  return found;
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  const { parentURL = '' } = context;
  const [file] = mark.exec(parentURL) ?? [];
  if (!file) return nextResolve(specifier, context);
  const found = await findOnce(resolved, `${specifier} from ${parentURL.replace(mark, '')}`, () =>
    nextResolve(specifier, context),
  );
  const isOwn = found.url.startsWith('file:') && !found.url.includes('?') && !isShared(found.url);
  return { ...found, url: isOwn ? found.url + file : found.url, shortCircuit: true };
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!mark.test(url)) return nextLoad(url, context);
  return findOnce(sources, url.replace(mark, ''), async () => {
    const found = await nextLoad(url, context);
    // As text: bytes are handed over, not copied, and would be gone after the first time.
    const source = found.source && Buffer.from(/** @type {string} */ (found.source)).toString();
    return { ...found, source, shortCircuit: true };
  });
}
