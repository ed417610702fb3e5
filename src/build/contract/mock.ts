/**
 * `mock [--port 4000]`: a host without a database. Every call is answered from its example, every screen has a page, and what
 * is written is remembered until it ends.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { isRecord, parseJson } from '../../host/json.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import type { DescribedCall } from './calls.ts';
import type { Examples } from './calls-page.ts';
import { rowsAt, textAt } from './read.ts';

export interface MockOptions {
  readonly calls: readonly DescribedCall[];
  readonly examples: Examples;
  /** The folder with the built product. */
  readonly dist: string;
  readonly port?: number;
}

interface Reply {
  readonly status: number;
  readonly data?: unknown;
}

/** What was written since the start. */
class Memory {
  readonly token = randomBytes(16).toString('hex');
  readonly follows: Record<string, Set<string>> = {
    Product: new Set(),
    Shop: new Set(),
    Reviewer: new Set(),
  };
  readonly helpful = new Set<string>();
  readonly searches = new Set<string>();
  readonly reviews: Record<string, unknown>[] = [];
  readonly person: Record<string, unknown> = {};
  uploads = 0;
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

/** Starts a host of examples. `port` 0 takes a free one. */
export async function startMock({ calls, examples, dist, port = 4000 }: MockOptions): Promise<Server> {
  const memory = new Memory();
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.writeHead(500).end());
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isSignedIn = /\bmock_session=1/.test(request.headers.cookie ?? '');
    const path = url.pathname;
    if (path.startsWith('/marketplace/'))
      return sendFile(response, join(dist, normalize(path.slice('/marketplace'.length))));
    if (path === '/login' || path === '/logout') return enter(url, response);
    if (/\.(svg|jpg|png|webp)$/.test(path))
      return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture(path));
    const call = callOf(calls, request.method ?? 'GET', url);
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!call || wantsPage) return sendPage(response, url, isSignedIn, memory);
    const body = parseJson(await textOf(request));
    const reply = answer(call, {
      url,
      isSignedIn,
      memory,
      examples,
      body,
      token: String(request.headers['x-csrf-token'] ?? ''),
    });
    response.writeHead(reply.status, json).end(reply.data === undefined ? '{}' : JSON.stringify(reply.data));
  }
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, 'localhost', resolve),
  );
  return server;
}

/** The call of an address: of those that share a path, the one whose fixed parameters are asked for. */
function callOf(calls: readonly DescribedCall[], method: string, url: URL): DescribedCall | undefined {
  const fits = calls.filter(
    ({ call }) =>
      call.method === method &&
      new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  );
  const isAsked = ({ params }: DescribedCall) =>
    params.every(({ name, values }) => {
      const asked = url.searchParams.get(name);
      return (
        !['tab', 'q', 'format', 'resource'].includes(name) ||
        !values ||
        asked === null ||
        values.includes(asked)
      );
    });
  const exact = fits.filter(isAsked);
  const isJson = (one: DescribedCall) =>
    one.params.every(({ name }) => name !== 'format') || url.searchParams.has('format');
  // A path without parts to fill in is meant before one with them.
  return exact.filter(isJson).sort((one, other) => one.segments.length - other.segments.length)[0];
}

interface Asked {
  readonly url: URL;
  readonly isSignedIn: boolean;
  readonly memory: Memory;
  readonly examples: Examples;
  readonly body: unknown;
  readonly token: string;
}

function answer({ name, call, who }: DescribedCall, asked: Asked): Reply {
  const { isSignedIn, memory, examples, body, url } = asked;
  if (call.method !== 'GET' && asked.token !== memory.token)
    return { status: 422, data: { error: 'The token is missing' } };
  if (who !== 'guest' && !isSignedIn && name !== 'followsCall')
    return { status: 401, data: { error: 'Sign in first' } };
  if (call.method !== 'GET') return written(name, body, url, memory, examples);
  return { status: 200, data: remembered(name, examples[name], asked) };
}

/** Keeps what a write says. */
function written(name: string, body: unknown, url: URL, memory: Memory, examples: Examples): Reply {
  const keep = (set: Set<string> | undefined, key: string, isKept: unknown) =>
    isKept === true ? set?.add(key) : set?.delete(key);
  const id = url.pathname.split('/')[2] ?? '';
  if (name === 'followCall')
    for (const [kind, field] of [
      ['Product', 'product_enc_id'],
      ['Shop', 'shop_enc_id'],
      ['Reviewer', 'reviewer_enc_id'],
    ] as const)
      if (textAt(body, field))
        keep(memory.follows[kind], textAt(body, field), isRecord(body) && body.is_hearting);
  if (name === 'helpfulCall') keep(memory.helpful, id, isRecord(body) && body.is_helpful);
  if (name === 'saveSearchCall')
    keep(memory.searches, textAt(body, 'search'), isRecord(body) && body.is_saved);
  if (name === 'savePreferenceCall' || name === 'updateProfileCall')
    Object.assign(memory.person, isRecord(body) ? body.reviewer : {});
  if (name === 'acceptTosCall') memory.person.accepted_tos = true;
  if (name === 'uploadCall') {
    memory.uploads += 1;
    return {
      status: 200,
      data: {
        ...(examples[name] as object),
        id: `upload-${memory.uploads}`,
        url: `/uploads/${memory.uploads}.jpg`,
      },
    };
  }
  if (name === 'submitReviewCall' && isRecord(body)) {
    const number = memory.reviews.length + 1;
    const { rating, title, body: text, recommend } = body;
    const review = {
      uuid: `new-${number}`,
      public_id: `new-${number}`,
      published: true,
      deleted: false,
      rating,
      title,
      body: text,
      recommend,
      created_at: new Date().toISOString(),
    };
    memory.reviews.unshift(review);
    return { status: 200, data: { review, next_line_item: null } };
  }
  const own = memory.reviews.find(({ public_id }) => public_id === id);
  if (own)
    Object.assign(
      own,
      (
        {
          deleteReviewCall: { deleted: true },
          restoreReviewCall: { deleted: false },
          publishReviewCall: { published: true },
          unpublishReviewCall: { published: false },
        } as Record<string, object>
      )[name],
    );
  return { status: 200, data: examples[name] };
}

