import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  acceptCookiesAtom,
  consentAtom,
  refreshConsentAtom,
  thirdPartiesAtom,
} from '../../src/state/consent.ts';
import { setUp } from './support.ts';
import { forgetCookies, setCookie } from '../support/cookies.ts';

test.after.each(forgetCookies);

const keys = { videoApiKey: 'v', captchaSiteKey: 'c', analyticsId: 'a' };
const meta = { keys, videoEmbedBase: 'https://videos.test/' };

test('gives out nothing of other companies before cookies are accepted', () => {
  const { store } = setUp({ meta });
  assert.is(store.get(consentAtom), false);
  assert.equal(store.get(thirdPartiesAtom), {});
});

test('gives out the keys of the host page once they are, and at once', () => {
  const { store } = setUp({ meta });
  let told = 0;
  store.sub(thirdPartiesAtom, () => {
    told += 1;
  });
  store.set(acceptCookiesAtom);
  assert.equal(store.get(thirdPartiesAtom), { ...keys, videoEmbedBase: 'https://videos.test/' });
  assert.is(told, 1);
});

test('leaves a feature off whose key the host does not give', () => {
  const { store } = setUp({ meta: { ...meta, keys: {} } });
  store.set(acceptCookiesAtom);
  assert.is(store.get(thirdPartiesAtom).analyticsId, undefined);
});

test('remembers the consent on the next page', () => {
  setUp().store.set(acceptCookiesAtom);
  assert.is(setUp().store.get(consentAtom), true);
});

test('notices that cookies were accepted in another tab', () => {
  const { store } = setUp();
  assert.is(store.get(consentAtom), false);
  store.set(refreshConsentAtom);
  assert.is(store.get(consentAtom), false);
  setCookie('cookies_accepted', '1');
  store.set(refreshConsentAtom);
  assert.is(store.get(consentAtom), true);
});

test.run();
