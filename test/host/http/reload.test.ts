import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Built, reloadRoutes } from '../../../fixtures/host/http/reload.ts';

const problem = 'src/a.ts:1:7: ERROR: Expected ";"\n    1 │ const';
const problemEvent = `event: problem\ndata: ${JSON.stringify(problem)}\n\n`;

test('notifies every open page of a problem, of a reload, and of the start of the host', async () => {
  let notify = (_: Built) => {};
  const app = Fastify({ forceCloseConnections: true });
  reloadRoutes(app, {
    onBuild: listener => {
      notify = listener;
    },
  });
  await app.listen({ port: 0, host: 'localhost' });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const pages = await Promise.all([1, 2].map(async () => listen(`${origin}/dev/events`)));
  const [first = '', second] = await Promise.all(pages.map(next => next()));
  assert.match(first, /^retry: \d+\nevent: start\ndata: \d+\n\n$/);
  assert.is(second, first);

  notify({ problem });
  for (const next of pages) assert.is(await next(), problemEvent);
  // So is a page that opens meanwhile.
  const late = await listen(`${origin}/dev/events`);
  assert.is(await late(), `${first}${problemEvent}`);

  notify({ problem: null });
  for (const next of [...pages, late]) assert.is(await next(), 'event: reload\ndata: \n\n');
  const later = await listen(`${origin}/dev/events`);
  assert.is(await later(), first);
  assert.match(await (await fetch(`${origin}/dev/reload.js`)).text(), "new EventSource('/dev/events')");
  await app.close();
});

/** Opens a stream of events. @returns waits for what comes next on it */
async function listen(address: string): Promise<() => Promise<string>> {
  const reader = (await fetch(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value ?? '';
}

test.run();
