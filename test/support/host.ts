/**
 * The fixture host for tests, on a database of its own: an embedded one, or, with TEST_DATABASE=postgres, one on a
 * PostgreSQL server.
 */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Db, openDatabase } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { migrate } from '../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../fixtures/host/db/seed.ts';
import { generateWorld } from '../../fixtures/world/generate.ts';
import { renderMedia } from '../../fixtures/world/pictures.ts';
import { withKnownAnswers } from './known-answers.ts';
import { startPostgres } from './postgres-server.ts';
import { openWorld } from './world.ts';

const distDir = fileURLToPath(new URL('../../dist', import.meta.url));

export interface TestHost {
  /** `http://localhost:PORT` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a host on a free port, or joins the one that the test run shares among its files. */
export async function startHost(): Promise<TestHost> {
  const shared = process.env.TEST_HOST;
  if (shared) return { origin: shared, close: async () => {} };
  const { db, stop } = await openDatabaseOfTests();
  const app = await createHost({
    distDir,
    brotliQuality: 4,
    log: message => console.log(message),
    db,
  });
  servePlainPictures(app);
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      await app.close();
      await db.close();
      await stop();
    },
  };
}

/**
 * A picture of one pixel in the place of each drawing of the world, which takes a browser a tenth of a page's time to
 * draw. An address without a drawing stays unknown.
 */
function servePlainPictures(app: FastifyInstance): void {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  app.addHook('onRequest', async ({ url }, reply) => {
    const [path = ''] = url.split('?', 1);
    if (!path.startsWith('/media/') || !renderMedia(path)?.type.startsWith('image/svg')) return;
    return reply.type('image/png').header('Cache-Control', 'public, max-age=31536000, immutable').send(pixel);
  });
}

/** The whole world, and what ends the server that holds it. */
async function openDatabaseOfTests(): Promise<{ readonly db: Db; stop(): Promise<void> }> {
  if (process.env.TEST_DATABASE !== 'postgres')
    return { db: withKnownAnswers(await openWorld()), stop: async () => {} };
  const server = await startPostgres();
  if (!server) throw new Error('TEST_DATABASE=postgres needs the programs of a PostgreSQL server.');
  const db = await openDatabase({ url: server.url, dataDir: 'none' });
  await migrate(db, 'The test database');
  await writeRecords(db, generateWorld());
  return { db, stop: server.stop };
}
