/** Makes the typeface of headlines out of its package: of the variable font, the letters and the one weight that are used. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
);
/** The folder of the package. Its licence (OFL) stands among those of what is bundled. */
export const fontPackage = dirname(dirname(font));

const weight = 700;

/** Latin-1, and what Latin languages of ours have beyond it: œ, Ÿ, dashes, quotes, the ellipsis and the euro. */
const latin1 = Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const letters = `${latin1}ÿŒœŸ–—‘’‚“”„•…‹›€`;

/**
 * Writes the font into a build.
 * @param {{ root: string, outdir: string }} context
 * @returns {Promise<string>} its name, with a hash of its content; empty where the product does not ask for it
 */
export async function writeHeadlineFont({ root, outdir }) {
  if (!existsSync(join(root, 'src/loading/headline-font.ts'))) return '';
  const cut = await subsetFont(await readFile(font), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Without other forms of its letters: figures of one width would have a zero that is too thin.
    noLayoutClosure: true,
  });
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
  const name = `headline-${hash}.digested.woff2`;
  await writeFile(join(outdir, name), cut);
  return name;
}
