import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstSentences, paragraphsOf, plainText } from '../../src/domain/plain-text.ts';

test('splits plain text at blank lines, and joins single line breaks', () => {
  assert.equal(paragraphsOf('Pots and\npans.\n\n  Knives.  '), ['Pots and pans.', 'Knives.']);
  assert.equal(paragraphsOf(' \n '), []);
});

test('reads HTML as text: blocks become paragraphs, other tags go', () => {
  const html =
    '<h2>Pots</h2><p>For <b>slow</b> <a href="/x">cooking</a>.<br/>And fast.</p><ul><li>Iron<li>Steel</ul>';
  assert.equal(paragraphsOf(html), ['Pots', 'For slow cooking.', 'And fast.', 'Iron', 'Steel']);
});

test('leaves out scripts, styles and comments', () => {
  const html =
    'A<script>alert("x")</script><style>p{}</style><!-- <b>hidden</b> --><img src=x onerror=alert(1)>B';
  assert.equal(paragraphsOf(html), ['AB']);
});

test('turns entities into their characters, once, and leaves unknown ones', () => {
  assert.equal(
    paragraphsOf('Salt &amp; pepper&nbsp;&#8211; &#x201C;fine&#x201d; &lt;b&gt; &amp;lt; &what;'),
    ['Salt & pepper – “fine” <b> &lt; &what;'],
  );
  assert.equal(paragraphsOf('a&#0;b&#9999999;c'), ['abc']);
});

test('keeps a text without HTML as it is', () => {
  const text = 'For 2 < 3 people:\n- iron & steel\n\n- wood';
  assert.is(plainText(text), text);
  assert.is(plainText('<p>Iron</p><p>Wood</p>'), 'Iron\n\nWood');
});

test('keeps a less-than sign that begins no tag', () => {
  assert.equal(paragraphsOf('1 < 2 and 3 > 2'), ['1 < 2 and 3 > 2']);
});

test('takes the first sentences that have room', () => {
  assert.is(firstSentences('Short', 20), 'Short');
  assert.is(firstSentences('It fits. It holds 1.5 l. It was late.', 25), 'It fits. It holds 1.5 l.');
  assert.is(firstSentences('とても良い。もう一つ買います。', 8), 'とても良い。');
  assert.is(
    firstSentences('One sentence that is too long. Another.', 20),
    'One sentence that is too long. Another.',
  );
});

test.run();
