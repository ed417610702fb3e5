import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { trapFocus } from '../../src/search-bar/use-full-screen.ts';

test.before.each(() => {
  document.body.innerHTML = `
    <header id="header"><a id="logo"></a><form id="form"><div id="stage"></div></form></header>
    <main id="main"></main>
    <footer id="footer" inert></footer>`;
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const inert = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')].filter(one => one.inert).map(({ id }) => id);

test('makes all but one element inert, and releases them', () => {
  const undo = trapFocus(element('stage'));
  assert.equal(inert(), ['logo', 'main', 'footer']);
  undo();
  assert.equal(inert(), ['footer']);
});

test('leaves elements alone that are inert already, also when nested', () => {
  const undo = [trapFocus(element('stage')), trapFocus(element('stage'))];
  undo[1]?.();
  assert.equal(inert(), ['logo', 'main', 'footer']);
  undo[0]?.();
  assert.equal(inert(), ['footer']);
});

test.run();
