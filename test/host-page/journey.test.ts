import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readJourney, recordNavigation, startJourney, type DocumentLoad } from '../../src/host/journey.ts';
import type { SafeStorage } from '../../src/host/storage.ts';

function memory(entries: Record<string, string> = {}): SafeStorage {
  const kept = new Map(Object.entries(entries));
  return {
    get: key => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: key => void kept.delete(key),
  };
}
const load: DocumentLoad = {
  referrer: 'https://search.example/?q=tea',
  host: 'shop.test',
  search: '?utm_source=mail&q=tea+pot',
  now: new Date('2026-01-02T03:04:05Z'),
  newId: () => 'id-1',
};

test('starts with the referrer of the visitor', () => {
  const storage = memory();
  assert.equal(startJourney(storage, load), {
    created_at: '2026-01-02T03:04:05.000Z',
    id: 'id-1',
    first_referrer: 'https://search.example/?q=tea',
    referrer: 'https://search.example/?q=tea',
    landing_page_params: { utm_source: 'mail', q: 'tea pot' },
    journey: [],
  });
  assert.is(JSON.parse(storage.get('reviewer_journey') ?? '').id, 'id-1');
});

test('continues a stored journey and records the latest outside referrer', () => {
  const storage = memory();
  const first = startJourney(storage, load);
  const later = { ...load, newId: () => 'id-2', search: '?q=other', now: new Date(0) };
  const second = startJourney(storage, { ...later, referrer: 'https://news.example/' });
  assert.equal(second, { ...first, referrer: 'https://news.example/' });
  for (const referrer of ['', 'https://shop.test/reviews'])
    assert.is(startJourney(storage, { ...later, referrer }).referrer, 'https://news.example/');
});

test('ignores a referrer on the same host', () => {
  assert.is(startJourney(memory(), { ...load, referrer: 'https://shop.test/cart' }).first_referrer, '');
});

test('records navigations in order, the same path in a row once', () => {
  const storage = memory();
  startJourney(storage, load);
  for (const path of ['/reviews', '/reviews/search', '/reviews/search', '/reviews'])
    recordNavigation(storage, path);
  assert.equal(readJourney(storage)?.journey, ['/reviews', '/reviews/search', '/reviews']);
});

test('stays short, however long the visitor stays', () => {
  const storage = memory();
  const search = `?${Array.from({ length: 500 }, (_, at) => `p${at}=${'x'.repeat(900)}`).join('&')}`;
  startJourney(storage, { ...load, search, referrer: `https://a.example/${'x'.repeat(9000)}` });
  for (let step = 0; step < 120; step += 1) recordNavigation(storage, `/reviews/${step}/${'y'.repeat(2000)}`);
  const journey = readJourney(storage);
  assert.is(journey?.journey.length, 50);
  assert.match(journey?.journey.at(-1) ?? '', '/reviews/119/');
  assert.ok((storage.get('reviewer_journey') ?? '').length < 50_000);
});

for (const raw of ['', '{', '7', 'null', '[]', '{"journey":[]}', '{"id":"a","journey":"x"}']) {
  test(`begins anew over ${JSON.stringify(raw)}`, () => {
    const storage = memory({ reviewer_journey: raw });
    assert.is(readJourney(storage), null);
    recordNavigation(storage, '/reviews');
    assert.is(storage.get('reviewer_journey'), raw);
    assert.is(startJourney(storage, load).id, 'id-1');
    assert.is(readJourney(storage)?.id, 'id-1');
  });
}

test('reads hostile parameters as texts', () => {
  const { landing_page_params } = startJourney(memory(), {
    ...load,
    search: '?__proto__=x&constructor=y&a=%',
  });
  assert.equal(Object.keys(landing_page_params), ['__proto__', 'constructor', 'a']);
  assert.is(Object.getPrototypeOf(landing_page_params), Object.prototype);
});

test('works without storage', () => {
  const nowhere: SafeStorage = { get: () => null, set: () => {}, remove: () => {} };
  assert.is(startJourney(nowhere, load).id, 'id-1');
  recordNavigation(nowhere, '/reviews');
  assert.is(readJourney(nowhere), null);
});

test.run();