/** The example, with what was written since. */
function remembered(name: string, example: unknown, { memory, isSignedIn, url }: Asked): unknown {
  const data = isRecord(example) ? example : {};
  if (name === 'meCall') {
    if (!isSignedIn) return { exchange_rates: data.exchange_rates };
    const { rs_currency, rs_country } = memory.person;
    return {
      ...data,
      encoded_id: 'me',
      name: 'Ada Berg',
      ...memory.person,
      ...(rs_currency != null && { currency: rs_currency }),
      ...(rs_country != null && { current_country: rs_country }),
    };
  }
  if (name === 'followsCall')
    return {
      existing_followee_ids: isSignedIn ? Object.values(memory.follows).flatMap(ids => [...ids]) : [],
    };
  if (name === 'searchCall') {
    const asked = new URLSearchParams(url.search);
    const isSaved = [...memory.searches].some(
      search => new URLSearchParams(search).get('q') === asked.get('q'),
    );
    return { ...data, metrics: { ...(isRecord(data.metrics) && data.metrics), is_saved: isSaved } };
  }
  if (name === 'followingCall')
    return { ...data, saved_searches: [...memory.searches].map(search => ({ search })) };
  const shown = memory.reviews.filter(({ published, deleted }) => published && !deleted);
  const own = name === 'privateProfileCall' ? memory.reviews : name === 'productReviewCall' ? shown : null;
  if (own === null) return example;
  const reviews = [...own, ...rowsAt(data, 'reviews')].map(review => {
    const id = textAt(review, 'public_id');
    return memory.helpful.has(id) ? { ...(review as object), helpful: { count: 1, voted: true } } : review;
  });
  return { ...data, reviews };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const content = await readFile(file).catch(() => null);
  if (content === null) return void response.writeHead(404).end();
  response
    .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    .end(content);
}

/** Nobody is asked for a password. */
function enter(url: URL, response: ServerResponse): void {
  const to = url.searchParams.get('return_to') ?? '';
  const isOut = url.pathname === '/logout';
  const cookie = isOut
    ? 'mock_session=; Max-Age=0; Path=/'
    : 'mock_session=1; Path=/; HttpOnly; SameSite=Lax';
  response
    .writeHead(303, { 'Set-Cookie': cookie, Location: /^\/(?![/\\])/.test(to) ? to : '/reviews' })
    .end();
}

/** Soft grounds in place of pictures, one for each address. */
function picture(path: string): string {
  const hue = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="hsl(${hue} 40% 80%)"/></svg>`;
}

function sendPage(response: ServerResponse, { pathname }: URL, isSignedIn: boolean, { token }: Memory): void {
  const isThere = matchPath(pathname) !== null || pathname === '/' || pathname.split('/').length === 2;
  response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Marketplace of examples</title>
<meta name="csrf-token" content="${token}">
<link rel="stylesheet" href="/marketplace/marketplace.css">
<script type="module" blocking="render" src="/marketplace/marketplace.js"></script>
<style>
#search-navbar { min-block-size: clamp(70px, (100vw - 767px) * 60, 130px); }
main { display: flow-root; min-block-size: 100vh; }
</style>
</head>
<body${isSignedIn ? ' class="logged-in"' : ''}>
<div id="search-navbar"></div>
<main></main>
<script type="application/json" id="app_meta">{${isSignedIn ? '"reviewer":{"name":"Ada Berg","encoded_id":"me","accepted_tos":true}' : ''}}</script>
</body>
</html>
`);
}

/**
 * Carries out `mock`.
 * @returns the exit code for wrong use; undefined where a host was started
 */
export async function mockCommand(
  args: readonly string[],
  options: Omit<MockOptions, 'port'>,
): Promise<2 | undefined> {
  try {
    const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } });
    const port = Number(values.port ?? 4000);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error('--port takes a number, such as 4000.');
    const server = await startMock({ ...options, port });
    const address = server.address();
    const own = typeof address === 'object' ? address?.port : port;
    console.log(
      `Every call is answered from its example, whatever is asked: http://localhost:${own}/reviews (Ctrl+C ends it)`,
    );
    return undefined;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
