import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { coverPage } from '../../../src/ui/overlays/cover-page.ts';

/** Browsers with popovers; those without get `inert`, as nothing else keeps presses away there. */
const prototype = HTMLElement.prototype as { showPopover?: () => void };
let releases: (() => void)[] = [];
test.before.each(() => {
  prototype.showPopover = () => {};
  document.body.innerHTML = `
    <header id="header"><a id="logo" href="#"></a><form id="form"><div id="stage"><input id="field"></div></form></header>
    <main id="main"><button id="below">Below</button><div id="dialog"><button id="ok">OK</button></div></main>
    <footer id="footer" aria-hidden="true"></footer>`;
});
test.after.each(() => {
  for (const release of releases) release();
  releases = [];
  Reflect.deleteProperty(prototype, 'showPopover');
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const having = (attribute: string) =>
  [...document.querySelectorAll(`[id][${attribute}]`)].map(({ id }) => id);
const unread = () => having('aria-hidden');
function cover(id: string, onEscape?: () => void): () => void {
  const release = coverPage(element(id), onEscape);
  releases.push(release);
  return release;
}
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

test('hides all but one element from screen readers, and nothing else, and releases them', () => {
  const release = cover('stage');
  assert.equal(unread(), ['logo', 'main', 'footer']);
  assert.equal(having('inert'), []);
  release();
  releases = [];
  assert.equal(unread(), ['footer']);
});

for (const type of ['turbo:before-cache', 'turbolinks:before-cache', 'htmx:beforeHistorySave'])
  test(`hides nothing in the copy of the page that is kept at ${type}`, () => {
    cover('stage');
    document.dispatchEvent(new Event(type));
    assert.equal(unread(), ['footer']);
  });

test('makes them inert where nothing lies above the page but by its place', () => {
  Reflect.deleteProperty(prototype, 'showPopover');
  cover('stage');
  assert.equal(having('inert'), ['logo', 'main', 'footer']);
  assert.equal(unread(), ['footer']);
});

test('hides what is left for the upper of two, in whichever order they go', () => {
  const lower = cover('stage');
  const upper = cover('dialog');
  assert.equal(unread(), ['header', 'below', 'footer']);
  lower();
  assert.equal(unread(), ['header', 'below', 'footer']);
  upper();
  releases = [];
  assert.equal(unread(), ['footer']);
});

test('hides what is added to the page in the meantime', async () => {
  cover('dialog');
  element('main').append(Object.assign(document.createElement('p'), { id: 'toast' }));
  document.body.append(Object.assign(document.createElement('aside'), { id: 'dock' }));
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(unread(), ['header', 'below', 'toast', 'footer', 'dock']);
});

test('leads a held Tab key round, with one pair of ends at a time', () => {
  cover('dialog');
  element('ok').focus();
  press('Tab');
  press('Tab');
  const ends = [...document.querySelectorAll<HTMLElement>('#dialog > span')];
  assert.is(ends.length, 2);
  for (const end of ends) {
    end.focus();
    assert.is(document.activeElement, element('ok'));
  }
});

test('keeps the focus where it was', () => {
  element('ok').focus();
  cover('dialog');
  element('below').focus();
  assert.is(document.activeElement, element('ok'));
  element('field').focus();
  assert.is(document.activeElement, element('ok'));
});

test('tells the topmost of Escape, unless somebody else has used the key', () => {
  const calls: string[] = [];
  cover('stage', () => calls.push('lower'));
  cover('dialog', () => calls.push('upper'));
  element('ok').focus();
  assert.ok(press('Escape').defaultPrevented);
  assert.equal(calls, ['upper']);

  // A word that an input method is still composing is taken back.
  press('Escape', { isComposing: true });
  const used = (event: Event) => event.preventDefault();
  element('ok').addEventListener('keydown', used);
  press('Escape');
  element('ok').removeEventListener('keydown', used);
  assert.equal(calls, ['upper']);
});

test.run();
