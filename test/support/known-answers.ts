import type { Db } from '../../fixtures/host/db/db.ts';
import { statementLimits } from '../../fixtures/host/db/db-server.ts';

const reads = (sql: string) =>
  /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|truncate|nextval|set_config)\b/i.test(sql);
/** Whether the answer of a query is the same until something is written. */
const isLasting = (sql: string) =>
  !/\b(now|clock_timestamp|current_\w+|random|pg_\w+|for share)\b/i.test(sql);

/** Writes to tables that nothing else in the database follows from. Pages do it as they are read, and sign-ins and hearts. */
const toTableApart = /^\s*(?:insert into|update|delete from)\s+(sessions|searches|clicks|follows)\b/i;

/** When there are so many answers, all are forgotten. A run of the browser tests has about as many. */
const maxAnswers = 5_000;

/**
 * The same database, but a repeated query is answered from memory, until anything is written that it may depend on. The
 * browser tests open the same pages again and again, and the embedded database takes a tenth of a second for each.
 */
export function withKnownAnswers(db: Db): Db {
  const known = new Map<string, Promise<unknown[]>>();
  /** Running writes. Queries that begin meanwhile are not remembered. */
  let writes = 0;
  /** @param table what reads it is forgotten; without it everything */
  async function write<T>(work: () => Promise<T>, table = ''): Promise<T> {
    writes += 1;
    for (const key of known.keys()) if (key.includes(table)) known.delete(key);
    try {
      return await work();
    } finally {
      writes -= 1;
    }
  }
  async function query<T>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    if (!reads(sql)) return write(() => db.query<T>(sql, params), toTableApart.exec(sql)?.[1]);
    if (!isLasting(sql)) return db.query<T>(sql, params);
    const key = JSON.stringify([sql, params]);
    let answer = known.get(key);
    if (!answer) {
      // Not within the limits of the request that asks first: when its page has left, others still wait for the answer.
      answer = statementLimits.exit(() => db.query(sql, params));
      if (known.size === maxAnswers) known.clear();
      if (writes === 0) known.set(key, answer);
      answer.catch(() => known.delete(key));
    }
    // Callers may change their rows.
    return structuredClone(await answer) as T[];
  }
  return {
    ...db,
    query,
    exec: sql => write(() => db.exec(sql)),
    transaction: work => write(() => db.transaction(work)),
  };
}
