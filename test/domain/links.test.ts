import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { externalHref, isLink, linkUrl } from '../../src/domain/links.ts';
import { flagAddress } from '../../src/domain/currency-options.ts';

test('leaves ordinary addresses alone', () => {
  for (const url of [
    'https://a.example/?u=javascript:x',
    '/javascript:',
    'javascripts.html',
    'mailto:a@b.c',
    '',
    ' x',
  ])
    assert.is(externalHref(url), url);
});

const spellings = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\u0001\u001fjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscr\r\nipt\n:alert(1)',
  'javascript:javascript:alert(1)',
  'javascript: \tJAVASCRIPT:alert(1)',
];
for (const url of spellings) {
  test(`strips ${JSON.stringify(url)}`, () => {
    assert.is(externalHref(url), 'alert(1)');
    assert.is.not(new URL(externalHref(url), 'https://a.example').protocol, 'javascript:');
  });
}

test('strips a megabyte of prefixes', () => {
  assert.is(externalHref('javascript:'.repeat(95_000)), '');
});

test('makes an address empty that is no link', () => {
  for (const url of [
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'http://',
    'javascript:file:///x',
  ])
    assert.is(externalHref(url), '', url);
});

test('accepts http, https, mailto, tel and relative addresses as links, and no others', () => {
  const base = 'https://shop.test/reviews/';
  assert.is(linkUrl('a?b#c', base)?.href, 'https://shop.test/reviews/a?b#c');
  assert.is(linkUrl('http://a.example', base)?.href, 'http://a.example/');
  assert.is(linkUrl('mailto:a@b.c', base)?.href, 'mailto:a@b.c');
  assert.is(linkUrl('tel:+4930', base)?.href, 'tel:+4930');
  for (const url of ['javascript:x', ' java\nscript:x', 'data:,x', 'ftp://a.example', 'https://', '//'])
    assert.is(linkUrl(url, base), null, url);
});

test('lets an address stand in a link where its scheme is one of a link, or that of the page', () => {
  for (const address of [
    '/reviews',
    '//a.example',
    'a?b#c',
    'https://a.example',
    'mailto:a@b.c',
    'tel:+4930',
  ])
    assert.ok(isLink(address), address);
  for (const address of [
    '',
    'javascript:alert(1)//',
    'javascript://a.example/%0Aalert(1)',
    ' java\nscript:x',
    'data:,x',
    'https://',
  ])
    assert.not(isLink(address), address);
});

test('finds a flag in the folder of flags', () => {
  assert.is(flagAddress('/flags/', 'EUR'), '/flags/eur.png');
  assert.is(flagAddress('https://img.example/f', 'usd'), 'https://img.example/f/usd.png');
  assert.is(flagAddress('/flags/', '../X'), '/flags/..%2Fx.png');
});

test.run();
