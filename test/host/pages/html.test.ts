import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { html, scriptJson } from '../../../fixtures/host/pages/html.ts';

test('escapes texts, in content and in attributes', () => {
  const text = `<b title="x" id='y'>&`;
  assert.is(html`<p title="${text}">${text}</p>`.text.includes('<b'), false);
  assert.is(html`${`"'`}`.text, '&quot;&#39;');
});

test('takes in markup and lists of markup as they are', () => {
  const items = ['a', '<'].map(text => html`<li>${text}</li>`);
  assert.is(html`<ul>${items}</ul>`.text, '<ul><li>a</li><li>&lt;</li></ul>');
});

test('leaves out what is not there', () => {
  assert.is(html`${null}${undefined}${false}${0}`.text, '0');
});

test('keeps data inside its script element', () => {
  const data = { evil: '</script><!--<script>', and: '&' };
  const { text } = scriptJson(data);
  assert.not.match(text, /[<>&]/);
  assert.equal(JSON.parse(text), data);
});

test.run();
