import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arbitratorLists, noDisputes } from '../../src/api/arbitrator.ts';
import { arbitratorQuery } from '../../src/domain/arbitrator.ts';
import { clientOn } from './client-on.ts';

test('empties the list of an arbitrator on a failure, and asks again', async () => {
  let status = 503;
  const { server, client } = clientOn(() => ({ body: { disputes: [{ id: 1 }], total_results: 1 }, status }));
  assert.is(await arbitratorLists.load(client, arbitratorQuery.defaults), noDisputes);
  status = 200;
  const answer = await arbitratorLists.load(client, { ...arbitratorQuery.defaults });
  assert.equal(answer.disputes, [{ id: 1 }]);
  assert.is(
    server.last().address,
    '/reviews/arbitrator?format=json&redesign=true&total_results=true&status=open&dispute_type=&assignee=anyone' +
      '&search=&sort_by=due&page=1',
  );
});

test.run();
