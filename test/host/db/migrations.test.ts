import { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { extensions, overEmbedded } from '../../../fixtures/host/db/db.ts';
import { migrations } from '../../../fixtures/host/db/migrations.ts';
import { loadSynonyms } from '../../../fixtures/host/db/seed/synonyms.ts';

/** The first step after which the table of synonyms has all of its columns. */
const complete = migrations.length - 2;

test('takes on words that an earlier version has written', async () => {
  const db = await overEmbedded(await PGlite.create({ extensions }));
  const count = async () => {
    const [row] = await db.query<{ n: number }>('select count(*)::integer as n from search_synonyms');
    return row?.n ?? 0;
  };
  for (const step of migrations.slice(0, complete)) await db.exec(step);
  await db.transaction(loadSynonyms);
  const before = await count();
  assert.ok(before > 1000);
  for (const step of migrations.slice(complete)) await db.exec(step);
  assert.is(await count(), before);
  await db.close();
});

test.run();
