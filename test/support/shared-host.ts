/**
 * The fixture host that the browser tests of one run share. Started by test/run.mjs, which reads its address from a
 * line and ends this process when the tests are over.
 */
import { findChromium } from './chromium.ts';
import { startHost } from './host.ts';

const host = await startHost();
// The packaged browser is unpacked once. Three test processes that unpack it at the same time start a file half written.
await findChromium().catch(() => undefined);

process.on('SIGTERM', async () => {
  await host.close();
  process.exit();
});
console.log(host.origin);
