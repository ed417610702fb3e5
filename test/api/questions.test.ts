import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { questionPages, questionsRequest } from '../../src/api/questions.ts';
import { clientOn } from './client-on.ts';
import { productPage } from './samples.ts';

test('asks for three questions at a time, newest first', async () => {
  const { server, client } = clientOn(() => ({ body: { questions: [], total_pages: 0 } }));
  const { product_data, shop_data } = productPage;
  await questionPages.load(client, questionsRequest(product_data, shop_data, 2));
  const { pathname, searchParams } = new URL(server.last().address, 'https://shop.test');
  assert.is(pathname, '/api/questions/questions_for_widget');
  assert.equal(Object.fromEntries(searchParams), {
    json_request: 'true',
    shop_domain: 'acme.test',
    api_token: 'token-1',
    platform: 'shopify',
    product_id: '77',
    sort_by: 'created_at',
    sort_dir: 'desc',
    per_page: '3',
    page: '2',
  });
});

test.run();
