import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isAborted } from '../../src/api/errors.ts';
import { suggestionLists } from '../../src/api/suggestions.ts';
import { clientOn } from './client-on.ts';
import { settled } from './fake-fetch.ts';

test('reads suggestions and keeps them per query', async () => {
  const { server, client } = clientOn(() => ({
    body: { suggestions: [{ text: 'lamp', id: 3 }, { id: 4 }] },
  }));
  assert.equal(await suggestionLists.load(client, 'la & b'), { suggestions: [{ text: 'lamp', id: 3 }] });
  assert.is(server.last().address, '/reviews/instant_search?q=la+%26+b');
  await suggestionLists.load(client, 'la & b');
  assert.is(server.requests.length, 1);
  assert.equal(suggestionLists.cached(client, 'la & b'), { suggestions: [{ text: 'lamp', id: 3 }] });
});

test('leaves out what has a number for its text, and reports it; a text of digits is one', async () => {
  const { client, reported } = clientOn(() => ({
    body: { suggestions: [{ text: 2048 }, { text: 'lamp' }, { text: '2048' }, { text: 0, id: 3 }] },
  }));
  assert.equal((await suggestionLists.load(client, 'la')).suggestions, [{ text: 'lamp' }, { text: '2048' }]);
  assert.is(reported.length, 1);
  assert.match(String(reported[0]), /suggestions\[\]\.text|suggestions\[0\]\.text/);
});

test('yields no suggestions when the call fails, and does not keep that', async () => {
  const { server, client, reported } = clientOn(() => ({ body: 'Oops', status: 500 }));
  assert.equal(await suggestionLists.load(client, 'la'), { suggestions: [] });
  assert.is(suggestionLists.cached(client, 'la'), undefined);
  await suggestionLists.load(client, 'la');
  assert.is(server.requests.length, 2);
  assert.equal(reported, []);
});

test('reports swallowed suggestions that make no sense', async () => {
  const { client, reported } = clientOn(() => ({ body: { suggestion: 'lamp' } }));
  assert.equal(await suggestionLists.load(client, 'la'), { suggestions: [] });
  assert.is(reported.length, 1);
});

test('rejects cancelled suggestions, so that nobody takes them for none', async () => {
  const { server, client } = clientOn();
  const controller = new AbortController();
  const requested = suggestionLists.load(client, 'la', controller.signal).catch(reason => reason as unknown);
  await settled();
  controller.abort();
  assert.ok(isAborted(await requested));
  assert.is(server.last().signal?.aborted, true);
});

test.run();
