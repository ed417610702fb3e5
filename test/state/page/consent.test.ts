import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consentAtom, refreshConsentAtom, thirdPartiesAtom } from '../../../src/state/page/consent.ts';
import { setUp } from '../support.ts';
import { forgetCookies, setCookie } from '../../support/cookies.ts';

test.after.each(forgetCookies);

const keys = { videoApiKey: 'v', captchaSiteKey: 'c', analyticsId: 'a' };
const fields = { keys: { video_api_key: 'v', captcha_site_key: 'c', analytics_id: 'a' } };
const meta = { fields, videoEmbedBase: 'https://videos.test/' };

test('gives out nothing of other companies before cookies are accepted', () => {
  const { store } = setUp({ meta });
  assert.is(store.get(consentAtom), null);
  assert.equal(store.get(thirdPartiesAtom), {});
});

test('gives out nothing once they are declined, nor on the next page', () => {
  setUp({ meta }).store.set(consentAtom, false);
  const { store } = setUp({ meta });
  assert.is(store.get(consentAtom), false);
  assert.equal(store.get(thirdPartiesAtom), {});
});

test('gives out the keys of the host page once they are, and at once', () => {
  const { store } = setUp({ meta });
  let changes = 0;
  store.sub(thirdPartiesAtom, () => {
    changes += 1;
  });
  store.set(consentAtom, true);
  assert.equal(store.get(thirdPartiesAtom), { ...keys, videoEmbedBase: 'https://videos.test/' });
  assert.is(changes, 1);
});

test('leaves a feature off whose key the host does not give', () => {
  const { store } = setUp({ meta: { ...meta, fields: {} } });
  store.set(consentAtom, true);
  assert.is(store.get(thirdPartiesAtom).analyticsId, undefined);
});

test('remembers the consent on the next page', () => {
  setUp().store.set(consentAtom, true);
  assert.is(setUp().store.get(consentAtom), true);
});

for (const [what, value] of [
  ['accepted', '1'],
  ['declined', '0'],
] as const) {
  test(`notices that cookies were ${what} in another tab`, () => {
    const { store } = setUp();
    store.set(refreshConsentAtom);
    assert.is(store.get(consentAtom), null);
    setCookie('cookies_accepted', value);
    store.set(refreshConsentAtom);
    assert.is(store.get(consentAtom), value === '1');
  });
}

test.run();
