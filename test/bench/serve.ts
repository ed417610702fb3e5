import { cp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { Db } from '../../fixtures/host/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { openWorld } from '../support/world.ts';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');
let started = 0;

export interface BenchHost {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * The fixture host with the built bundle, and beside it the hand-written page under /bench/hand-written.
 * @param world what it shows; the one of the tests where nothing else is said
 */
export async function serve(world: () => Promise<Db> = openWorld): Promise<BenchHost> {
  started += 1;
  const served = join(here, `../../.tmp/bench-dist-${started}`);
  await rm(served, { recursive: true, force: true });
  await cp(dist, served, { recursive: true });
  await esbuild.build({
    entryPoints: { 'hand-written': join(here, 'hand-written/page.tsx') },
    outdir: served,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await cp(join(here, 'hand-written/page.css'), join(served, 'hand-written.css'));
  const html = await readFile(join(here, 'hand-written/page.html'), 'utf8');
  const db = await world();
  const app = await createHost({ db, distDir: served });
  app.get('/bench/hand-written', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      await app.close();
      await db.close();
      await rm(served, { recursive: true, force: true });
    },
  };
}
