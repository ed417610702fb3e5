import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sendClick } from '../../src/api/click.ts';
import { clientOn } from './client-on.ts';

test('sends a click in a way that outlives the page', async () => {
  const { server, client } = clientOn(() => ({ body: '' }));
  const click = {
    shop_id: 's1',
    product_id: 'p1',
    tracking_data: null,
    referral: '',
    referral_page: '/reviews',
    pageview_id: 'v1',
  };
  await sendClick(client, click);
  const { method, address, body, keepalive } = server.last();
  assert.equal([method, address, keepalive], ['POST', '/reviews/click', true]);
  assert.equal(JSON.parse(String(body)), click);
});

test.run();
