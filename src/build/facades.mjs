/**
 * All code of prepare and app is needed by other entries, so esbuild puts it into chunks, and their own scripts only
 * re-export one function from there. Each would be one request more: the chunk takes the place of such a script.
 */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @param {string} outdir
 * @param {string} name of the script, as esbuild wrote it; the chunk gets it. A hash in it stands for what is behind it, too.
 */
export async function replaceFacade(outdir, name) {
  const facade = await readFile(join(outdir, name), 'utf8');
  const [, inChunk = '', chunk] = /import\s*{\s*([\w$]+)[^}]*}\s*from\s*"\.\/([^"]+)"/.exec(facade) ?? [];
  const [, exported = ''] = /export\s*{\s*(?:[\w$]+ as )?([\w$]+)\s*}/.exec(facade) ?? [];
  if (!chunk) return;
  const code = await readFile(join(outdir, chunk), 'utf8');
  const [, local] =
    code.match(
      new RegExp(`[{,]\\s*([\\w$]+) as ${inChunk.replace('$', '\\$')}\\s*[,}](?![\\s\\S]*\\bexport\\s*{)`),
    ) ?? [];
  if (inChunk !== exported)
    await writeFile(join(outdir, chunk), `${code}export{${local ?? inChunk} as ${exported}};\n`);
  await rm(join(outdir, name));
  await rename(join(outdir, chunk), join(outdir, name));
  const hasMap = (await readdir(outdir)).includes(`${chunk}.map`);
  if (hasMap) await rename(join(outdir, `${chunk}.map`), join(outdir, `${name}.map`));
  for (const one of (await readdir(outdir)).filter(file => file.endsWith('.js'))) {
    const text = await readFile(join(outdir, one), 'utf8');
    if (text.includes(chunk)) await writeFile(join(outdir, one), text.replaceAll(chunk, name));
  }
  return chunk;
}
