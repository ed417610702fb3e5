import { act, waitFor } from '../../support/dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useCloseOnBack } from '../../../src/routing/history/use-close-on-back.ts';
import type { Routing } from '../../../src/routing/router/routing.ts';
import { go, mountRouting, type SetUp, travel, whenTravelled } from '../support.tsx';

const screens = {
  PageSearch: () => <h1>search</h1>,
  howItWorks: () => <h1>how</h1>,
};
const mount = (setUp?: SetUp) => mountRouting({ at: '/reviews/search?q=a', screens, ...setUp });
const where = () => location.pathname + location.search;

/** Something that is open over the page. */
function open(routing: Routing, isLowest?: boolean) {
  const layer = { closed: 0, release: () => {} };
  layer.release = routing.addLayer(() => {
    layer.closed += 1;
    layer.release();
  }, isLowest);
  return layer;
}
/** Waits for a step that the browser is sent on by itself. */
const arrivesAt = (address: string) => waitFor(() => assert.is(where(), address));

test('closes on Back in the first entry of a document, and stays', async () => {
  const { routing } = await mount();
  const layer = open(routing);
  await travel(-1);
  assert.equal([layer.closed, where()], [1, '/reviews/search?q=a']);
});

test('closes what guards the page last, though it came later', async () => {
  const { routing } = await mount();
  const layers = [open(routing), open(routing, true)];
  const closed = () => layers.map(layer => layer.closed);
  await travel(-1);
  assert.equal(closed(), [1, 0]);
  await travel(-1);
  assert.equal(closed(), [1, 1]);
});

test('adds one entry to the history, however often something is opened', async () => {
  const { routing } = await mount();
  const before = history.length;
  for (let times = 0; times < 3; times += 1) open(routing).release();
  assert.is(history.length, before + 1);
});

test('leaves with one press of Back after something was closed by other means', async () => {
  history.pushState(null, '', '/reviews/how-it-works');
  history.pushState(null, '', '/reviews/search?q=a');
  const { routing } = await mount();
  open(routing).release();
  await travel(-1);
  await arrivesAt('/reviews/how-it-works');
});

test('lets the next address take the place of the layer, so that Back leads to the page at once', async () => {
  const { routing } = await mount();
  open(routing).release();
  const before = history.length;
  await go(routing, '/reviews/how-it-works');
  assert.is(history.length, before);
  await travel(-1);
  assert.is(where(), '/reviews/search?q=a');
});

test('keeps an address that was written while it was open', async () => {
  const { routing } = await mount();
  const layer = open(routing);
  await go(routing, '/reviews/search?q=a&currency=EUR', { replace: true });
  await travel(-1);
  assert.equal([layer.closed, where()], [1, '/reviews/search?q=a&currency=EUR']);
  assert.is(routing.address.read().search, '?q=a&currency=EUR');
});

test('closes on Back within the document, and leads on to where Back would have gone', async () => {
  const { routing, main } = await mount();
  await go(routing, '/reviews/how-it-works');
  const layer = open(routing);
  await travel(-1);
  assert.equal([layer.closed, where(), main.textContent], [1, '/reviews/how-it-works', 'how']);
  await travel(-1);
  assert.equal([where(), main.textContent], ['/reviews/search?q=a', 'search']);
});

test('closes on Back what stays open over another page', async () => {
  const { routing, main } = await mount();
  const layer = open(routing);
  await go(routing, '/reviews/how-it-works');
  assert.is(layer.closed, 0);
  await travel(-1);
  assert.equal([layer.closed, main.textContent], [1, 'how']);
  await travel(-1);
  assert.equal([where(), main.textContent], ['/reviews/search?q=a', 'search']);
});

test('closes for a jump in the history, which goes where it says', async () => {
  const { routing, main } = await mount();
  await go(routing, '/reviews/how-it-works');
  const layer = open(routing);
  await travel(-2);
  assert.equal([layer.closed, main.textContent], [1, 'search']);
});

test('closes every layer whose entry a jump leaves, and leaves the page with the next press', async () => {
  const { routing, main } = await mount();
  await go(routing, '/reviews/how-it-works');
  const layers = [open(routing), open(routing), open(routing)];
  const closed = () => layers.map(layer => layer.closed);
  await travel(-2);
  assert.equal([closed(), where()], [[0, 1, 1], '/reviews/how-it-works']);
  await travel(-1);
  assert.equal([closed(), where()], [[1, 1, 1], '/reviews/how-it-works']);
  await travel(-1);
  assert.equal([where(), main.textContent], ['/reviews/search?q=a', 'search']);
});

