import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reloadRoutes } from '../../../fixtures/host/http/reload.ts';

test('tells every open page after a build to load again, and which run of the host it talks to', async () => {
  let reload = () => {};
  const app = Fastify({ forceCloseConnections: true });
  reloadRoutes(app, {
    onReload: then => {
      reload = then;
    },
  });
  await app.listen({ port: 0, host: 'localhost' });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const pages = await Promise.all([1, 2].map(async () => listen(`${origin}/dev/events`)));
  const [first = '', second] = await Promise.all(pages.map(next => next()));
  assert.match(first, /^retry: \d+\nevent: start\ndata: \d+\n\n$/);
  assert.is(second, first);
  reload();
  for (const next of pages) assert.is(await next(), 'event: reload\ndata: \n\n');
  assert.match(await (await fetch(`${origin}/dev/reload.js`)).text(), "new EventSource('/dev/events')");
  await app.close();
});

/** Opens a stream of events. @returns waits for what comes next on it */
async function listen(address: string): Promise<() => Promise<string>> {
  const reader = (await fetch(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value ?? '';
}

test.run();
