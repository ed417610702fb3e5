/**
 * Shared by the browser tests of one run: a fixture host and a Chromium. Started by test/run.mjs, which
 * reads one line of JSON and ends this process when the tests are over.
 */
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { startHost } from './host.ts';

const [host, server] = await Promise.all([
  startHost(),
  findChromium().then(found => chromium.launchServer(found)),
]);

process.on('SIGTERM', async () => {
  await Promise.allSettled([host.close(), server.close()]);
  process.exit();
});
console.log(JSON.stringify({ host: host.origin, browser: server.wsEndpoint() }));
