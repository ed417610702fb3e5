import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { csrfToken } from '../../src/host/csrf.ts';
import { readHostPage } from '../../src/host/host-page.ts';
import { isLoggedIn } from '../../src/host/login.ts';

test.after.each(() => {
  document.documentElement.removeAttribute('lang');
});

for (const name of ['logged-in', 'logged_in', 'signed-in', 'signed_in', 'user-signed-in']) {
  test(`takes body class "${name}" for a reviewer`, () => {
    document.body.className = `wide ${name}`;
    assert.ok(isLoggedIn(document));
  });
}
for (const name of ['', 'not-logged-in', 'logged-in-not', 'Logged', 'loggedin']) {
  test(`takes body class "${name}" for a guest`, () => {
    document.body.className = name;
    assert.not.ok(isLoggedIn(document));
  });
}

test('reads the csrf token of the moment', () => {
  assert.is(csrfToken(document), null);
  document.head.innerHTML = '<meta name="csrf-token" content="one">';
  assert.is(csrfToken(document), 'one');
  document.querySelector('meta')?.setAttribute('content', 'two');
  assert.is(csrfToken(document), 'two');
  document.querySelector('meta')?.setAttribute('content', '');
  assert.is(csrfToken(document), null);
});

function localeOf(meta: unknown, lang: string | null): string {
  document.body.innerHTML = '<script type="application/json" id="app_meta"></script>';
  (document.getElementById('app_meta') as HTMLElement).textContent = JSON.stringify(meta);
  if (lang === null) document.documentElement.removeAttribute('lang');
  else document.documentElement.lang = lang;
  return readHostPage(document).locale;
}

test('takes the locale of app_meta, else of the document, else English', () => {
  assert.is(localeOf({ locale: 'fr' }, 'de'), 'fr');
  assert.is(localeOf({}, 'de-AT'), 'de-AT');
  assert.is(localeOf({}, null), 'en');
});

test('passes over what is no locale', () => {
  assert.is(localeOf({ locale: 'no_such-locale!' }, 'de'), 'de');
  assert.is(localeOf({ locale: 'en_US' }, 'x'), 'en');
});

test('puts the page together', () => {
  document.body.className = 'logged-in';
  const page = readHostPage(document);
  assert.is(page.loggedIn, true);
  assert.is(page.meta.links.terms, '/terms');
});

test.run();
