import '../support/dom-globals.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepTyped, takeTyped } from '../../src/host/typed.ts';

const frame = (typed: string, attributes = '') => {
  document.body.innerHTML = `<div class="mp-frame" ${attributes}><input role="combobox"></div>`;
  const field = document.querySelector('input');
  if (field) field.value = typed;
};

test('takes what is typed into a frame that nothing watches', () => {
  frame('walnut');
  assert.is(takeTyped(), 'walnut');
  frame('walnut', 'data-watched');
  assert.is(takeTyped(), '');
});

test('keeps what is typed while the page is loaded again, once', () => {
  frame('walnut', 'data-watched');
  keepTyped();
  frame('');
  assert.is(takeTyped(), 'walnut');
  assert.is(takeTyped(), '');
});

test('does without storage', () => {
  const { sessionStorage } = globalThis;
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  frame('walnut');
  keepTyped();
  assert.is(takeTyped(), 'walnut');
  Object.assign(globalThis, { sessionStorage });
});

test.run();
