import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flagAddress, stripJavascript } from '../../src/domain/links.ts';

test('leaves ordinary addresses alone', () => {
  for (const url of [
    'https://a.example/?u=javascript:x',
    '/javascript:',
    'javascripts.html',
    'mailto:a@b.c',
    '',
    ' x',
  ])
    assert.is(stripJavascript(url), url);
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
    assert.is(stripJavascript(url), 'alert(1)');
    assert.is.not(new URL(stripJavascript(url), 'https://a.example').protocol, 'javascript:');
  });
}

test('strips a megabyte of prefixes', () => {
  assert.is(stripJavascript('javascript:'.repeat(95_000)), '');
});

test('finds a flag below the folder of flags', () => {
  assert.is(flagAddress('/flags/', 'EUR'), '/flags/eur.png');
  assert.is(flagAddress('https://img.example/f', 'usd'), 'https://img.example/f/usd.png');
  assert.is(flagAddress('/flags/', '../X'), '/flags/..%2Fx.png');
});

test.run();
