import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pressedKey } from '../../src/ui/input-method.ts';
import '../support/dom.ts';

const press = (init: KeyboardEventInit) => pressedKey(new KeyboardEvent('keydown', init));

test('leaves the keys of a composition to the input method', () => {
  assert.is(press({ key: 'Escape' }), 'Escape');
  assert.is(press({ key: 'Escape', isComposing: true }), '');
  // Safari, after the end of the composition.
  assert.is(press({ key: 'Enter', keyCode: 229 }), '');
});

const src = fileURLToPath(new URL('../../src', import.meta.url));
/** Its caller asks. */
const isAskedBefore = /dropdown-keys/;

test('is asked wherever Escape does something', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  const wrong = files.filter(name => {
    const text = readFileSync(join(src, name), 'utf8');
    return text.includes("'Escape'") && !text.includes('pressedKey(') && !isAskedBefore.test(name);
  });
  assert.equal(wrong, []);
});

test.run();
