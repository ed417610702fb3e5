import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nodesOf } from '../../src/build/sketches.mjs';
import { renderSketch } from '../../src/frames/sketch.ts';

const header =
  '<header class="mp-frame"><button type="button" aria-label="Tom &amp; Ann&#x27;s">&lt;Menu&gt;<svg viewBox="0 0 24 24"><path d="M4 7h16"></path></svg></button><input type="text" value=""/><a class="mp-header__wide">For Businesses</a></header>';
const screen =
  '<div inert class="mp-frame"><span style="inline-size:80%;block-size:14px"></span>&nbsp;</div>';
const sketch = {
  navbar: nodesOf(header),
  navbarSignedIn: nodesOf('<p class="mp-frame">Signed in</p>'),
  main: nodesOf(screen),
};
const mountPoints = (): [HTMLElement, HTMLElement] => {
  document.body.innerHTML = '<div id="search-navbar"></div><main></main>';
  return [document.getElementById('search-navbar'), document.querySelector('main')] as never;
};

test.before(() => {
  Object.assign(globalThis, { SKETCH: sketch });
});
test.after.each(() => {
  document.body.className = '';
});

test('draws what React wrote, node by node', () => {
  const [navbar, main] = mountPoints();
  renderSketch([navbar, main], navbar);
  assert.is(navbar.querySelector('button')?.getAttribute('aria-label'), "Tom & Ann's");
  assert.is(navbar.querySelector('button')?.textContent, '<Menu>');
  assert.is(navbar.querySelector('path')?.namespaceURI, 'http://www.w3.org/2000/svg');
  assert.is(navbar.querySelector('svg')?.getAttribute('viewBox'), '0 0 24 24');
  assert.is(navbar.querySelector('input')?.parentElement?.localName, 'header');
  assert.ok(main.firstElementChild?.hasAttribute('inert'));
  assert.is(main.querySelector('span')?.style.inlineSize, '80%');
  assert.is(main.textContent, '\u00a0');
});

test('draws the header of somebody who is signed in', () => {
  const [navbar] = mountPoints();
  document.body.className = 'logged-in';
  renderSketch([navbar], navbar);
  assert.is(navbar.textContent, 'Signed in');
});

test('leaves out the link for businesses where the host gives links without it', () => {
  const hasLink = (attributes: string) => {
    const [navbar] = mountPoints();
    document.body.insertAdjacentHTML('beforeend', `<div id="app_meta" ${attributes}></div>`);
    renderSketch([navbar], navbar);
    return navbar.querySelector('a') !== null;
  };
  assert.ok(hasLink(''));
  assert.ok(hasLink(`data-links='{"businesses":"/b","terms":"/t"}'`));
  assert.not.ok(hasLink(`data-links='{"terms":"/t"}'`));
  assert.not.ok(hasLink(`data-meta='{"links":{"terms":"/t"}}'`));
});

test('leaves alone what the host has written', () => {
  const [navbar, main] = mountPoints();
  main.innerHTML = 'Words of the host';
  renderSketch([navbar, main], navbar);
  assert.is(main.innerHTML, 'Words of the host');
  assert.ok(navbar.firstElementChild);
});

test('takes away what it drew, wherever it was put back', () => {
  const [navbar, main] = mountPoints();
  const end = renderSketch([navbar, main], navbar);
  const drawn = [...main.childNodes];
  main.replaceChildren('The screen');
  main.replaceChildren(...drawn);
  end();
  assert.is(navbar.childElementCount + main.childElementCount, 0);
});

test('says while an input method composes a word in it', () => {
  const [navbar] = mountPoints();
  renderSketch([navbar], navbar);
  const tell = (type: string) =>
    navbar.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
  tell('compositionstart');
  assert.ok(navbar.querySelector('[data-composing]'));
  tell('compositionend');
  assert.is(navbar.querySelector('[data-composing]'), null);
});

test.run();
