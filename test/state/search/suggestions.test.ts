import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cancelSuggestAtom } from '../../../src/state/search/suggestions.ts';
import { listSuggestions, suggestAtom, suggestionsAtom } from '../../../src/state/search/suggestions.ts';
import { settled } from '../../api/fake-fetch.ts';
import { setUp } from '../support.ts';

test.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.after.each(() => mock.timers.reset());

const answer = (...texts: string[]) => ({ suggestions: texts.map(text => ({ text })) });

function start() {
  const world = setUp();
  return {
    ...world,
    type: (text: string) => world.store.set(suggestAtom, text),
    texts: () => world.store.get(suggestionsAtom).server.map(({ text }) => text),
    status: () => world.store.get(suggestionsAtom).status,
    requested: () =>
      world.server.requests.map(({ address }) => new URL(address, 'https://shop.test').searchParams.get('q')),
  };
}

const lists: [title: string, typed: string, server: { text: string; id?: number }[], listed: string[]][] = [
  ['puts the typed text first', 'la', [{ text: 'lamp' }], ['la', 'lamp']],
  ['lists the typed text alone when the server has nothing', 'la', [], ['la']],
  ['removes an exact duplicate', 'lamp', [{ text: 'desk lamp' }, { text: 'lamp' }], ['lamp', 'desk lamp']],
  [
    'keeps what differs in case or space',
    'lamp',
    [{ text: 'Lamp' }, { text: 'lamp ' }],
    ['lamp', 'Lamp', 'lamp '],
  ],
  ['removes a repetition of the server, too', 'la', [{ text: 'lamp' }, { text: 'lamp' }], ['la', 'lamp']],
  ['keeps the typed text within a category', 'lamp', [{ text: 'lamp', id: 1 }], ['lamp', 'lamp 1']],
  ['takes one in an unknown category for a duplicate', 'lamp', [{ text: 'lamp', id: 9 }], ['lamp']],
  ['leaves out what is blank', 'la', [{ text: ' ' }, { text: '' }, { text: 'lamp' }], ['la', 'lamp']],
  ['lists nothing for a blank text', '  ', [{ text: 'lamp' }], []],
];
for (const [title, typed, server, listed] of lists) {
  test(title, () => {
    const list = listSuggestions(typed, server, id => (id === 1 ? 'Lighting' : undefined));
    assert.equal(
      list.map(({ text, id }) => (id === undefined || id === 9 ? text : `${text} ${id}`)),
      listed,
    );
  });
}

test('asks once, 200 ms after the last change', async () => {
  const { type, requested } = start();
  type('l');
  mock.timers.tick(199);
  type('la');
  mock.timers.tick(199);
  assert.equal(requested(), []);
  mock.timers.tick(1);
  await settled();
  assert.equal(requested(), ['la']);
});

test('shows what the server answers', async () => {
  const { type, texts, status, server } = start();
  type('la');
  assert.is(status(), 'loading');
  mock.timers.tick(200);
  await settled();
  server.last().answer(answer('lamp', 'ladder'));
  await settled();
  assert.is(status(), 'ready');
  assert.equal(texts(), ['lamp', 'ladder']);
});

test('cancels the earlier request as soon as the text changes', async () => {
  const { type, server } = start();
  type('la');
  mock.timers.tick(200);
  await settled();
  type('lam');
  assert.is(server.requests[0]?.signal?.aborted, true);
});

test('never shows an answer to an earlier text, even from a server that ignores the cancelling', async () => {
  const { type, texts, server } = start();
  type('la');
  mock.timers.tick(200);
  await settled();
  type('lamps');
  mock.timers.tick(200);
  await settled();
  server.requests[1]?.answer(answer('lampshade'));
  await settled();
  server.requests[0]?.answer(answer('ladder'));
  await settled();
  assert.equal(texts(), ['lampshade']);
});

test('keeps only what still fits while the next answer is on its way', async () => {
  const { type, texts, status, server } = start();
  type('la');
  mock.timers.tick(200);
  await settled();
  server.last().answer(answer('Lamp', 'ladder'));
  await settled();
  type('lam');
  assert.equal(texts(), ['Lamp']);
  assert.is(status(), 'loading');
});

test('shows kept suggestions at once, without a request', async () => {
  const { type, texts, status, server, requested } = start();
  type('la');
  mock.timers.tick(200);
  await settled();
  server.last().answer(answer('lamp'));
  await settled();
  type('');
  assert.equal([texts(), status()], [[], 'idle']);
  type('la ');
  assert.equal([texts(), status()], [['lamp'], 'ready']);
  mock.timers.tick(200);
  await settled();
  assert.equal(requested(), ['la']);
});

test('shows none when the call fails', async () => {
  const { type, texts, status, server, reported } = start();
  type('la');
  mock.timers.tick(200);
  await settled();
  server.last().answer('Oops', 500);
  await settled();
  assert.equal([texts(), status(), reported], [[], 'ready', []]);
});

test('asks nothing for a blank text', () => {
  const { type, requested } = start();
  type('   ');
  mock.timers.tick(1000);
  assert.equal(requested(), []);
});

test('asks nothing while a word is composed, and cancels what was asked before', async () => {
  const { type, store, server, requested, texts, status } = start();
  type('la');
  mock.timers.tick(200);
  await settled();
  server.last().answer(answer('lamp', 'ladder'));
  await settled();
  type('lam');
  store.set(suggestAtom, 'lamp', true);
  mock.timers.tick(1000);
  await settled();
  assert.equal([requested(), texts(), status()], [['la'], ['lamp'], 'loading']);
  type('lamp');
  mock.timers.tick(200);
  await settled();
  assert.equal(requested(), ['la', 'lamp']);
});

test('stops waiting and asking when cancelled', async () => {
  const { type, store, requested, status } = start();
  type('la');
  store.set(cancelSuggestAtom);
  mock.timers.tick(1000);
  await settled();
  assert.equal([requested(), status()], [[], 'idle']);
});

test.run();
