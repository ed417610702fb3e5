/** The fixture host for tests, on a database of its own. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createHost, type HostOptions } from '../../fixtures/host/host.ts';
import { openWorld } from './world.ts';

const distDir = fileURLToPath(new URL('../../dist', import.meta.url));

export interface TestHost {
  /** `http://localhost:PORT` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a host on a free port, or joins the one that the test run shares among its files. */
export async function startHost(options: Partial<Omit<HostOptions, 'db'>> = {}): Promise<TestHost> {
  const shared = process.env.TEST_HOST;
  if (shared && Object.keys(options).length === 0) return { origin: shared, close: async () => {} };
  const db = await openWorld();
  const app = await createHost({ distDir, log: message => console.log(message), ...options, db });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      await app.close();
      await db.close();
    },
  };
}
