import { render } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { richText } from '../../src/ui/rich-text.tsx';

const clean = (html: string) => render(<div>{richText(html)}</div>).container.firstElementChild?.innerHTML;

test('keeps paragraphs, lists, tables and marks', () => {
  const html =
    '<p>Gives <b>light</b>,<br>and <em>warmth</em>.</p><ul><li>Brass</li></ul><table><tbody><tr><td colspan="2">40 W</td></tr></tbody></table>';
  const drawn = html.replaceAll(/(?<=<p>|<br>|<\/b>|<\/em>)(Gives |,|and |\.)/g, '<span>$1</span>');
  assert.is(clean(html), drawn);
});

test('puts headings below those of the page', () => {
  assert.is(clean('<h1>Care</h1><h5>Oil</h5>'), '<h3>Care</h3><h4>Oil</h4>');
});

test('drops what could run or load, with all it contains', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<iframe>a</iframe>',
    '<svg><a href="javascript:alert(1)">a</a></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<object data="/a">b</object>',
    '<noscript><p>c</p></noscript>',
    '<img src="x" onerror="alert(1)">',
    '<template><p>d</p></template>',
    '<form><button>e</button></form>',
    '<!-- f -->',
  ])
    assert.is(clean(html), '', html);
});

test('keeps no attribute beside those it knows', () => {
  assert.is(
    clean('<p onclick="alert(1)" style="position:fixed" class="a" id="b" lang="de" dir="rtl">Licht</p>'),
    '<p lang="de" dir="rtl">Licht</p>',
  );
});

test('leaves styles out, however they are written, and what is said about them in', () => {
  for (const html of [
    '<p style="color:red">a style="x"</p>',
    '<P title=\'>\' STYLE = color:red>a style="x"</P>',
    '<p/style="a:b">a style="x"</p>',
    '<style>p { color: red }</style><base href="https://acme.test/"><p>a style="x"</p>',
  ])
    assert.is(clean(html), '<p>a style="x"</p>', html);
});

test('keeps the text of elements that it does not know', () => {
  assert.is(clean('<center><font color="red">Light</font></center>'), '<span>Light</span>');
  assert.is(clean('<my-element>Light</my-element>'), '<span>Light</span>');
});

test('keeps links to the web, to mail and to this host only', () => {
  for (const href of ['https://acme.test/', 'http://acme.test/', 'mailto:a@acme.test', '/reviews', '#care'])
    assert.is(
      clean(`<a href="${href}" target="_top">a</a>`),
      `<a href="${href}" rel="nofollow noopener" class="mp-link">a</a>`,
    );
  for (const href of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'blob:a',
  ])
    assert.is(clean(`<a href="${href}">a</a>`), '<span>a</span>');
});

test('resolves links against the store they are meant for, and leaves out what leads nowhere', () => {
  const draw = (html: string) =>
    render(<div>{richText(html, 'https://acme.test/products/lamp')}</div>).container;
  const hrefs = (html: string) =>
    [...draw(html).querySelectorAll('a')].map(link => link.getAttribute('href'));
  assert.equal(hrefs('<a href="/care">Care</a>'), ['https://acme.test/care']);
  assert.equal(hrefs('<a href="sizes">Sizes</a>'), ['https://acme.test/products/sizes']);
  assert.equal(hrefs('<a href="https://other.test/a">A</a> <a href="mailto:me@acme.test">B</a>'), [
    'https://other.test/a',
    'mailto:me@acme.test',
  ]);
  assert.equal(hrefs('<a href="javascript:alert(1)">A</a>'), []);
});

test.run();
