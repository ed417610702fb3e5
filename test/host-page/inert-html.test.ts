/** Of a host's HTML, only rewritten tags reach the browser's parser. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fc from 'fast-check';
import { withPlainTags } from '../../src/host/inert-html.ts';

test('leaves nothing in tags but names, languages, directions, spans and links', () => {
  const cases = {
    '<p onclick="go()" lang=de>a</p>': '<p lang="de">a</p>',
    '<P title=\'>\' STYLE = color:red DIR=rtl>style="x"</P>': '<P DIR="rtl">style="x"</P>',
    '<p/style="a:b"/onload=x>a': '<p>a',
    '<a title="href=b" href=\'/a?b="c"\' disabled>a</a>': '<a href="/a?b=&quot;c&quot;">a</a>',
    '<td colspan=2 rowspan="3" onmouseover=a>': '<td colspan="2" rowspan="3">',
    '<base href="https://acme.test/"><meta http-equiv=refresh content=0>': '<base><meta>',
  };
  for (const [html, plain] of Object.entries(cases)) assert.is(withPlainTags(html), plain, html);
});

test('leaves out what is not markup inside, comments, and tags that are malformed or cut off', () => {
  for (const html of [
    '<style>p > b { color: red }</style >',
    '<SCRIPT>if (a < b) "</p>"</script>',
    '<style>p { color',
    '<iframe srcdoc="<p onclick=a>"></iframe>',
    '<!-- <p onclick="a"> -->',
    '<!doctype html>',
    '<?xml version="1.0"?>',
    '<p class="a',
    '</>',
  ])
    assert.is(withPlainTags(html), '', html);
  assert.is(withPlainTags('1 < 2 && 3 > 2'), '1 &lt; 2 && 3 > 2');
  assert.is(withPlainTags('<<!x>p onclick=a>'), '&lt;p onclick=a>');
  assert.is(withPlainTags('<p title="a>b'), 'b');
});

test('writes every tag itself, whatever the text', () => {
  const parts = [
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '!--',
    '-->',
    'p',
    'a',
    'href',
    'onclick',
    'style',
    'script',
    '\n',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), texts => {
      const own = /<\/?[a-z][\w:-]*(?: (?:lang|dir|colspan|rowspan|href)="[^"]*")*>/gi;
      assert.not.match(withPlainTags(texts.join('')).replace(own, ''), '<');
    }),
    { numRuns: 5000 },
  );
});

test.run();
