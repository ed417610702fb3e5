import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepLinksFromBase } from '../../src/host/base-links.ts';
import { documentUrl } from '../../src/host/host-page.ts';

/** A page with a link of ours and one of the host. */
function page(base: string): { ours: HTMLAnchorElement; hosts: HTMLAnchorElement } {
  document.head.innerHTML = base && `<base href="${base}">`;
  document.body.innerHTML = '<div class="mp-root"><a href="#reviews">ours</a></div><a href="#terms">host</a>';
  const [ours, hosts] = document.querySelectorAll('a') as unknown as [HTMLAnchorElement, HTMLAnchorElement];
  return { ours, hosts };
}
const here = (hash: string) => new URL(hash, location.href).href;

test('has our links mean the document, and leaves those of the host to its base', () => {
  const { ours, hosts } = page('https://cdn.test/elsewhere/');
  const stop = keepLinksFromBase(document);
  for (const link of [ours, hosts]) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  stop();
  assert.is(ours.getAttribute('href'), here('#reviews'));
  assert.is(hosts.getAttribute('href'), '#terms');
});

test('leaves every address as it is where there is no base', () => {
  const { ours } = page('');
  const stop = keepLinksFromBase(document);
  ours.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  stop();
  assert.is(ours.getAttribute('href'), '#reviews');
  assert.is(documentUrl(document, '/reviews'), '/reviews');
});

test('keeps what is no address', () => {
  page('/elsewhere/');
  assert.is(documentUrl(document, 'http://['), 'http://[');
  assert.is(documentUrl(document, 'mailto:a@b.example'), 'mailto:a@b.example');
  assert.is(documentUrl(document, '/reviews'), here('/reviews'));
  page('');
});

test.run();
