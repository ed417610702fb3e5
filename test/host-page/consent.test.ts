import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { saveConsent, readConsent } from '../../src/host/consent.ts';
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

test('stores the choice in a cookie', () => {
  assert.is(readConsent(document), null);
  saveConsent(document, true);
  assert.is(readConsent(document), true);
  assert.match(document.cookie, `${name}=1`);
  saveConsent(document, false);
  assert.is(readConsent(document), false);
  assert.match(document.cookie, `${name}=0`);
  assert.is(sessionStorage.length, 0);
});

test('treats any other value, which a host may have written, as accepted', () => {
  assert.is(readConsent(pageWith({ get: () => `${name}=true` })), true);
});

test('stores it for 365 days, for the whole host, and on https for https only', () => {
  const written: string[] = [];
  const jar = { get: () => `other=1; ${name}=1`, set: (cookie: string) => void written.push(cookie) };
  saveConsent(pageWith(jar), true);
  saveConsent(pageWith(jar, 'http:'), true);
  assert.equal(written, [
    `${name}=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    `${name}=1; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);
});

test('reads no other cookie', () => {
  assert.is(readConsent(pageWith({ get: () => `not_${name}=1; ${name}_not=1` })), null);
});

test('stores it for this visit if cookies are blocked', () => {
  const page = pageWith({ get: () => '', set: () => {} });
  for (const isAccepted of [true, false]) {
    saveConsent(page, isAccepted);
    assert.is(readConsent(page), isAccepted);
  }
});

test('stores it for this visit in a sandboxed page', () => {
  const refuse = () => {
    throw new Error('The document is sandboxed');
  };
  const page = pageWith({ get: refuse, set: refuse });
  assert.is(readConsent(page), null);
  saveConsent(page, true);
  assert.is(readConsent(page), true);
});

test.run();
