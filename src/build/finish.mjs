import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Says that what a script declares is called at once. Browsers from Chromium 136 on then compile all of its functions
 * while it is loading, beside the main thread, in place of each at its first call. Others read a comment.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/** Has bundlers of hosts leave an import as it is: the address is known when the page is. The minifier drops comments. */
const leaveAlone = '/*webpackIgnore:true*//*@vite-ignore*/';

/** Where the licences of bundled packages are, at the top of the entry. Sprockets 3 adds a newline behind any other comment there. */
const licences = '// Licences: LICENSES.txt\n';

/**
 * A script that asset pipelines serve byte for byte, so that the integrity values of the manifest hold. Sprockets adds
 * what is missing of a semicolon and a newline at the end.
 * @param {string} code
 */
const servedAsIs = code => `${code.replace(/[;\s]*$/, '')};\n`;

/**
 * Writes into the built scripts what esbuild cannot.
 * @param {string} outdir
 * @param {string[]} first names of the scripts that every first paint runs
 */
export async function finishScripts(outdir, first) {
  for (const name of (await readdir(outdir)).filter(one => one.endsWith('.js'))) {
    const file = join(outdir, name);
    const isEntry = /^marketplace(-\w+\.digested)?\.js$/.test(name);
    const preamble = isEntry ? licences : first.includes(name) ? compileAtOnce : '';
    const code = servedAsIs(await readFile(file, 'utf8'));
    await writeFile(file, preamble + (isEntry ? code.replace(/\bimport\((?=\w)/g, `$&${leaveAlone}`) : code));
    if (!preamble) continue;
    const map = await readFile(`${file}.map`, 'utf8').catch(() => '');
    // One line more above all others.
    await writeFile(`${file}.map`, map.replace('"mappings": "', '$&;'));
  }
}
