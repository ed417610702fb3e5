import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

const name = 'marketplace.classic.js';

/**
 * Writes the entry for classic script tags. Every browser has to read it, to say where modules are missing: the build
 * fails where src/entry/classic.ts has syntax that is newer.
 * @param {{ root: string, outdir: string }} context
 * @param {string} entry name of the module that it brings
 */
export async function writeClassicEntry({ root, outdir }, entry) {
  const { code, map } = await transform(await readFile(join(root, 'src/entry/classic.ts'), 'utf8'), {
    sourcefile: 'src/entry/classic.ts',
    loader: 'ts',
    target: 'es5',
    minify: true,
    sourcemap: 'external',
    charset: 'ascii',
    define: { __ENTRY__: JSON.stringify(entry) },
  });
  await writeFile(join(outdir, name), code);
  await writeFile(join(outdir, `${name}.map`), map);
}
