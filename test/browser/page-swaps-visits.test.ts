/** On a host that swaps pages itself, with Turbo 8: many visits leave nothing behind. */
import * as assert from 'uvu/assert';
import { type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { type SwapTour, swapTour } from '../support/swap-tour.ts';

const { test, newPage } = browserSuite();
let page: TestPage;
let tour: SwapTour;
test.before(async () => {
  page = await newPage({ viewport: viewports.mobile });
  tour = swapTour(page);
});

/**
 * Six visits by links, Back and Forward, some with a preview, some from the cache. They end where they began. Each page
 * is left complete, so that what is kept of it is the same each time.
 */
async function sixVisits(): Promise<void> {
  const complete = () => page.allAnswered();
  const go = (name: string) => tour.visit(name).then(complete);
  const travel = (by: 1 | -1, arrival: () => Promise<void>) => tour.step(by).then(arrival).then(complete);
  await go('Lamps');
  await tour.openProduct();
  await complete();
  await go('Home');
  await travel(-1, tour.drawnProduct);
  await travel(1, () => tour.stands('Home'));
  await go('Terms');
}

/** The memory of the page after garbage collection: listeners, nodes, and bytes of the script heap. */
async function held(): Promise<Record<'listeners' | 'nodes' | 'heap', number>> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  let text = '';
  debug.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  // Begins with a garbage collection.
  await debug.send('HeapProfiler.takeHeapSnapshot');
  const { metrics } = await debug.send('Performance.getMetrics');
  await debug.detach();
  const metric = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN;
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), heap: bytesOf(text) };
}

/** Without what grows as the browser runs: compiled code, and its own measurements. */
const grownByBrowser = ['code', 'native', 'hidden', 'synthetic'];
function bytesOf(heapSnapshot: string): number {
  const { snapshot, nodes } = JSON.parse(heapSnapshot) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!grownByBrowser.includes(types[0][nodes[at + type] as number] as string))
      bytes += nodes[at + size] as number;
  return bytes;
}

/**
 * How much more may be held for each visit. Listeners do not grow at all; the heap varies by 15 kB or so. Nodes do not grow
 * either, but the cache of the host may hold the product with 500 nodes more one time: all of it had come when it was
 * left. Pages that are never released were 1,700 a visit.
 */
const growth = { listeners: 0.5, nodes: 100, heap: 5_000 };
/** Rounds of six visits after which what grows is a leak. Caches of host and browser are full before, a leak never is. */
const rounds = 5;

test('visits hold no more from some round on, and one root each', async () => {
  await tour.come('turbo');
  // The first six fill the host's cache, and some pages of it change once more when they come from there.
  await sixVisits();
  await sixVisits();
  const grown: string[] = [];
  let before = await held();
  for (let round = 1; round <= rounds; round += 1) {
    await sixVisits();
    const after = await held();
    const more = (['listeners', 'nodes', 'heap'] as const).filter(
      name => after[name] > before[name] + 6 * growth[name],
    );
    if (more.length === 0) break;
    grown.push(more.map(name => `${name}: ${before[name]}, then ${after[name]}`).join('; '));
    before = after;
  }
  assert.ok(grown.length < rounds, grown.join('\n'));
  for (const root of ['#search-navbar > .mp-root', '.mp-overlays'])
    assert.is(await page.locator(root).count(), 1);
  assert.ok(await tour.isSameDocument());
});

test.run();
