import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { localStore, readJson, sessionStore } from '../../src/host/storage.ts';

test('stores texts, separately for local and session storage', () => {
  localStore(window).set('currency', 'EUR');
  sessionStore(window).set('currency', 'USD');
  assert.is(localStore(window).get('currency'), 'EUR');
  assert.is(sessionStore(window).get('currency'), 'USD');
  assert.is(localStorage.getItem('currency'), 'EUR');
  localStore(window).remove('currency');
  assert.is(localStore(window).get('currency'), null);
});

test('reads a text that is stored as a JSON string', () => {
  localStorage.setItem('currency', '"EUR"');
  assert.is(localStore(window).get('currency'), 'EUR');
});

test('returns other JSON and invalid JSON strings as texts', () => {
  for (const raw of ['{"a":"b"}', 'null', '7', '"', '"a" and "b"']) {
    localStorage.setItem('key', raw);
    assert.is(localStore(window).get('key'), raw);
  }
});

test('returns what was stored', () => {
  const store = localStore(window);
  for (const text of ['', 'EUR', '"EUR"', '"', '{"rates":{}}', '"\\"', 'ünï 🫖']) {
    store.set('key', text);
    assert.is(store.get('key'), text);
  }
});

test('reads JSON values, and nothing from other texts', () => {
  const store = localStore(window);
  store.set('key', '{"a":[1]}');
  assert.equal(readJson(store, 'key'), { a: [1] });
  for (const text of ['', 'EUR', '{"a":']) {
    store.set('key', text);
    assert.is(readJson(store, 'key'), undefined);
  }
  store.remove('key');
  assert.is(readJson(store, 'key'), undefined);
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const fullStorage = { getItem: () => null, setItem: refuse, removeItem: refuse };
const broken: Readonly<Record<string, object>> = {
  'a storage whose very property throws': Object.defineProperties(
    {},
    { localStorage: { get: refuse }, sessionStorage: { get: refuse } },
  ),
  'a storage that is null': { localStorage: null, sessionStorage: null },
  'a storage that is full': { localStorage: fullStorage, sessionStorage: fullStorage },
};
for (const [title, it] of Object.entries(broken)) {
  test(`treats ${title} as empty`, () => {
    for (const store of [localStore(it as Window), sessionStore(it as Window)]) {
      store.set('currency', 'EUR');
      store.remove('currency');
      assert.is(store.get('currency'), null);
    }
  });
}

test.run();
