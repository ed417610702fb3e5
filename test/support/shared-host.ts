/**
 * The fixture host that the browser tests of one run share. Started by test/run.mjs, which reads its address from a
 * line and ends this process when the tests are over.
 */
import { startHost } from './host.ts';

const host = await startHost();

process.on('SIGTERM', async () => {
  await host.close();
  process.exit();
});
console.log(host.origin);
