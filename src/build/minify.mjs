import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minify, version } from '@swc/core';

/** @satisfies {import('@swc/core').JsMinifyOptions} */
const minifyOptions = { module: true, compress: { ecma: 2022, passes: 3 }, format: { comments: 'some' } };

/** The minifier as it is set: other settings make other files. */
export const minifier = `${version} ${JSON.stringify(minifyOptions)}`;

/**
 * The classic entry is minified as it is written, and texts are as small as they get: swc would escape their accents.
 * @param {string} name
 */
const isCode = name => /(?<!\.classic)\.js$/.test(name) && !/^(language|sketch)-/.test(name);

/**
 * Says that what a script declares is called at once. Browsers from Chromium 136 on then compile all of its functions
 * while it is loading, beside the main thread, in place of each at its first call. Others read a comment.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/** Where the licences of bundled packages are, at the top of the entry. Sprockets 3 adds a newline behind any other comment there. */
const licences = '// Licences: LICENSES.txt\n';
/** @param {string} name */
const isEntry = name => name.startsWith('marketplace');

/**
 * A script that asset pipelines serve byte for byte, so that the integrity values of the manifest hold. Sprockets adds
 * what is missing of a semicolon and a newline at the end.
 * @param {string} code
 */
export const servedAsIs = code => `${code.replace(/[;\s]*$/, '')};\n`;

/**
 * Minifies every module once more: that takes 3.3 % (3.3 kB) off the first paint of the search, compressed. What every first
 * paint runs is minified twice, because other names of variables may compress better, and the smaller one stays.
 * @param {string} outdir
 * @param {string[]} first names of the scripts that every first paint runs
 */
export async function minifyAgain(outdir, first) {
  for (const name of (await readdir(outdir)).filter(isCode)) {
    const file = join(outdir, name);
    const preamble = isEntry(name) ? licences : first.includes(name) && compileAtOnce;
    const before = { code: await readFile(file, 'utf8'), map: await readFile(`${file}.map`, 'utf8') };
    const once = await minifyOnce(name, before, preamble);
    const twice = preamble && (await minifyOnce(name, once, preamble));
    const { code, map } = twice && weigh(twice) < weigh(once) ? twice : once;
    await writeFile(file, servedAsIs(code));
    await writeFile(`${file}.map`, map);
  }
}

const weigh = (/** @type {{ code: string }} */ { code }) => brotliCompressSync(code).length;

/**
 * @param {string} name
 * @param {{ code: string, map: string }} before
 * @param {string | false} preamble
 */
async function minifyOnce(name, before, preamble) {
  const sourceMap = { filename: name, content: before.map };
  // swc takes the map of what it minifies, too. Its types only know whether to write one.
  const writesMap = /** @type {boolean} */ (/** @type {unknown} */ (sourceMap));
  const { code, map = '' } = await minify(before.code, {
    ...minifyOptions,
    format: { ...minifyOptions.format, ...(preamble && { preamble }) },
    sourceMap: writesMap,
  });
  return { code, map };
}
