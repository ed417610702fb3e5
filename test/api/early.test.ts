import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type EarlyAnswer, EarlyAnswerList, earlyKey } from '../../src/api/early.ts';
import { settled } from './fake-fetch.ts';

test('knows an address whatever the order and encoding of its parameters', () => {
  assert.is(earlyKey('/a.json?q=red+lamp&page=1'), earlyKey('/a.json?page=1&q=red%20lamp'));
  assert.is(earlyKey('/a.json'), earlyKey('/a.json?'));
});

test('distinguishes values, paths and repeated parameters', () => {
  const keys = ['/a?q=1', '/a?q=2', '/b?q=1', '/a?q=1&q=1', '/a?q=1%26r=2', '/a?q=1&r=2'].map(earlyKey);
  assert.is(new Set(keys).size, keys.length);
});

test('leaves the currency out of account unless a price is limited', () => {
  assert.is(earlyKey('/s?q=a&currency=EUR'), earlyKey('/s?q=a&currency=USD'));
  assert.is(earlyKey('/s?q=a&currency=EUR&min_price='), earlyKey('/s?q=a&min_price='));
  for (const limit of ['min_price=5', 'max_price=5']) {
    assert.is.not(earlyKey(`/s?currency=EUR&${limit}`), earlyKey(`/s?currency=USD&${limit}`));
  }
});

test('hands each answer out once', async () => {
  const early = new EarlyAnswerList();
  early.addData('/a', { id: 1 });
  assert.is(early.has('/a'), true);
  assert.equal(await early.take('/a'), { ok: true, status: 200, data: { id: 1 }, failsCall: false });
  assert.is(early.has('/a'), false);
  assert.is(early.take('/a'), undefined);
});

test('shows an answer at once when it is there, and leaves it to be taken', async () => {
  const early = new EarlyAnswerList();
  let answer: (answer: EarlyAnswer) => void = () => {};
  early.addData('/a', 1);
  early.add('/b', new Promise(resolve => (answer = resolve)));
  assert.is(early.peek('/a')?.data, 1);
  assert.is(early.peek('/b'), undefined);
  answer({ ok: false, status: 503, data: 2, failsCall: false });
  await settled();
  assert.is(early.peek('/b')?.data, 2);
  assert.is((await early.take('/a'))?.data, 1);
  assert.is((await early.take('/b'))?.data, 2);
  assert.is(early.peek('/b'), undefined);
});

test('holds no answer where a request got none', async () => {
  const early = new EarlyAnswerList();
  early.add('/a', Promise.reject(new Error('offline')));
  assert.is(await early.take('/a'), undefined);
});

test.run();
