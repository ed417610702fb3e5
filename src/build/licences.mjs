import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Licence notices of every package that ended up in a bundle, with their texts.
 * @param {{ root: string, outdir: string }} context
 * @param {import('esbuild').Metafile[]} metafiles
 * @param {string[]} others folders of further packages, whose files the bundler does not see
 */
export async function writeLicences({ root, outdir }, metafiles, others) {
  const folders = new Set(others);
  for (const { inputs } of metafiles.flatMap(({ outputs }) => Object.values(outputs)))
    for (const [input, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) folders.add(/^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? '');
  const notices = [];
  for (const folder of [...folders].filter(Boolean).sort()) {
    const path = resolve(root, folder);
    const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
    if (!license) throw new Error(`${name} names no licence, so it must not be bundled`);
    const file = (await readdir(path)).find(one => /^licen[cs]e/i.test(one));
    const text = file && (await readFile(join(path, file), 'utf8'));
    notices.push(`${name} ${version} (${license})\n\n${text ?? 'It carries no text of its licence.'}\n`);
  }
  await writeFile(join(outdir, 'LICENSES.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));
}
