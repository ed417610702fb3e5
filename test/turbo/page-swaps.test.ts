import { expectConsole, setAddress } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Address, readAddress } from '../../src/routing/addresses/address.ts';
import { createSource } from '../../src/routing/router/source.ts';
import { followSwaps } from '../../src/turbo/page-swaps.ts';

const running: (() => void)[] = [];
test.after.each(() => {
  for (const end of running.splice(0)) end();
});

interface Host {
  readonly at?: string;
  readonly content?: string;
  readonly handles?: (href: string) => boolean;
}

/** A page of ours on the host, drawn at the address. */
function follow({ at = '/reviews/search?q=a', content = page('rendered'), handles = () => true }: Host = {}) {
  setAddress(at);
  document.body.innerHTML = content;
  const drawn = readAddress();
  const address = createSource<Address>(drawn);
  const end = followSwaps({ address, handles }, drawn);
  running.push(end);
  return { drawn, address, end };
}
const page = (text: string) =>
  `<main class="mp-page-mount-point"><div class="mp-root"><a href="/reviews/medals">${text}</a></div></main><a href="/about">About</a>`;

/** Dispatches an event of Turbo or Turbolinks at an element, and returns it. */
function dispatch(type: string, target: EventTarget = document, detail?: object) {
  const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail }) as CustomEvent & {
    marketplaceSwap?: (unmount: () => void) => void;
  };
  target.dispatchEvent(event);
  return event;
}
const link = (text: string) => [...document.links].find(({ textContent }) => textContent === text) as Element;
const cacheControls = () =>
  [...document.querySelectorAll('meta')].map(({ name, content }) => `${name} ${content}`);
const bodyOf = (meta: string, classes = '') => {
  const body = document.createElement('body');
  body.className = classes;
  body.innerHTML = `<script type="application/json" id="app_meta">${meta}</script>`;
  return body;
};

/** Lets observers of mutations go on. */
const observed = () => new Promise(resolve => setTimeout(resolve));

test('puts its content back where the host has emptied a mount point, as long as that ends', async () => {
  expectConsole(/emptied main; its content is put back/);
  const { end } = follow();
  const [main, root] = [document.querySelector('main'), document.querySelector('.mp-root')];
  for (let times = 0; times < 3; times += 1) {
    if (main) main.innerHTML = '';
    await observed();
    assert.is(main?.firstChild, root);
  }
  main?.replaceChildren();
  await observed();
  assert.is(main?.firstChild, null);
  end();
});

test('leaves other content of the host in its place, and says so', async () => {
  expectConsole(/replaced the content of main/);
  follow();
  const main = document.querySelector('main');
  if (main) main.innerHTML = '<p>Another page</p>';
  await observed();
  assert.is(main?.textContent, 'Another page');
});

test('lets the app be unmounted', async () => {
  const { end } = follow();
  end();
  const main = document.querySelector('main');
  main?.replaceChildren();
  await observed();
  assert.is(main?.innerHTML, '');
});

test('fetches no page ahead for a link that we follow ourselves, but for every other', () => {
  follow({ handles: href => href.endsWith('/reviews/medals') });
  assert.ok(dispatch('turbo:before-prefetch', link('rendered')).defaultPrevented);
  assert.not(dispatch('turbo:before-prefetch', link('About')).defaultPrevented);
  link('rendered').setAttribute('href', '/login');
  assert.not(dispatch('turbo:before-prefetch', link('rendered')).defaultPrevented);
});

test('leaves links of the host to it, also those that lead to our screens', () => {
  follow();
  assert.not(dispatch('turbo:before-prefetch', link('About')).defaultPrevented);
});

test('keeps a page out of the caches while another screen than the drawn one is shown', () => {
  const { address, drawn, end } = follow();
  assert.equal(cacheControls(), []);
  const other = { ...drawn, key: '/reviews/medals' };
  for (const now of [other, { ...drawn, key: '/reviews/trust' }]) {
    address.set(now);
    assert.equal(cacheControls(), ['turbo-cache-control no-cache', 'turbolinks-cache-control no-cache']);
  }
  address.set(drawn);
  assert.equal(cacheControls(), []);
  address.set(other);
  end();
  assert.equal(cacheControls(), []);
});

