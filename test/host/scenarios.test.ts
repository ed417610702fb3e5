/** The states in which developers look at screens: each browser that chose one has its calls answered so. */
import * as assert from 'uvu/assert';
import { conditionsCookie } from '../../fixtures/host/scenarios/conditions.ts';
import { routes } from '../../src/routes.ts';
import { hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('scenarios');

const ask = (state: string, url = '/reviews/people.json') =>
  host.app.inject({
    url,
    headers: { accept: 'application/json' },
    cookies: { [conditionsCookie]: JSON.stringify({ state }) },
  });

test('answers as always without a choice, and for the frame around a screen', async () => {
  const usual = await host.app.inject('/reviews/people.json');
  assert.equal((await ask('usual')).json(), usual.json());
  assert.equal((await ask('nonsense')).json(), usual.json());
  assert.is((await ask('500', '/reviews/me.json')).statusCode, 200);
});

for (const state of ['401', '404', '422', '500'])
  test(`fails with ${state}`, async () => {
    const answer = await ask(state);
    assert.is(answer.statusCode, Number(state));
    assert.type(answer.json().error ?? answer.json().message, 'string');
  });

test('empties lists and what counts them, and makes them long with ids of their own', async () => {
  assert.equal((await ask('empty')).json().reviewers, []);
  const { data } = (await ask('empty', '/reviews/search.json?min_transparency=0')).json();
  assert.equal([data.search_results, data.rounded_results_total_count], [[], 0]);
  const { reviewers } = (await ask('huge')).json();
  assert.ok(reviewers.length >= 200);
  assert.is(new Set(reviewers.map((one: { encoded_id: string }) => one.encoded_id)).size, reviewers.length);
});

test('breaks an answer off', async () => {
  const { body } = await ask('malformed');
  assert.throws(() => JSON.parse(body));
});

test('lists every screen with its states, and leads to one as somebody', async () => {
  const { body } = await host.app.inject({ url: '/fixtures/scenarios?role=arbitrator' });
  const screens = Object.entries(routes).filter(([, { screen }]) => screen !== undefined);
  assert.equal(
    screens.map(([name]) => name).filter(name => !body.includes(`<h2>${name}</h2>`)),
    [],
  );
  const [link = ''] = body.match(/\/fixtures\/go\?[^"]*role=arbitrator[^"]*state=500/) ?? [];
  const url = link.replaceAll('&amp;', '&');
  const led = await host.app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
  assert.equal([led.statusCode, led.cookies.some(({ name }) => name === 'session')], [200, false]);
  const { response: answer } = await host.guest().press(url);
  assert.is(answer.statusCode, 303);
  assert.match(String(answer.headers.location), /^\/reviews/);
  assert.equal(
    answer.cookies
      .map(({ name }) => name)
      .filter(name => ['session', conditionsCookie].includes(name))
      .sort(),
    [conditionsCookie, 'session'],
  );
  assert.is((await host.app.inject('/fixtures/go?to=//elsewhere.example')).statusCode, 404);
});

test.run();
