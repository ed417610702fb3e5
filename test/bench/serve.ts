import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { openWorld } from '../support/world.ts';
import { rasterPicture } from './pictures.ts';
import { answerMs } from './probe.ts';
import { pages } from './sides.ts';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');
let started = 0;

export interface BenchHost {
  readonly origin: string;
  /** The folder of the served scripts and their source maps. */
  readonly folder: string;
  /** What other screens say, by their addresses, for the lean page of each. */
  readonly contents: Map<string, string>;
  close(): Promise<void>;
}

/** A page without anything, of the same origin. */
export const blankPage = '/bench/blank';

/** A page that says what another screen says, from the answers in its query. */
export const contentPage = '/bench/content';

/** A browser with this cookie gets small raster pictures of products and flags in place of large SVG pictures. */
export const rasterCookie = { name: 'bench_pictures', value: 'raster' } as const;

/** How the page of the host includes the product. */
export const markupCookie = 'bench_markup';
export type Markup =
  /** As the fixture host writes it: scripts and stylesheet of the route ahead, and `blocking="render"`. */
  | 'whole'
  /** The same without `blocking="render"`. */
  | 'unblocked'
  /** The lines of the README alone. */
  | 'readme';

/**
 * The fixture host with the built bundle, and beside it the pages that it is compared with. It answers from its memory
 * what it was asked before, and always after the same time: its database is not measured.
 */
export async function serve(): Promise<BenchHost> {
  return listen(await openWorld(), answerFromMemory);
}

/** The fixture host as it is, on a world of its own. */
export const serveWorld = async (world: () => Promise<Db>): Promise<BenchHost> => listen(await world());

async function listen(db: Db, prepare: (app: FastifyInstance) => void = () => {}): Promise<BenchHost> {
  started += 1;
  const folder = join(here, `../../.tmp/bench-dist-${started}`);
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  const app = await createHost({ db, distDir: folder });
  const contents = new Map<string, string>();
  await addPages(app, folder, contents);
  app.addHook('onSend', async (request, _reply, payload) =>
    typeof payload === 'string' && payload.startsWith('<!doctype')
      ? writeMarkup(payload, request.cookies[markupCookie] ?? 'whole')
      : payload,
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(media\/products|flags)\//.test(request.url)) return;
    if (!request.headers.cookie?.includes(`${rasterCookie.name}=${rasterCookie.value}`)) return;
    const seed = [...request.url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
    await reply
      .headers({ 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('image/png')
      .send(picture(seed % 61));
  });
  prepare(app);
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    folder,
    contents,
    async close() {
      await app.close();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Builds the pages of the benchmark, and serves each at its address. */
async function addPages(
  app: FastifyInstance,
  folder: string,
  contents: ReadonlyMap<string, string>,
): Promise<void> {
  const paths = [...[pages.lean, pages.byHand, pages.instantSearch].map(({ path }) => path), contentPage];
  const names = paths.map(path => path.replace('/bench/', ''));
  await esbuild.build({
    entryPoints: names.map(name => join(here, `pages/${name}.tsx`)),
    outdir: folder,
    bundle: true,
    minify: true,
    sourcemap: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const html = await readFile(join(here, 'pages/page.html'), 'utf8');
  const send = (path: string, text: string) =>
    app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(text));
  for (const name of names) send(`/bench/${name}`, html.replaceAll('NAME', name));
  send(blankPage, '<!doctype html><title>Nothing</title>');
  app.get<{ Querystring: { of: string } }>(`${contentPage}.json`, ({ query }, reply) =>
    reply.type('application/json').send(contents.get(query.of)),
  );
  for (const name of ['lean', 'instantsearch', 'content'])
    await cp(join(here, 'pages/lean.css'), join(folder, `${name}.css`));
  const styles = [join(dist, 'marketplace.css'), join(here, 'pages/hand-written.css')];
  const texts = await Promise.all(styles.map(path => readFile(path, 'utf8')));
  await writeFile(join(folder, 'hand-written.css'), texts.join('\n'));
}

/** The words of the host itself go: the first paint is to be one of the product. */
function writeMarkup(html: string, markup: string): string {
  // Words of the host's own would be the first paint.
  const own = html
    .replace(/<main><h1>[^<]*<\/h1><\/main>/, '<main></main>')
    .replace(/<nav class="host-languages"[\s\S]*?<\/nav>\n/, '');
  if (markup === 'unblocked') return own.replace(' blocking="render"', '');
  if (markup === 'readme')
    return own
      .replace(/<link rel="modulepreload"[^>]*>\n/g, '')
      .replace(/<link rel="stylesheet" [^>]*digested[^>]*>\n/g, '');
  return own;
}

/** Asks the host itself once for each page and each answer, and gives them after `answerMs`. */
function answerFromMemory(app: FastifyInstance): void {
  const known = new Map<string, Awaited<ReturnType<typeof ask>>>();
  const inner = 'x-bench-asks';
  const ask = async (url: string, cookie: string) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url,
      headers: { cookie, [inner]: '1' },
      // The host takes turns per address, and the page that waits for this one holds a turn of its own.
      remoteAddress: '127.0.0.2',
    });
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...kept } = headers;
    return { statusCode, headers: kept, rawPayload };
  };
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || headers[inner] || /^\/(dist|media|flags|pages|login)\b/.test(url)) return;
    // Answers to somebody who is signed in change with what is pressed.
    if (request.cookies.session) return;
    const key = `${request.cookies[markupCookie]} ${url}`;
    const answer = known.get(key) ?? (await ask(url, headers.cookie ?? ''));
    known.set(key, answer);
    await pause(answerMs);
    await reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  });
}

const drawn = new Map<number, Buffer>();
function picture(seed: number): Buffer {
  const body = drawn.get(seed) ?? rasterPicture(seed);
  drawn.set(seed, body);
  return body;
}
