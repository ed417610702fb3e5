import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadMe } from '../../src/api/reviewer.ts';
import { clientOn } from './client-on.ts';

test('requests exchange rates only on demand', async () => {
  const { server, client } = clientOn(() => ({ body: { exchange_rates: { EUR: '0.9' } } }));
  assert.equal((await loadMe(client, true)).exchange_rates, { EUR: 0.9 });
  await loadMe(client, false);
  assert.equal(
    server.requests.map(({ address }) => address),
    ['/reviews/me.json?exchange_rates=true', '/reviews/me.json'],
  );
});

test.run();
