import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emailHref, mapHref, phoneHref, webHref } from '../../src/domain/contact-links.ts';

test('takes only http and https addresses with a host for those of other sites', () => {
  for (const url of ['https://a.example', 'HTTP://a.example/b', '//a.example']) assert.is(webHref(url), url);
  assert.is(webHref('javascript:https://a.example'), 'https://a.example');
  for (const url of ['', 'a.example', '/a', 'mailto:a@b.c', 'tel:1', 'javascript:alert(1)', 'https://'])
    assert.is(webHref(url), '', url);
});

test('links to an e-mail address, a telephone number and a place', () => {
  assert.is(emailHref(' a@b.example '), 'mailto:a@b.example');
  for (const text of ['', 'a', 'a@b?bcc=c@d', 'write to a@b']) assert.is(emailHref(text), '', text);
  assert.is(phoneHref('+49 (0)30 / 12-34'), 'tel:+490301234');
  for (const text of ['', 'none', '+1']) assert.is(phoneHref(text), '', text);
  assert.match(mapHref('Weg 1 & Co'), /^https:.*=Weg%201%20%26%20Co$/);
});

test.run();
