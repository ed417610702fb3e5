import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shippingCountries } from '../../src/api/shipping-countries.ts';
import { clientOn } from './client-on.ts';

test('reads the shipping countries, keeps them for a minute, and rejects failures', async () => {
  let status = 200;
  const { server, client, clock } = clientOn(() => ({
    body: { shipping_countries: [{ name: 'Germany', code: 'DE' }] },
    status,
  }));
  assert.equal(await shippingCountries.load(client), [{ name: 'Germany', code: 'DE' }]);
  assert.is(server.last().address, '/shipping_countries.json');
  clock.time = 59_999;
  await shippingCountries.load(client);
  assert.is(server.requests.length, 1);
  clock.time = 60_000;
  status = 404;
  assert.is(await shippingCountries.load(client).catch((error: { status: number }) => error.status), 404);
});

test.run();
