import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showHeadlineFont } from '../../src/loading/headline-font.ts';

Object.assign(globalThis, { __HEADLINE_FONT__: 'headline-1.digested.woff2' });

const showFont = async (onNextScreen: (then: () => void) => () => void = () => () => {}) => {
  showHeadlineFont('/dist/', onNextScreen);
  await new Promise(resolve => setTimeout(resolve));
};

let loaded: string[] = [];
let fails = false;
/** Height of the headline in our typeface; in the font of the page it is 30. */
let height = 30;
const fonts = new Set<{ readonly family: string }>();
const families = () => [...fonts].map(({ family }) => family);

test.before(() => {
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    load() {
      loaded.push(this.source);
      return fails ? Promise.reject(new Error('lost')) : Promise.resolve(this);
    }
  }
  Object.assign(globalThis, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

test.before.each(() => {
  loaded = [];
  document.body.innerHTML = '<div class="mp-root"><h1 class="mp-h1">Know before you buy</h1></div>';
  const headline = document.querySelector('h1') as HTMLElement;
  headline.getBoundingClientRect = () =>
    ({ left: 0, right: 300, top: 0, height: families().includes('mp-headline') ? height : 30 }) as DOMRect;
  fails = false;
  height = 30;
  fonts.clear();
  document.documentElement.style.removeProperty('--mp-font');
  document.documentElement.style.setProperty('--mp-headline-font', '"mp-headline", Arial');
});

test('comes where it moves nothing', async () => {
  await showFont();
  assert.equal(loaded, ['url(/dist/headline-1.digested.woff2)']);
  assert.is(fonts.size, 1);
});

test('comes with the next screen where a headline would take another line, and before that in the rings', async () => {
  height = 60;
  let goOn = () => {};
  await showFont(then => {
    goOn = then;
    return () => {};
  });
  assert.equal(families(), ['mp-seal']);
  goOn();
  assert.equal(families(), ['mp-seal', 'mp-headline']);
});

test('is not loaded where the host has a font of its own for texts or for headlines', async () => {
  document.documentElement.style.setProperty('--mp-font', 'Georgia');
  await showFont();
  document.documentElement.style.removeProperty('--mp-font');
  document.documentElement.style.setProperty('--mp-headline-font', 'Georgia');
  await showFont();
  assert.equal(loaded, []);
});

test('is not loaded again when the app is mounted again', async () => {
  await showFont();
  await showFont();
  assert.is(loaded.length, 1);
});

test('leaves headlines as they are when it cannot be loaded', async () => {
  fails = true;
  await showFont();
  assert.is(loaded.length, 1);
  assert.is(fonts.size, 0);
});

test.run();
