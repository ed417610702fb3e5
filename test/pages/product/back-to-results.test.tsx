import { fireEvent, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openProduct, productPath } from './support.tsx';

const results = '/reviews/search?q=lamp&page=2';

/** A browser that tells the entries of its history; the last one is where we are. */
function tellHistory(...paths: string[]): string[] {
  const entries = paths.map((path, index) => ({ key: `key ${index}`, url: `https://shop.test${path}` }));
  const gone: string[] = [];
  const navigation = {
    entries: () => entries,
    currentEntry: { index: entries.length - 1 },
    traverseTo: (key: string) => void gone.push(key),
  };
  Object.assign(globalThis, { navigation });
  Object.assign(window, { navigation });
  return gone;
}
test.after.each(() => {
  for (const place of [globalThis, window]) Reflect.deleteProperty(place, 'navigation');
});
const link = () => screen.queryByRole('link', { name: 'Back to results' });

test('leads back to the very entry of the results one came from', async () => {
  const gone = tellHistory('/reviews', results, productPath);
  await openProduct();
  assert.is(link()?.getAttribute('href'), `https://shop.test${results}`);
  await user.click(link() as HTMLElement);
  assert.equal(gone, ['key 1']);
  assert.is(location.pathname, productPath);
});

test('takes jumps within the product for no steps', async () => {
  const gone = tellHistory(results, productPath, `${productPath}#reviews`);
  await openProduct({ at: `${productPath}#reviews` });
  await user.click(link() as HTMLElement);
  assert.equal(gone, ['key 0']);
});

test('leaves a click for a new tab to the browser', async () => {
  const gone = tellHistory(results, productPath);
  await openProduct();
  assert.ok(fireEvent.click(link() as HTMLElement, { ctrlKey: true }));
  assert.equal(gone, []);
});

test('is not there for those who came from elsewhere', async () => {
  tellHistory(results, '/reviews', productPath);
  await openProduct();
  assert.not.ok(link());
});

test('is not there for those who came with this page', async () => {
  tellHistory(productPath);
  await openProduct();
  assert.not.ok(link());
});

test('is not there where the browser does not tell', async () => {
  await openProduct();
  assert.not.ok(link());
});

test.run();
