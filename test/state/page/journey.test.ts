import { addressOf, memoryStorage, setUp } from '../support.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readJourney } from '../../../src/host/journey.ts';
import { recordClickAtom } from '../../../src/state/page/click.ts';
import { followJourney } from '../../../src/state/page/journey.ts';
import { settled } from '../../api/fake-fetch.ts';

/** An address that the test moves. */
function movingAddress(href: string) {
  const listeners = new Set<() => void>();
  let now = addressOf(href);
  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo(path: string) {
      now = addressOf(path);
      for (const listener of listeners) listener();
    },
  };
}
const link = { shop_id: 's1', product_id: 'p1' };
const click = { ...link, view: {} };

test('keeps every path, those visited before it was followed as well', () => {
  const storage = memoryStorage();
  const address = movingAddress('/reviews/search');
  const stop = followJourney(storage, address, [addressOf('/reviews?utm_source=mail'), address.read()]);
  address.goTo('/reviews/stores/acme/products/lamp');
  stop();
  address.goTo('/reviews/feed');
  const journey = readJourney(storage);
  assert.equal(journey?.journey, ['/reviews', '/reviews/search', '/reviews/stores/acme/products/lamp']);
  assert.equal(journey?.landing_page_params, { utm_source: 'mail' });
  assert.match(journey?.id ?? '', /^[0-9a-f]{32}$/);
});

test('sends a click with the journey that led to it', async () => {
  const { store, server, storage } = setUp({ address: '/reviews/stores/acme/products/lamp?currency=EUR' });
  const address = movingAddress('/reviews');
  followJourney(storage, address, [address.read()])();
  const journey = { ...readJourney(storage), referrer: 'https://search.test/' };
  storage.set('reviewer_journey', JSON.stringify(journey));
  void store.set(recordClickAtom, click);
  await settled();
  const { method, address: called, keepalive, body } = server.last();
  // It outlives the page.
  assert.equal([method, called, keepalive], ['POST', '/reviews/click', true]);
  const { pageview_id, ...sent } = JSON.parse(String(body));
  assert.match(pageview_id, /^[0-9a-f]{32}$/);
  assert.equal(sent, {
    ...link,
    tracking_data: journey,
    referral: 'https://search.test/',
    referral_page: '/reviews/stores/acme/products/lamp?currency=EUR',
  });
  const idOf = async (view: object) => {
    void store.set(recordClickAtom, { ...link, view });
    await settled();
    return JSON.parse(String(server.last().body)).pageview_id;
  };
  assert.is(await idOf(click.view), pageview_id);
  assert.is.not(await idOf({}), pageview_id);
});

test('sends a click also without storage, and only logs a failure', async () => {
  const { store, server, storage, reported } = setUp();
  Object.assign(storage, { set() {} });
  const sent = store.set(recordClickAtom, click);
  await settled();
  const { referral, tracking_data } = JSON.parse(String(server.last().body));
  assert.equal([referral, tracking_data], ['', null]);
  server.last().answer({}, 503);
  await sent;
  assert.is(reported.length, 1);
});

test('says nothing of a click that an ad blocker stops', async () => {
  const { store, server, reported } = setUp();
  const sent = store.set(recordClickAtom, click);
  await settled();
  server.last().breakOff();
  await sent;
  assert.equal(reported, []);
});

test.run();
