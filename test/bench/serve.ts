import { cp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { Db } from '../../fixtures/host/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { openWorld } from '../support/world.ts';
import { rasterPicture } from './pictures.ts';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');
let started = 0;

export interface BenchHost {
  readonly origin: string;
  /** Where the served scripts and their source maps lie. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Addresses of the pages that are measured, without their query. */
export const pages = {
  ours: '/reviews/search',
  /** Every card is laid out and painted, seen or not. */
  byHand: '/bench/hand-written',
  /** The same with `content-visibility: auto`, as the product has it. */
  byHandVisible: '/bench/hand-written/content-visibility',
} as const;

/** A browser with this cookie gets small raster pictures of products and flags in place of large SVG pictures. */
export const rasterCookie = { name: 'bench_pictures', value: 'raster' } as const;

/**
 * The fixture host with the built bundle, and beside it the hand-written page.
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
    sourcemap: true,
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
  const page = (path: string, text: string) =>
    app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(text));
  page(pages.byHand, html);
  page(pages.byHandVisible, html.replace(/<link [^>]*hand-written\.css">/, ''));
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(media\/products|flags)\//.test(request.url)) return;
    if (!request.headers.cookie?.includes(`${rasterCookie.name}=${rasterCookie.value}`)) return;
    const seed = [...request.url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
    await reply
      .headers({ 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('image/png')
      .send(picture(seed % 61));
  });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    folder: served,
    async close() {
      await app.close();
      await db.close();
      await rm(served, { recursive: true, force: true });
    },
  };
}

const drawn = new Map<number, Buffer>();
function picture(seed: number): Buffer {
  const body = drawn.get(seed) ?? rasterPicture(seed);
  drawn.set(seed, body);
  return body;
}
