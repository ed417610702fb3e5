/** The list of disputes that arbitrators work through. */
import * as assert from 'uvu/assert';
import type { ArbitratorPage } from '../../../src/contract/arbitrator.ts';
import type { Dispute } from '../../../src/contract/dispute.ts';
import { actionOf, disputeWorld, opened, read, take } from '../dispute-steps.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('dispute list', disputeWorld);

test('lists disputes by age, filters them, finds words in them, and returns their number', async () => {
  const [ada, bo, juri] = [
    await host.signedIn('ada'),
    await host.signedIn('bo'),
    await host.signedIn('juri'),
  ];
  const own = await opened(bo, 'brass-lamp-20');
  const ask = async (query = ''): Promise<ArbitratorPage> =>
    (await read(juri, `/reviews/arbitrator?format=json${query}`)).body;
  const all = await ask('&status=all&sort_by=oldest');
  const times = all.disputes.map(({ created_at }) => String(created_at));
  assert.equal(times, [...times].sort());
  assert.is(all.disputes.length, all.total_results);
  assert.equal((await ask('&status=all&page=2')).disputes, []);
  const isOver = (status: string | null | undefined) => !status?.startsWith('awaiting');
  assert.not.ok((await ask()).disputes.some(({ status }) => isOver(status)));
  assert.ok((await ask('&status=decided')).disputes.every(({ status }) => status === 'decided'));
  assert.is((await ask('&dispute_type=service')).total_results, 0);
  for (const search of ['lind', 'Bo brass', String(own.id)])
    assert.equal(
      (await ask(`&search=${search}`)).disputes.map(({ id }) => id),
      [own.id],
      search,
    );
  assert.is((await ask('&search=%27+%26+%21')).total_results, (await ask()).total_results);

  const [row] = (await ask('&search=lind')).disputes;
  const [{ paid }] = (await host.db.query(
    `select l.price * l.quantity as paid from disputes d join line_items l on l.id = d.line_item_id
    join reviewers w on w.id = d.reviewer_id where w.slug = 'bo'`,
  )) as [{ paid: number }];
  assert.equal([row?.order_value, row?.currency], [paid, 'EUR']);
  await take(juri, actionOf(row as Dispute, 'assign'));
  const mine = (await ask('&assignee=me&search=lind')).disputes[0];
  assert.equal([mine?.assignee?.name, mine?.actions], ['Juri Klee', []]);
  assert.is((await ask('&assignee=nobody&search=lind')).total_results, 0);
  assert.is(
    (await read(ada, '/reviews/users/me.json?tab=disputes&page=1')).body.items.some(
      (one: Dispute) => one.id === own.id,
    ),
    false,
  );
});

test.run();
