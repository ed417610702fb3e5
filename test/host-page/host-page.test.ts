import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { csrfToken, readHostPage } from '../../src/host/host-page.ts';
import { isLoggedIn } from '../../src/host/signed-in.ts';
import { localStore } from '../../src/host/storage.ts';

test.after.each(() => {
  document.documentElement.removeAttribute('lang');
  localStorage.clear();
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
  return readHostPage(document, localStore(window)).locale;
}

test('takes the locale of app_meta, else of the document, else English', () => {
  assert.is(localeOf({ locale: 'fr' }, 'de'), 'fr');
  assert.is(localeOf({}, 'de-AT'), 'de-AT');
  localStorage.clear();
  assert.is(localeOf({}, null), 'en');
});

test('skips invalid locales', () => {
  assert.is(localeOf({ locale: 'no_such-locale!' }, 'de'), 'de');
  localStorage.clear();
  assert.is(localeOf({ locale: 'POSIX' }, 'x'), 'en');
});

test('stores the locale in local storage, as a raw text', () => {
  localeOf({ locale: 'fr' }, 'de');
  assert.is(localStorage.getItem('locale'), 'fr');
  localeOf({}, 'de-AT');
  assert.is(localStorage.getItem('locale'), 'de-AT');
});

test('reads the stored locale if the page names none, and does not store the default', () => {
  assert.is(localeOf({}, null), 'en');
  assert.is(localStorage.getItem('locale'), null);
  localStorage.setItem('locale', '"pt-BR"');
  assert.is(localeOf({}, ''), 'pt-BR');
  assert.is(localeOf({}, 'de'), 'de');
  localStorage.setItem('locale', 'no_such-locale!');
  assert.is(localeOf({}, null), 'en');
});

test('reads everything about the host page', () => {
  document.body.className = 'logged-in';
  const page = readHostPage(document, localStore(window));
  assert.is(page.loggedIn, true);
  assert.is(page.meta.businesses, '/businesses');
});

test.run();