test('knows the page one came from, whatever was opened and however one moved within the page', async () => {
  const { routing, main } = await mount();
  assert.is(routing.previousHref(), null);
  await go(routing, '/reviews/search?q=b');
  assert.is(routing.previousHref(), null, 'the same page with another query');
  await go(routing, '/reviews/how-it-works');
  await go(routing, '/reviews/how-it-works#medals');
  open(routing).release();
  assert.is(routing.previousHref(), '/reviews/search?q=b');
  await whenTravelled(() => routing.goToPrevious());
  assert.equal([where(), main.textContent], ['/reviews/search?q=b', 'search']);
});

test('goes back past the entries of layers that were open one over the other', async () => {
  const { routing, main } = await mount();
  await go(routing, '/reviews/how-it-works');
  for (const layer of [open(routing), open(routing)]) layer.release();
  await go(routing, '/reviews/how-it-works#medals');
  await whenTravelled(() => routing.goToPrevious());
  assert.equal([where(), main.textContent], ['/reviews/search?q=a', 'search']);
});

test('closes what was opened last, one for each press', async () => {
  const { routing } = await mount();
  await go(routing, '/reviews/how-it-works');
  const [below, above] = [open(routing), open(routing)];
  await travel(-1);
  await arrivesAt('/reviews/how-it-works');
  assert.equal([below.closed, above.closed], [0, 1]);
  await travel(-1);
  await arrivesAt('/reviews/how-it-works');
  assert.equal([below.closed, above.closed], [1, 1]);
});

test('closes one layer for each press in the first entry of a document, too, and leaves then', async () => {
  history.pushState(null, '', '/reviews/how-it-works');
  history.pushState(null, '', '/reviews/search?q=a');
  const { routing } = await mount();
  const [below, above] = [open(routing), open(routing)];
  await travel(-1);
  assert.equal([below.closed, above.closed, where()], [0, 1, '/reviews/search?q=a']);
  await travel(-1);
  assert.equal([below.closed, above.closed, where()], [1, 1, '/reviews/search?q=a']);
  await travel(-1);
  await arrivesAt('/reviews/how-it-works');
});

test('leaves with one press of Back after several layers were closed by other means', async () => {
  history.pushState(null, '', '/reviews/how-it-works');
  history.pushState(null, '', '/reviews/search?q=a');
  const { routing } = await mount();
  for (const layer of [open(routing), open(routing)]) layer.release();
  await travel(-1);
  await arrivesAt('/reviews/how-it-works');
});

test('leads back to the page from where one went on after several layers', async () => {
  const { routing, main } = await mount();
  for (const layer of [open(routing), open(routing)]) layer.release();
  await go(routing, '/reviews/how-it-works');
  await travel(-1);
  assert.is(where(), '/reviews/search?q=a');
  assert.is(main.textContent, 'search');
});

test('closes for a link, which goes where it says', async () => {
  const { routing } = await mount();
  const layer = open(routing);
  await act(async () => routing.navigate('/reviews/how-it-works', { source: document.createElement('a') }));
  assert.equal([layer.closed, where()], [1, '/reviews/how-it-works']);
});

test('closes every layer for a link, the topmost first', async () => {
  const { routing } = await mount();
  const closed: string[] = [];
  for (const name of ['below', 'above']) {
    const release = routing.addLayer(() => {
      closed.push(name);
      release();
    });
  }
  await act(async () => routing.navigate('/reviews/how-it-works', { source: document.createElement('a') }));
  assert.equal([closed, where()], [['above', 'below'], '/reviews/how-it-works']);
});

test('leaves the history to a host that routes by itself', async () => {
  const { routing } = await mount({ state: { container: '#page' } });
  const before = history.length;
  open(routing);
  assert.is(history.length, before);
});

/** Closes the layer that is drawn. */
let close = () => {};
function Layer() {
  const [isOpen, setOpen] = useState(true);
  useCloseOnBack(isOpen, () => setOpen(false));
  close = () => setOpen(false);
  return null;
}

test('adds no entry for a layer that closes together with a navigation', async () => {
  const { routing } = await mount({ around: <Layer /> });
  const before = history.length;
  await act(async () => {
    routing.navigate('/reviews/search?q=a&min_rating=4');
    close();
  });
  assert.is(history.length, before);
  await travel(-1);
  assert.is(where(), '/reviews/search?q=a');
});

test.run();
