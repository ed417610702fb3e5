import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepConsent, readConsent } from '../../src/host/consent.ts';
import { forgetCookies } from '../support/cookies.ts';

const name = 'cookies_accepted';
test.after.each(() => {
  Reflect.deleteProperty(document, 'cookie');
  forgetCookies();
});

/** Stands in for the cookies of a page that lies at `protocol`. */
function pageWith(cookie: PropertyDescriptor, protocol = 'https:'): Document {
  const page = { location: { protocol }, defaultView: window };
  return Object.defineProperty(page, 'cookie', cookie) as unknown as Document;
}

test('keeps in a cookie whether cookies are accepted', () => {
  assert.is(readConsent(document), null);
  keepConsent(document, true);
  assert.is(readConsent(document), true);
  assert.match(document.cookie, `${name}=1`);
  keepConsent(document, false);
  assert.is(readConsent(document), false);
  assert.match(document.cookie, `${name}=0`);
  assert.is(sessionStorage.length, 0);
});

test('takes any other value, which a host may have written, for accepted', () => {
  assert.is(readConsent(pageWith({ get: () => `${name}=true` })), true);
});

test('keeps it for 365 days, for the whole host, and on https for https only', () => {
  const written: string[] = [];
  const jar = { get: () => `other=1; ${name}=1`, set: (cookie: string) => void written.push(cookie) };
  keepConsent(pageWith(jar), true);
  keepConsent(pageWith(jar, 'http:'), true);
  assert.equal(written, [
    `${name}=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    `${name}=1; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);
});

test('takes no other cookie for it', () => {
  assert.is(readConsent(pageWith({ get: () => `not_${name}=1; ${name}_not=1` })), null);
});

test('keeps it for this visit where the browser keeps no cookies', () => {
  const page = pageWith({ get: () => '', set: () => {} });
  for (const isAccepted of [true, false]) {
    keepConsent(page, isAccepted);
    assert.is(readConsent(page), isAccepted);
  }
});

test('keeps it for this visit where cookies are forbidden', () => {
  const refuse = () => {
    throw new Error('The document is sandboxed');
  };
  const page = pageWith({ get: refuse, set: refuse });
  assert.is(readConsent(page), null);
  keepConsent(page, true);
  assert.is(readConsent(page), true);
});

test.run();
