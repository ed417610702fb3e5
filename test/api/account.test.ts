import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { savePreference } from '../../src/api/account.ts';
import { clientOn } from './client-on.ts';

test('saves currency and country to the profile', async () => {
  const { server, client } = clientOn(() => ({ body: '' }));
  await savePreference(client, 'currency', 'EUR');
  await savePreference(client, 'country', 'DE');
  assert.equal(
    server.requests.map(({ method, address, body }) => [method, address, body]),
    [
      ['PUT', '/reviews/profile/reviewers/0', '{"reviewer":{"rs_currency":"EUR"}}'],
      ['PUT', '/reviews/profile/reviewers/0', '{"reviewer":{"rs_country":"DE"}}'],
    ],
  );
});

test.run();
