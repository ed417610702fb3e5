/** Size limits of the built files. The build prints the broken ones; test/build/product.test.ts fails. */

/** Bytes, compressed with brotli at its best, and numbers of files. */
export const limits = {
  entry: 6_000,
  classicEntry: 1_500,
  /** Scripts of the first paint, the entry among them. */
  search: 106_000,
  otherScreen: 119_000,
  firstScripts: 9,
  firstStyles: 2,
  baseStyle: 10_000,
  /** The texts of one language. */
  language: 16_000,
  /** The stylesheet of a screen, or of lazy code. */
  ownStyle: 3_000,
  /** The typeface of headlines. */
  font: 25_000,
};

/**
 * Everything that has a limit in bytes.
 * @param {import('../../build.mjs').Manifest} manifest of a production build
 * @returns {{ what: string, bytes: number, limit: number }[]}
 */
export function weights({ entry, style, files, routes, languages, lazy }) {
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
    ...Object.entries(languages).map(([name, file]) =>
      weigh(`the texts in ${name}`, limits.language, [file]),
    ),
    ...Object.keys(files)
      .filter(name => name.endsWith('.woff2'))
      .map(name => weigh('the typeface of headlines', limits.font, [name])),
    ...ownStyles.map(name => weigh(`the stylesheet ${name}`, limits.ownStyle, [name])),
  ];
}

/**
 * The limits that a build breaks, as lines to print.
 * @param {import('../../build.mjs').Manifest} manifest of a production build
 */
export function brokenLimits(manifest) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return weights(manifest)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ what, bytes, limit }) => `Too large: ${what}, ${kilobytes(bytes)} of at most ${kilobytes(limit)}.`,
    );
}
