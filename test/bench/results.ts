import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('results.md', import.meta.url);

/** Writes a section of results.md, in place of the one with that title. */
export async function save(title: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(
    () => '# Results\n\nWritten by the benchmarks with `--save`.\n',
  );
  const [head = '', ...sections] = before.split(/\n(?=## )/);
  const section = `## ${title}\n\n${text}\n`;
  const index = sections.findIndex(one => one.startsWith(`## ${title}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  await writeFile(file, [head, ...sections].join('\n'));
}
