import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasConsent, keepConsent } from '../../src/host/consent.ts';
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

test('keeps the consent in a cookie', () => {
  assert.not(hasConsent(document));
  keepConsent(document);
  assert.ok(hasConsent(document));
  assert.match(document.cookie, `${name}=1`);
  assert.is(sessionStorage.length, 0);
});

test('keeps it for 365 days, for the whole host, and on https for https only', () => {
  const written: string[] = [];
  const jar = { get: () => `other=1; ${name}=1`, set: (cookie: string) => void written.push(cookie) };
  keepConsent(pageWith(jar));
  keepConsent(pageWith(jar, 'http:'));
  assert.equal(written, [
    `${name}=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    `${name}=1; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);
});

test('takes no other cookie for it', () => {
  assert.not(hasConsent(pageWith({ get: () => `not_${name}=1; ${name}_not=1` })));
});

test('keeps it for this visit where the browser keeps no cookies', () => {
  const page = pageWith({ get: () => '', set: () => {} });
  keepConsent(page);
  assert.ok(hasConsent(page));
});

test('keeps it for this visit where cookies are forbidden', () => {
  const refuse = () => {
    throw new Error('The document is sandboxed');
  };
  const page = pageWith({ get: refuse, set: refuse });
  assert.not(hasConsent(page));
  keepConsent(page);
  assert.ok(hasConsent(page));
});

test.run();
