import { openDatabase } from '../../fixtures/host/db.ts';
import { searchSuite } from './search-suite.ts';
import { startPostgres } from './postgres-server.ts';

const server = await startPostgres();
if (server === null) console.log('skipped: no PostgreSQL server (initdb, pg_ctl) is installed here');
else
  searchSuite(`PostgreSQL server ${server.version}`, async () => {
    const db = await openDatabase({ url: server.url, dataDir: 'none' });
    return {
      ...db,
      async close() {
        await db.close();
        await server.stop();
      },
    };
  });
