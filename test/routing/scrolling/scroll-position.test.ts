import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findElement } from '../../../src/routing/scrolling/find-element.ts';
import { createScrollPositions, describeElement } from '../../../src/routing/scrolling/scroll-position.ts';
import { memoryStorage } from '../../state/support.ts';

test('keeps positions over a reload', () => {
  const storage = memoryStorage();
  createScrollPositions(storage).set('a', { y: 3, focus: { element: 'x', top: 1 } });
  assert.equal(createScrollPositions(storage).get('a'), { y: 3, focus: { element: 'x', top: 1 } });
});

test('deletes a position', () => {
  const storage = memoryStorage();
  const positions = createScrollPositions(storage);
  positions.set('a', { y: 3 });
  positions.delete('a');
  assert.is(positions.get('a'), undefined);
  assert.is(createScrollPositions(storage).get('a'), undefined);
});

test('keeps the fifty that were visited last', () => {
  const positions = createScrollPositions(memoryStorage());
  for (let y = 0; y < 50; y += 1) positions.set(`${y}`, { y });
  positions.set('0', { y: 1000 });
  positions.set('50', { y: 50 });
  assert.equal(positions.get('0'), { y: 1000 });
  assert.is(positions.get('1'), undefined);
  assert.equal(positions.get('2'), { y: 2 });
});

test('begins anew when the storage holds something else', () => {
  for (const stored of ['', '{}', 'null', '[1, ["a"]]']) {
    const positions = createScrollPositions(memoryStorage({ marketplace_scroll_positions_2: stored }));
    assert.is(positions.get('a'), undefined, stored);
  }
});

const draw = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};
const describe = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return describeElement(element, document.body);
};
const refind = (key: string | null) => (key === null ? null : findElement(key, document.body));

for (const [trait, html] of [
  ['id', '<a id="x">1</a><a id="me">2</a>'],
  ['target', '<a href="/1">1</a><a href="/2" class="me">2</a>'],
  ['name and value', '<input name="a" value="1"><input name="a" value="2" class="me">'],
  ['label', '<button aria-label="1"></button><button aria-label="2" class="me"></button>'],
  ['text', '<button>1</button><button class="me">2</button>'],
  ['number among those alike', '<a href="/1">1</a><a href="/1" class="me">1</a>'],
] as const) {
  test(`finds an element again by its ${trait}`, () => {
    draw(html);
    const key = describe('#me, .me');
    draw(html);
    assert.is(refind(key), document.querySelector('#me, .me'));
  });
}

test('takes no id that React made up for one that lasts', () => {
  draw('<button id="_mp-r_1_" class="me">Sort</button>');
  const key = describe('.me');
  draw('<button id="_mp-r_7_">Sort</button>');
  assert.is(refind(key)?.id, '_mp-r_7_');
});

test('takes the last one alike when there are fewer', () => {
  draw('<a href="/1">a</a><a href="/1" class="me">b</a>');
  const key = describe('.me');
  draw('<a href="/1">a</a>');
  assert.is(refind(key)?.textContent, 'a');
});

test('describes no element without a trait, and finds no removed one', () => {
  draw('<div class="me"></div>');
  assert.is(describe('.me'), null);
  draw('<a href="/1" class="me">a</a>');
  const key = describe('.me');
  draw('');
  assert.is(refind(key), null);
});

test('finds nothing by a text that describes nothing', () => {
  draw('<h1>1</h1>');
  for (const text of ['', 'h1', '[ 0 text 1', '["H1","text 1",0]', 'H1 x text 1'])
    assert.is(refind(text), null);
});

test.run();
