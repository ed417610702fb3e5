import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addStructuredData } from '../../src/host/structured-data.ts';

const blocks = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
const lamp = { '@type': 'Product', name: '</script><b>', url: 'https://shop.test/lamp' };

function print(data: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = typeof data === 'string' ? data : JSON.stringify(data);
  document.body.append(script);
}

test.after.each(() => {
  for (const block of blocks()) block.remove();
});

test('adds a block that closes nothing, and takes it away', () => {
  const undo = addStructuredData(document, lamp);
  assert.is(blocks().length, 1);
  assert.not.match(blocks()[0]?.textContent ?? '', '<');
  assert.equal(JSON.parse(blocks()[0]?.textContent ?? ''), lamp);
  undo();
  assert.equal(blocks(), []);
});

for (const [title, printed] of [
  ['the same', lamp],
  ['one without name and address', { '@type': ['Product', 'Thing'] }],
  ['one at another address', { ...lamp, url: 'https://lamps.test' }],
  ['a rating of it, by a narrower type', { ...lamp, '@type': 'Car', aggregateRating: {} }],
  ['one in a graph', { '@graph': [{ '@type': 'WebSite' }, lamp] }],
  ['one in a list', [{ '@type': 'Organization' }, lamp]],
] as const)
  test(`keeps what the host printed in place of its own, and takes it away: ${title}`, () => {
    print(printed);
    const [before] = blocks();
    const undo = addStructuredData(document, lamp);
    assert.equal(blocks(), [before]);
    undo();
    assert.equal(blocks(), []);
  });

for (const [title, printed] of [
  ['of another type', { '@type': 'WebSite', url: lamp.url }],
  ['of another product', { ...lamp, name: 'Desk', url: 'https://shop.test/desk' }],
  ['of the site', { '@type': 'Product', name: 'Site' }],
  ['that cannot be read', '{'],
] as const)
  test(`adds its own beside a block ${title}`, () => {
    print(printed);
    addStructuredData(document, lamp);
    assert.is(blocks().length, 2);
  });

test.run();
