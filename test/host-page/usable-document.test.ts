import '../support/dom-globals.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { assertUsable } from '../../src/host/usable-document.ts';

const main = document.createElement('main');
document.body.append(main);

/** Has the document show an element in place of a member, as browsers do for a named form. */
function hide(name: string, value: unknown): () => void {
  Object.defineProperty(document, name, { value, configurable: true });
  return () => void Reflect.deleteProperty(document, name);
}
const form = document.createElement('form');

for (const name of [
  'querySelector',
  'createElement',
  'addEventListener',
  'getElementById',
  'body',
  'head',
  'title',
])
  test(`says why it stays away where an element is named ${name}, once on the page`, () => {
    const show = hide(name, form);
    assert.throws(assertUsable, new RegExp(`named "${name}" hides document.${name}`));
    assert.throws(assertUsable);
    show();
    const notices = main.querySelectorAll('[role=alert]');
    assert.is(notices.length, 1);
    assert.match(notices[0]?.textContent ?? '', /\w/);
    notices[0]?.remove();
  });

test('works beside names that hide nothing it needs, and functions of the host', () => {
  for (const [name, value] of [
    ['search', form],
    ['children', form],
    ['links', form],
    ['domain', form],
    ['open', form],
    ['createElement', () => form],
  ] as const) {
    const show = hide(name, value);
    assertUsable();
    show();
  }
  assert.is(main.childElementCount, 0);
});

test.run();
