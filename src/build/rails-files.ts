/** Lays the files of the package into a Rails application: `npx review-marketplace rails [FOLDER]`. */

import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The file with what a layout writes. */
export const helperFile = 'marketplace_helper.rb';

/** The files that browsers request, and those for the helper and for people. */
const isServed = (name: string) =>
  /\.(js|css|woff2)$/.test(name) || ['manifest.json', 'LICENSES.txt'].includes(name);

/**
 * Copies the built files and the helper. Files of earlier versions stay, for pages that are open.
 * @param dist the folder with the built files and the helper
 * @param app the folder of the application
 * @param folder where in it the built files go
 * @returns the exit code
 */
export async function layFiles(
  { dist, app = '.', folder = 'public/marketplace' }: { dist: string; app?: string; folder?: string },
  write: (text: string) => void = console.log,
): Promise<0 | 2> {
  if (!existsSync(join(app, 'config'))) {
    write('Run this in the folder of a Rails application.');
    return 2;
  }
  const helpers = join(app, 'app/helpers');
  for (const needed of [join(app, folder), helpers]) await mkdir(needed, { recursive: true });
  const names = (await readdir(dist)).filter(isServed);
  for (const name of names) await copyFile(join(dist, name), join(app, folder, name));
  const frames = join(dist, 'frames');
  if (existsSync(frames)) await cp(frames, join(app, folder, 'frames'), { recursive: true });
  await copyFile(join(dist, helperFile), join(helpers, helperFile));
  write(`${names.length} files in ${folder}, and app/helpers/${helperFile}`);
  return 0;
}
