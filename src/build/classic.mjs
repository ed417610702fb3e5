import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { servedAsIs } from './minify.mjs';

const name = 'marketplace.classic.js';

/**
 * Writes the entry for classic script tags. It has to be read by every browser, to say where modules are missing, so its
 * syntax is older than esbuild writes.
 * @param {{ root: string, outdir: string }} context
 * @param {string} entry name of the module that it brings
 */
export async function writeClassicEntry({ root, outdir }, entry) {
  const source = await readFile(join(root, 'src/entry/classic.ts'), 'utf8');
  const { code, map } = await transform(source, {
    filename: 'src/entry/classic.ts',
    isModule: false,
    sourceMaps: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es5',
      transform: { optimizer: { globals: { vars: { __ENTRY__: JSON.stringify(entry) } } } },
      minify: { compress: true, mangle: true },
    },
  });
  await writeFile(join(outdir, name), servedAsIs(code));
  await writeFile(join(outdir, `${name}.map`), map ?? '');
}
