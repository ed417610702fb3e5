import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from 'playwright-core';
import type { TriedCall } from './call.ts';

export interface Fault {
  readonly name: string;
  /** Answers a request in its place. `held` waits until the page is looked at. */
  readonly answer: (route: Route, tools: Tools) => Promise<void>;
  /** The expected outcome: a failure, a success, or either, as with fields that are all optional. */
  readonly outcome: (call: TriedCall) => 'failure' | 'success' | 'either' | 'waiting';
  /** The host says that there is no such thing, so that a page may say so, too. */
  readonly isGone?: boolean;
}

export interface Tools {
  /** Answers that break off half-way. */
  readonly cutOrigin: string;
  readonly held: Promise<void>;
}

const failure = () => 'failure' as const;
/** A write without an answer is done where nothing of the answer is needed. */
const ofContent = ({ write }: TriedCall) => (write && !write.needsAnswer ? 'success' : 'failure');
const status =
  (code: number, json: unknown = {}): Fault['answer'] =>
  route =>
    route.fulfill({ status: code, json });
const html = '<!doctype html><title>Sorry</title><h1>Sorry</h1>';

/** The answer of the host to a call that reads, changed; a write is not sent to it. */
async function changed(route: Route, change: (json: unknown) => unknown): Promise<void> {
  if (route.request().method() !== 'GET') return route.fulfill({ json: change({ message: 'a' }) });
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
}
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, emptied(entry)]));
};
/**
 * Lists of 40 times their rows, up to 500, but for those within rows, and long texts in what came: in all rows they would
 * make 11 MB of a store.
 */
const enlarged = (value: unknown, key = '', isInRow = false): unknown => {
  if (Array.isArray(value)) {
    const rows = value.map(one => enlarged(one, '', true));
    const length = isInRow ? rows.length : Math.min(500, rows.length * 40);
    return Array.from({ length }, (_, at) => rows[at] ?? value[at % rows.length]);
  }
  if (typeof value === 'string')
    return /^(title|body|description)$/.test(key) ? `${value} `.repeat(100) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, enlarged(entry, name, isInRow)]),
  );
};

/** Every way in which an answer fails. */
export const faults: readonly Fault[] = [
  { name: '500', answer: status(500, { error: 'oops' }), outcome: failure },
  {
    name: '502 HTML',
    answer: route => route.fulfill({ status: 502, contentType: 'text/html', body: html }),
    outcome: failure,
  },
  { name: '404', answer: status(404), outcome: failure, isGone: true },
  { name: '401', answer: status(401), outcome: failure },
  { name: '403', answer: status(403), outcome: failure },
  {
    name: '422 fields',
    answer: status(422, {
      errors: { base: ['The host says no.'], name: ['Not this one.'], constructor: ['x'] },
    }),
    outcome: failure,
  },
  { name: '422', answer: status(422, { error: 'invalid token' }), outcome: failure },
  { name: '409', answer: status(409, { error: 'The host says no.' }), outcome: failure },
  { name: '413', answer: status(413), outcome: failure },
  { name: '429', answer: status(429), outcome: failure },
  { name: 'empty 200', answer: route => route.fulfill({ status: 200, body: '' }), outcome: ofContent },
  {
    name: 'HTML 200',
    answer: route => route.fulfill({ contentType: 'text/html', body: html }),
    outcome: failure,
  },
  {
    name: 'wrong JSON',
    answer: route =>
      route.fulfill({ json: { answer: [1, 'two'], data: 3, page: [], orders: {}, items: 'none' } }),
    outcome: ({ write }) => (write ? (write.needsAnswer ? 'failure' : 'success') : 'either'),
  },
  {
    name: 'all null',
    answer: route => changed(route, emptied),
    outcome: ({ write }) => (write && !write.needsAnswer ? 'success' : 'either'),
  },
  {
    name: 'huge',
    answer: route => changed(route, enlarged),
    outcome: ({ write }) => (write && !write.needsAnswer ? 'success' : 'either'),
  },
  {
    name: '20 s',
    answer: async (route, { held }) => {
      await held;
      await route.abort();
    },
    outcome: () => 'waiting',
  },
  {
    name: 'cut',
    answer: (route, { cutOrigin }) => route.continue({ url: cutOrigin, method: 'GET' }),
    outcome: failure,
  },
  { name: 'offline', answer: route => route.abort('internetdisconnected'), outcome: failure },
];

/** A server of which every answer breaks off after half of its bytes. */
export async function cuttingServer(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1_000 });
    response.write(`{"half":"${'x'.repeat(400)}`, () => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
