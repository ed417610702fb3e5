import * as assert from 'uvu/assert';
import { writeRecords } from '../../../fixtures/host/db/seed.ts';
import { people } from '../../../fixtures/world/content/people.ts';
import type { ReviewerRecord } from '../../../fixtures/world/records.ts';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';

const path = '/reviews/profile/accept_tos';
const newcomer = (slug: string): ReviewerRecord => ({
  ...{ type: 'reviewer', slug, name: `Newcomer ${slug}`, country: 'NZ' },
  accepted_tos: false,
});
const someone: ReviewerRecord[] = [
  newcomer('first'),
  newcomer('second'),
  { type: 'reviewer', slug: 'old', name: 'Old hand', country: 'NZ' },
];

const { test, host } = hostSuite('terms of service', someone);

const signedIn = (slug: string) => host.signedIn(slug);
const accept = async (browser: Browser, reviewer_name: unknown) => {
  const { csrfToken } = await browser.get('/reviews');
  return (await browser.send('POST', path, { reviewer_name }, csrfToken)).statusCode;
};
const termsOf = async (browser: Browser) => {
  const { meta } = await browser.get('/reviews');
  const me = (await browser.get('/reviews/me.json')).response.json();
  return [(meta.reviewer as { accepted_tos: boolean }).accepted_tos, me.accepted_tos, me.name];
};

test('returns in the page and the me call whether the terms are accepted', async () => {
  assert.equal(await termsOf(await signedIn('first')), [false, false, 'Newcomer first']);
  assert.equal(await termsOf(await signedIn('old')), [true, true, 'Old hand']);
});

test('keeps the acceptance and the name, also when the world is imported again', async () => {
  const browser = await signedIn('first');
  assert.is(await accept(browser, '  Ruby W. '), 200);
  assert.equal(await termsOf(browser), [true, true, 'Ruby W.']);
  await writeRecords(host.db, someone);
  assert.equal((await termsOf(browser)).slice(0, 2), [true, true]);
});

test('refuses a name that is none, and keeps things as they were', async () => {
  const browser = await signedIn('second');
  for (const wrong of [
    '',
    '   ',
    '\u3164\u3164',
    '\u2800',
    '\u200b',
    '\u202e',
    '\u0301',
    undefined,
    7,
    {},
    'x'.repeat(201),
  ])
    assert.is(await accept(browser, wrong), 422, JSON.stringify(wrong));
  assert.equal(await termsOf(browser), [false, false, 'Newcomer second']);
});

test('keeps a name in one line, without direction marks and piles of accents', async () => {
  const browser = await signedIn('first');
  assert.is(await accept(browser, `\u202eRu\u200bby l${'\u0301'.repeat(60)}\u3164`), 200);
  assert.equal((await termsOf(browser)).at(-1), `Ruby \u013a\u0301\u0301\u0301`);
  assert.is(await accept(browser, 'Ruby\nSecond\u2028Line'), 200);
  assert.equal((await termsOf(browser)).at(-1), 'Ruby Second Line');
});

test('refuses a guest, and a write without a token', async () => {
  assert.is(await accept(host.guest(), 'Guest'), 401);
  const browser = await signedIn('second');
  assert.is((await browser.send('POST', path, { reviewer_name: 'Ruby' })).statusCode, 422);
  assert.equal(await termsOf(browser), [false, false, 'Newcomer second']);
});

test('names on the sign-in page who has yet to accept them', async () => {
  const { body } = await host.guest().get('/login');
  assert.is(body.match(/Terms to accept/g)?.length, 1);
  assert.is(people.filter(({ accepted_tos }) => accepted_tos === false).length, 1);
});

test.run();
