/** What dist/ holds, as `npm test` has built it just before. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from '../../build.mjs';

type Manifest = Awaited<ReturnType<typeof build>>;

const file = fileURLToPath(new URL('../../dist/manifest.json', import.meta.url));

/** Its manifest. Without a production build there, one is made. */
export async function productionBuild(): Promise<Manifest> {
  const built = existsSync(file) && (JSON.parse(await readFile(file, 'utf8')) as Manifest);
  return built && built.mode === 'production' ? built : build();
}
