import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDraftAtom, writeDraftAtom } from '../../../src/state/form/drafts.ts';
import { memoryStorage, type Options, setUp } from '../support.ts';

const day = 24 * 60 * 60 * 1000;
const name = { key: 'review:1', version: 1 };
const values = { title: 'Warm light', stars: 4 };

/** The same device, again and again. */
function device() {
  const { kept } = memoryStorage();
  return (id: string | null, options: Options = {}) => {
    const meta = id ? { reviewer: { encodedId: id } } : {};
    const { store, storage } = setUp({
      loggedIn: id !== null,
      meta,
      stored: Object.fromEntries(kept),
      ...options,
    });
    return {
      read: (of = name) => store.set(readDraftAtom, of),
      write(given: object | null = values, of = name) {
        const isKept = store.set(
          writeDraftAtom,
          of,
          (given ?? undefined) as Record<string, unknown> | undefined,
        );
        kept.clear();
        for (const [key, value] of storage.kept) kept.set(key, value);
        return isKept;
      },
      kept,
    };
  };
}

test('shows a draft to nobody but the person who wrote it, also in a later visit', () => {
  const as = device();
  assert.ok(as('ann').write());
  assert.is(as('bob').read(), undefined);
  assert.is(as(null).read(), undefined);
  as('bob').write({ title: 'Bob’s' });
  assert.equal(as('ann').read(), values);
  assert.equal(as('bob').read(), { title: 'Bob’s' });
});

test('keeps drafts of records apart, and removes one without the others', () => {
  const as = device();
  const other = { key: 'review:2', version: 1 };
  as('ann').write();
  as('ann').write({ title: 'Second' }, other);
  as('ann').write(null);
  assert.is(as('ann').read(), undefined);
  assert.equal(as('ann').read(other), { title: 'Second' });
  as('ann').write(null, other);
  assert.is(as('ann').kept.size, 0);
});

test('restores neither what another version of the form wrote nor what is older than thirty days', () => {
  const as = device();
  as('ann', { now: () => 100 * day }).write();
  assert.is(as('ann', { now: () => 100 * day }).read({ ...name, version: 2 }), undefined);
  assert.equal(as('ann', { now: () => 129 * day }).read(), values);
  assert.is(as('ann', { now: () => 131 * day }).read(), undefined);
});

test('keeps the twenty newest drafts of a person', () => {
  const as = device();
  const of = (n: number) => ({ key: `review:${n}`, version: 1 });
  for (let n = 0; n < 21; n += 1) as('ann', { now: () => day + n }).write(values, of(n));
  assert.is(as('ann', { now: () => 2 * day }).read(of(0)), undefined);
  assert.equal(as('ann', { now: () => 2 * day }).read(of(1)), values);
});

test('says where nothing can be kept: for a guest, and in storage that something else filled with no drafts', () => {
  assert.not(device()(null).write());
  assert.is(device()('ann', { stored: { 'drafts:ann': '[1' } }).read(), undefined);
});

test.run();
