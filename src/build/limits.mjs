/** Size limits of the built files. The build prints broken limits and moved modules; test/build/product.test.ts fails. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes, compressed with brotli at its best, and numbers of files. */
export const limits = {
  entry: 6_000,
  classicEntry: 1_500,
  /** Scripts of the first paint, the entry among them. */
  search: 100_000,
  otherScreen: 112_000,
  /** Scripts of a search as long as nobody is there: of its first paint, and those that every page loads after it. */
  searchAtRest: 112_000,
  firstScripts: 9,
  firstStyles: 2,
  /** Scripts that follow when there is time. */
  laterScripts: 12,
  baseStyle: 10_000,
  /** The texts of one language. */
  language: 14_000,
  /** The stylesheet of a screen, or of lazy code. */
  ownStyle: 3_000,
};

/**
 * Everything that has a limit in bytes.
 * @param {import('../../build.mjs').Manifest} manifest of a production build
 * @returns {{ what: string, bytes: number, limit: number }[]}
 */
export function weights({ entry, style, files, routes, languages, ofEveryPage, lazy }) {
  const weigh = (/** @type {string} */ what, /** @type {number} */ limit, /** @type {string[]} */ names) => ({
    what,
    bytes: names.reduce((sum, name) => sum + (files[name]?.brotli ?? Number.NaN), 0),
    limit,
  });
  const screens = Object.entries(routes);
  const ownStyles = [
    ...screens.flatMap(([, own]) => own.style ?? []),
    ...lazy.filter(name => name.endsWith('.css')),
  ];
  return [
    weigh('the entry', limits.entry, [entry]),
    weigh('the entry for classic script tags', limits.classicEntry, ['marketplace.classic.js']),
    weigh('the base stylesheet', limits.baseStyle, [style]),
    ...screens.map(([name, { scripts }]) =>
      weigh(`scripts of ${name}`, name === 'PageSearch' ? limits.search : limits.otherScreen, [
        entry,
        ...scripts,
      ]),
    ),
    weigh('what PageSearch loads with nobody there', limits.searchAtRest, [
      ...new Set([entry, ...(routes.PageSearch?.scripts ?? []), ...ofEveryPage]),
    ]),
    ...Object.entries(languages).map(([name, file]) =>
      weigh(`the texts in ${name}`, limits.language, [file]),
    ),
    ...ownStyles.map(name => weigh(`the stylesheet ${name}`, limits.ownStyle, [name])),
  ];
}

/**
 * The report on a build that breaks a limit: each broken limit, and the modules that lie elsewhere than in the last
 * build that kept all limits. Empty if all limits are kept. The places are then stored for the next comparison.
 * @param {string} root
 * @param {import('../../build.mjs').Manifest} manifest of a production build
 * @param {Record<string, string>} places of modules, as `planScripts` gives them
 * @returns {Promise<string[]>} lines to print
 */
export async function brokenLimits(root, manifest, places) {
  const memory = join(root, '.tmp', 'places.json');
  const broken = weights(manifest).filter(({ bytes, limit }) => bytes > limit);
  if (broken.length === 0) {
    await writeFile(memory, JSON.stringify(places));
    return [];
  }
  /** @type {Record<string, string>} */
  const before = await readFile(memory, 'utf8').then(JSON.parse, () => places);
  const moved = [...new Set([...Object.keys(before), ...Object.keys(places)])].sort().flatMap(module => {
    const [from = 'nowhere', to = 'nowhere'] = [before[module], places[module]];
    return from === to ? [] : `  ${module}: from ${from} to ${to}`;
  });
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    ...broken.map(
      ({ what, bytes, limit }) => `Too large: ${what}, ${kilobytes(bytes)} of at most ${kilobytes(limit)}.`,
    ),
    moved.length > 0 ? 'Moved since the last build within the limits:' : 'No module has moved.',
    ...moved,
  ];
}