test('stays when Turbo morphs the page of the same person, and only then', () => {
  follow({ content: `${page('rendered')}<script type="application/json" id="app_meta">{"a":1}</script>` });
  document.body.className = 'logged-in mp-open';
  const stays = (renderMethod: string, newBody: Element) => {
    let isMounted = true;
    dispatch('turbo:before-render', document, { renderMethod, newBody }).marketplaceSwap?.(() => {
      isMounted = false;
    });
    return isMounted;
  };
  assert.is(stays('morph', bodyOf('{"a":1}', 'logged-in')), true);
  assert.is(stays('replace', bodyOf('{"a":1}', 'logged-in')), false);
  assert.is(stays('morph', bodyOf('{"a":1}')), false);
  assert.is(stays('morph', bodyOf('{"a":2}', 'logged-in')), false);
});

test('keeps what we have drawn through a morph, and nothing else', () => {
  follow({ content: `${page('rendered')}<div class="mp-overlays"></div>` });
  const isKept = (element: Element | null) =>
    dispatch('turbo:before-morph-element', element as Element).defaultPrevented;
  assert.ok(isKept(document.querySelector('main')));
  assert.ok(isKept(document.querySelector('.mp-overlays')));
  assert.not(isKept(link('About')));
});

for (const type of ['turbo:before-render', 'turbolinks:before-render'])
  test(`leaves a snapshot of the page behind at ${type}, when everything of ours is gone`, () => {
    follow();
    document.body.classList.add('mp-open');
    const unmount = () => {
      document.querySelector('main')?.replaceChildren();
      document.body.className = '';
    };
    dispatch(type).marketplaceSwap?.(unmount);
    assert.is(document.querySelector('main')?.textContent, 'rendered');
    assert.is(document.body.className, 'mp-open');
  });

test('handles Back before Turbo, which would draw the page of another entry', () => {
  const order: string[] = [];
  const onPopState = () => order.push('turbo');
  window.addEventListener('popstate', onPopState);
  running.push(() => window.removeEventListener('popstate', onPopState));
  const routing = () => order.push('routing');
  window.addEventListener('popstate', routing);
  running.push(() => window.removeEventListener('popstate', routing));
  Object.assign(window, { Turbo: { session: { history: { onPopState } } } });
  running.push(() => Reflect.deleteProperty(window, 'Turbo'));
  follow();
  window.dispatchEvent(new PopStateEvent('popstate'));
  assert.equal(order, ['routing', 'turbo']);
});

const entry = { marketplaceEntry: { id: '1' } };
for (const [what, at, state, main, isLoaded] of [
  ['a screen of ours over a page of the host', '/reviews/medals', entry, '', true],
  ['a screen where a screen is drawn', '/reviews/medals', entry, ' class="mp-page-mount-point"', false],
  ['a page of the host', '/about', entry, '', false],
  ['an entry that routing has never seen', '/reviews/medals', null, '', false],
  ['an entry that Turbo draws', '/reviews/medals', { ...entry, turbo: {} }, '', false],
  ['an entry of a host that routes by itself', '/reviews/medals', { ...entry, own: 1 }, '', false],
] as const)
  test(`${isLoaded ? 'loads' : 'loads nothing for'} ${what} on Back`, () => {
    let loads = 0;
    const { reload } = location;
    location.reload = () => {
      loads += 1;
    };
    running.push(() => {
      location.reload = reload;
    });
    follow({ at, content: `<main${main}></main>` });
    history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    assert.is(loads, isLoaded ? 1 : 0);
  });

test('ignores events after it was stopped', () => {
  const { end } = follow();
  end();
  assert.not(dispatch('turbo:before-prefetch', link('rendered')).defaultPrevented);
  assert.not(
    dispatch('turbo:before-morph-element', document.querySelector('main') as Element).defaultPrevented,
  );
});

test.run();
