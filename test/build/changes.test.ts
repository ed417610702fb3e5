import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import { afterChanges } from '../../src/build/changes.mjs';

let root: string;
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), 'changes-'));
  for (const folder of ['src/deep', 'fixtures']) await mkdir(join(root, folder), { recursive: true });
  for (const name of ['src/deep/a.css', 'fixtures/b.ts']) await writeFile(join(root, name), '1');
});
test.after(() => rm(root, { recursive: true }));

test('sees each change, also of a file that an editor has replaced by another one', async () => {
  let onChange = (_changed: ReadonlySet<string>) => {};
  const changeIn = (folder: string) =>
    new Promise<void>(resolve => {
      onChange = changed => changed.has(folder) && resolve();
    });
  const ready = changeIn('fixtures');
  const stop = afterChanges(root, ['src', 'fixtures'], async changed => onChange(changed));
  // Watching begins at some moment: from then on a change is seen.
  const timer = setInterval(() => appendFile(join(root, 'fixtures/b.ts'), '2'), 100);
  await ready;
  clearInterval(timer);
  const sheet = join(root, 'src/deep/a.css');
  const changes = [
    () => appendFile(sheet, '2'),
    async () => {
      await writeFile(`${sheet}.new`, '3');
      await rename(`${sheet}.new`, sheet);
    },
    () => appendFile(sheet, '4'),
    () => writeFile(join(root, 'src/deep/new.css'), '5'),
    () => rm(join(root, 'src/deep/new.css')),
  ];
  for (const change of changes) {
    const seen = changeIn('src');
    await change();
    await seen;
  }
  stop();
});

test.run();
