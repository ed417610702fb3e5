import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadShippingCountries } from '../../src/api/shipping.ts';
import { clientOn } from './client-on.ts';

test('reads the shipping countries, keeps them for a minute, and rejects failures', async () => {
  let status = 200;
  const { server, client, clock } = clientOn(() => ({
    body: { shipping_countries: [{ name: 'Germany', code: 'DE' }] },
    status,
  }));
  assert.equal(await loadShippingCountries(client), [{ name: 'Germany', code: 'DE' }]);
  assert.is(server.last().address, '/shipping_countries.json');
  clock.time = 59_999;
  await loadShippingCountries(client);
  assert.is(server.requests.length, 1);
  clock.time = 60_000;
  status = 404;
  assert.is(await loadShippingCountries(client).catch((error: { status: number }) => error.status), 404);
});

test.run();
