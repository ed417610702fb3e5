import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadStyle } from '../../src/loading/load-style.ts';
import { holdLongTimers } from '../support/long-timers.ts';

/** One for each test, for a sheet is on its way until the end of its test. */
let address = '';
let count = 0;
test.before.each(() => {
  count += 1;
  address = `https://cdn.test/${count}/marketplace.css`;
});

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

holdLongTimers();

/** A link that is never fetched: its events are the test's to send. */
function link(href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'preload';
  element.href = href;
  document.head.append(element);
  element.setAttribute('rel', 'stylesheet');
  return element;
}

for (const href of [
  '/marketplace.css',
  '/assets/marketplace-0a1b2c3d.css',
  'https://cdn.test/x/marketplace.css?v=2',
  '/marketplace-1f.min.css',
]) {
  test(`takes ${href} for the product's stylesheet`, () => {
    link(href);
    void loadStyle(document, address);
    assert.is(links().length, 1);
  });
}

for (const href of [
  '/application.css',
  '/marketplace.css.map',
  '/supermarketplace.css',
  '/marketplace/site.css',
]) {
  test(`does not take ${href} for it`, () => {
    link(href);
    void loadStyle(document, address);
    assert.equal(
      links().map(one => one.href),
      [new URL(href, document.baseURI).href, address],
    );
  });
}

test('waits until the stylesheet is applied', async () => {
  const element = link('/marketplace.css');
  let isWaiting = true;
  const loaded = loadStyle(document, address).then(() => {
    isWaiting = false;
  });
  await Promise.resolve();
  assert.ok(isWaiting);
  element.dispatchEvent(new Event('load'));
  await loaded;
});

test('writes the nonce of the page onto its links, the second one, too', async () => {
  const script = document.createElement('script');
  script.setAttribute('nonce', 'abc');
  script.nonce = 'abc';
  document.head.append(script);
  const loaded = loadStyle(document, address);
  links()[0]?.dispatchEvent(new Event('error'));
  await new Promise(resolve => setTimeout(resolve));
  links()[1]?.dispatchEvent(new Event('load'));
  await loaded;
  assert.equal(
    links().map(({ nonce }) => nonce),
    ['abc', 'abc'],
  );
});

test('asks once more for a stylesheet that failed', async () => {
  const element = link('/marketplace.css');
  const loaded = loadStyle(document, address);
  element.dispatchEvent(new Event('error'));
  await new Promise(resolve => setTimeout(resolve));
  const retry = links().find(({ href }) => href.startsWith(`${address}?retry=`));
  assert.is(element.nextElementSibling, retry);
  retry?.dispatchEvent(new Event('load'));
  await loaded;
});

test('asks once more only once where two wait for a stylesheet that failed', async () => {
  const element = link('/marketplace.css');
  const both = [loadStyle(document, address), loadStyle(document, address)];
  element.dispatchEvent(new Event('error'));
  await new Promise(resolve => setTimeout(resolve));
  const retries = () => links().filter(({ href }) => href.startsWith(`${address}?retry=`));
  assert.is(retries().length, 1);
  retries()[0]?.dispatchEvent(new Event('error'));
  await Promise.all(both);
});

test.run();
