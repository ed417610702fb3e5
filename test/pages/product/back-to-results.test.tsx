import { fireEvent, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { go, whenTravelled } from '../../routing/support.tsx';
import { settle } from '../open-screen.tsx';
import { openProduct, productPath } from './support.tsx';

const results = '/reviews/search?q=lamp&page=2';
const screens = { PageSearch: () => <h1>results</h1>, home: () => <h1>home</h1> };
const link = () => screen.queryByRole('link', { name: 'Back to results' });
const where = () => location.pathname + location.search;

/** Opens the product from another page. */
async function comeFrom(address: string) {
  const opened = await openProduct({ at: address, screens });
  await go(opened.routing, productPath);
  await settle();
  return opened;
}

test('returns to the history entry of the results', async () => {
  await comeFrom(results);
  const before = history.length;
  assert.is(link()?.getAttribute('href'), results);
  await whenTravelled(() => link()?.click());
  assert.equal([where(), history.length], [results, before]);
  assert.ok(screen.getByRole('heading', { name: 'results' }));
});

test('still returns to the results after jumps within the product', async () => {
  const { routing } = await comeFrom(results);
  await go(routing, `${productPath}#reviews`);
  await whenTravelled(() => link()?.click());
  assert.is(where(), results);
});

test('leaves a click for a new tab to the browser', async () => {
  await comeFrom(results);
  assert.ok(fireEvent.click(link() as HTMLElement, { ctrlKey: true }));
});

test('is hidden when another page is the previous entry', async () => {
  await comeFrom('/reviews');
  assert.not.ok(link());
});

test('is hidden when the product is the first page', async () => {
  await openProduct();
  assert.not.ok(link());
});

test.run();
