import type { FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Db, openDatabase } from '../../../fixtures/host/db.ts';
import { createHost } from '../../../fixtures/host/host.ts';
import { migrate } from '../../../fixtures/host/schema.ts';
import { writeRecords } from '../../../fixtures/host/seed.ts';
import { people } from '../../../fixtures/world/content/people.ts';
import type { ReviewerRecord } from '../../../fixtures/world/records.ts';
import { Browser } from '../browser-session.ts';

const test = suite('terms of service');
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
let db: Db;
let app: FastifyInstance;

test.before(async () => {
  db = await openDatabase({ dataDir: 'memory' });
  await migrate(db, 'The test database');
  await writeRecords(db, someone);
  app = await createHost({ db, distDir: 'none' });
});
test.after(async () => {
  await app?.close();
  await db?.close();
});

async function signedIn(slug: string): Promise<Browser> {
  const browser = new Browser(app);
  const { csrfToken } = await browser.get('/login');
  await browser.post('/login', { slug, _csrf: csrfToken });
  return browser;
}
const accept = async (browser: Browser, reviewer_name: unknown) => {
  const { csrfToken } = await browser.get('/reviews');
  return (await browser.send('POST', path, { reviewer_name }, csrfToken)).statusCode;
};
const told = async (browser: Browser) => {
  const { meta } = await browser.get('/reviews');
  const me = (await browser.get('/reviews/me.json')).response.json();
  return [(meta.reviewer as { accepted_tos: boolean }).accepted_tos, me.accepted_tos, me.name];
};

test('tells page and me call who has yet to accept the terms', async () => {
  assert.equal(await told(await signedIn('first')), [false, false, 'Newcomer first']);
  assert.equal(await told(await signedIn('old')), [true, true, 'Old hand']);
});

test('keeps the acceptance and the name, also when the world is imported again', async () => {
  const browser = await signedIn('first');
  assert.is(await accept(browser, '  Ruby W. '), 200);
  assert.equal(await told(browser), [true, true, 'Ruby W.']);
  await writeRecords(db, someone);
  assert.equal((await told(browser)).slice(0, 2), [true, true]);
});

test('refuses a name that is none, and keeps things as they were', async () => {
  const browser = await signedIn('second');
  for (const wrong of ['', '   ', undefined, 7, {}, 'a\nb', 'x'.repeat(201)])
    assert.is(await accept(browser, wrong), 422, JSON.stringify(wrong));
  assert.equal(await told(browser), [false, false, 'Newcomer second']);
});

test('refuses a guest, and a write without a token', async () => {
  assert.is(await accept(new Browser(app), 'Guest'), 401);
  const browser = await signedIn('second');
  assert.is((await browser.send('POST', path, { reviewer_name: 'Ruby' })).statusCode, 422);
  assert.equal(await told(browser), [false, false, 'Newcomer second']);
});

test('names on the sign-in page who has yet to accept them', async () => {
  const { body } = await new Browser(app).get('/login');
  assert.is(body.match(/Terms to accept/g)?.length, 1);
  assert.is(people.filter(({ accepted_tos }) => accepted_tos === false).length, 1);
});

test.run();
