import type { FastifyInstance } from 'fastify';
import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import type { WorldRecord } from '../../fixtures/world/records.ts';
import { skippedSuite } from '../support/lacking.ts';
import { openWorld } from '../support/world.ts';
import { Browser } from './browser-session.ts';
import { smallWorld } from './small-world.ts';

/**
 * Opens the database of each suite, or once more for a second host; other functions take their place with a PostgreSQL
 * server. None: tests are skipped.
 */
export const databases: {
  open: ((records: readonly WorldRecord[]) => Promise<Db>) | null;
  openAgain(db: Db): Promise<Db>;
} = { open: openWorld, openAgain: async db => db };

/** A host that listens nowhere, on a database of its own: there from before the first test to after the last. */
class SmallHost {
  declare db: Db;
  declare app: FastifyInstance;
  /** The logged failures of the host. */
  readonly failures: string[] = [];

  guest(): Browser {
    return new Browser(this.app);
  }

  async signedIn(slug = 'ada'): Promise<Browser> {
    const browser = this.guest();
    const { csrfToken } = await browser.get('/login');
    await browser.post('/login', { slug, _csrf: csrfToken });
    return browser;
  }

  async json(url: string) {
    return (await this.app.inject(url)).json();
  }
}

/**
 * Tests of calls and pages, without a browser. A test fails when the host failed meanwhile.
 * @param distDir where a built bundle lies, for pages
 */
export function hostSuite(
  name: string,
  records: readonly WorldRecord[] = smallWorld,
  distDir = 'none',
): { readonly test: Test; readonly host: SmallHost } {
  const { open } = databases;
  const host = new SmallHost();
  if (!open) return { test: skippedSuite(), host };
  const test = suite(name);
  test.before(async () => {
    const log = (message: string) => void host.failures.push(message);
    try {
      host.db = await open(records);
      host.app = await createHost({ db: host.db, distDir, log });
    } catch (error) {
      // uvu says nothing of a hook that fails: it counts no test as passed.
      console.error(error);
      throw error;
    }
  });
  test.after(async () => {
    await host.app?.close();
    await host.db?.close();
  });
  test.after.each(() => assert.equal(host.failures.splice(0), []));
  return { test, host };
}
