/**
 * Module hooks of a process that runs many test files. Each file gets modules of its own, so that no file sees the
 * state of another: what is imported by a module with `?file=7` gets `?file=7`, too. Packages are shared, React among
 * them, except for those that keep hold of the document.
 */
/** @param {string} url */
const isShared = url => /\/node_modules\/(?!jotai\/|wouter\/|@testing-library\/user-event\/)/.test(url);

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  const found = await nextResolve(specifier, context);
  const mark = /\?file=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (!mark || !found.url.startsWith('file:') || found.url.includes('?') || isShared(found.url)) return found;
  return { ...found, url: found.url + mark };
}
