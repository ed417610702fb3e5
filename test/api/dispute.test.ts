import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownDisputes } from '../../src/api/dispute.ts';
import { productDisputeForms, shopDisputeForms } from '../../src/api/dispute-forms.ts';
import { ApiError } from '../../src/api/errors.ts';
import { currentDispute, sendDisputeAction } from '../../src/api/send-dispute.ts';
import { clientOn } from './client-on.ts';

const form = { orders: [], outcome_types: ['refund'], dispute_types: [{ value: 'damaged' }] };

async function errorOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.catch((reason: unknown) => reason);
  assert.instance(error, ApiError);
  return error as ApiError;
}

test('asks for the form of a store and of a product', async () => {
  const { server, client } = clientOn(() => ({ body: form }));
  assert.equal(await shopDisputeForms.load(client, 'pine & co'), form);
  assert.is(server.last().address, '/reviews/stores/pine%20%26%20co/disputes/new?format=json&redesign=true');
  await productDisputeForms.load(client, { shop: 'pine', handle: 'lamp' });
  assert.is(
    server.last().address,
    '/reviews/stores/pine/products/lamp/disputes/new?format=json&redesign=true',
  );
});

test('hands on the status of a form that did not load', async () => {
  for (const status of [401, 404, 503]) {
    const { client } = clientOn(() => ({ body: {}, status }));
    const error = await errorOf(shopDisputeForms.load(client, 'pine'));
    assert.is(error.status, status);
  }
});

test('keeps a dispute whose events it does not know', async () => {
  const dispute = { id: 7, events: [{ id: 1, kind: 'phoned', body: 'Hello' }], awaiting: { from: 'nobody' } };
  const { client, reported } = clientOn(() => ({ body: { dispute } }));
  assert.equal(await ownDisputes.load(client, '7'), {
    dispute: { id: 7, events: [{ id: 1, body: 'Hello' }] },
  });
  assert.is(reported.length, 2);
});

test('sends an action where the host says, and reads how things stand after a conflict', async () => {
  const body = { error: 'Decided meanwhile.', dispute: { id: 7, status: 'decided' } };
  const { server, client } = clientOn(() => ({ body, status: 409 }));
  const action = { name: 'decide', label: 'Decide', path: '/reviews/arbitrator/7/decide?version=3' };
  const error = await errorOf(sendDisputeAction(client, action, { outcome: 'store', amount: 5 }));
  assert.equal(
    [server.last().method, server.last().address, server.last().body],
    ['POST', action.path, '{"outcome":"store","amount":5}'],
  );
  assert.equal(currentDispute(error)?.dispute, body.dispute);
  assert.is(currentDispute(new ApiError('status', '', { status: 409, data: 'no JSON' })), null);
  assert.is(currentDispute(new ApiError('status', '', { status: 422, data: body })), null);
});

test.run();
