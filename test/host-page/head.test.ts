import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyHead } from '../../src/host/head.ts';
import { addStructuredData } from '../../src/host/structured-data.ts';

const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const state = () => [document.title, content('description'), canonical(), content('robots')];

const served =
  '<title>Served</title><meta name="description" content="As served"><link rel="canonical" href="https://a.example/">';

test('sets title, description and canonical address, and restores the original', () => {
  document.head.innerHTML = served;
  const before = document.head.innerHTML;
  const undo = applyHead(document, {
    title: 'Teapots',
    description: 'All of them',
    canonical: 'https://a.example/t',
  });
  assert.equal(state(), ['Teapots', 'All of them', 'https://a.example/t', undefined]);
  assert.is(document.querySelectorAll('meta, link').length, 2);
  undo();
  assert.is(document.head.innerHTML, before);
});

test('adds tags that were missing and removes them again', () => {
  const undos = [
    applyHead(document, { description: 'New', canonical: '/c' }),
    applyHead(document, { isHidden: true }),
  ];
  assert.equal(state(), ['', 'New', new URL('/c', location.href).href, 'noindex']);
  for (const undo of undos) undo();
  assert.is(document.head.children.length, 0);
});

test('leaves the rest of the head alone', () => {
  document.head.innerHTML = served;
  applyHead(document, { title: null, description: '', canonical: undefined })();
  applyHead(document, {});
  assert.equal(state(), ['Served', 'As served', 'https://a.example/', undefined]);
});

test('overrides a robots tag and restores it', () => {
  document.head.innerHTML = '<meta name="robots" content="max-snippet:-1">';
  const undo = applyHead(document, { isHidden: true });
  assert.is(content('robots'), 'noindex');
  undo();
  assert.is(content('robots'), 'max-snippet:-1');
});

test('shows the earlier value again when the later one is undone', () => {
  document.head.innerHTML = served;
  const first = applyHead(document, { title: 'First' });
  const second = applyHead(document, { title: 'Second' });
  second();
  assert.is(document.title, 'First');
  first();
  assert.is(document.title, 'Served');
});

test('undoes only once', () => {
  document.head.innerHTML = served;
  const undo = applyHead(document, { title: 'First' });
  undo();
  document.title = 'By the host';
  undo();
  assert.is(document.title, 'By the host');
});

const block = () => document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]');

test('adds a block of structured data that cannot end early, and removes it', () => {
  const data = { name: '</script><b>Tea & <!-- pots', '@type': 'Product' };
  const undo = addStructuredData(document, data);
  assert.equal(JSON.parse(block()?.text ?? ''), data);
  assert.not.match(block()?.text ?? '', '<');
  undo();
  undo();
  assert.is(block(), null);
});

/** A window of a browser that knows Trusted Types. */
function withTrustedTypes(factory: unknown, run: () => void): void {
  Object.defineProperty(window, 'trustedTypes', { value: factory, configurable: true });
  try {
    run();
  } finally {
    Reflect.deleteProperty(window, 'trustedTypes');
  }
}

test('makes one policy for all blocks where the browser knows Trusted Types', () => {
  const made: string[] = [];
  const factory = {
    createPolicy: (name: string, rules: { createScript(text: string): string }) => {
      made.push(name);
      return { createScript: (text: string) => ({ toString: () => rules.createScript(text) }) };
    },
  };
  withTrustedTypes(factory, () => {
    addStructuredData(document, { name: 'one' })();
    addStructuredData(document, { name: 'two' });
    assert.equal(made, ['marketplace']);
    assert.is(block()?.text, '{"name":"two"}');
  });
});

test('trusts data alone: what JSON.parse reads, and no tag in it', () => {
  let pass = (_text: string) => '';
  const factory = {
    createPolicy: (_name: string, { createScript }: { createScript(text: string): string }) => {
      pass = createScript;
      return { createScript };
    },
  };
  withTrustedTypes(factory, () => addStructuredData(document, { name: '</script>' })());
  assert.is(pass('{"name":"a"}'), '{"name":"a"}');
  for (const text of ['alert(1)', '"</script>"', '{}; alert(1)', '']) assert.throws(() => pass(text), text);
});

test('leaves structured data out, asking once, where the page allows no policy', () => {
  let requested = 0;
  const factory = {
    createPolicy: () => {
      requested += 1;
      throw new TypeError('disallowed by Content-Security-Policy');
    },
  };
  withTrustedTypes(factory, () => {
    addStructuredData(document, { name: 'one' })();
    addStructuredData(document, { name: 'two' })();
    assert.is(block(), null);
    assert.is(requested, 1);
  });
});

test.run();
