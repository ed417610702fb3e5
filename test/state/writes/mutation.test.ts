import { settled } from '../../api/fake-fetch.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { defineCall } from '../../../src/contract/call.ts';
import { atom } from '../../../src/state/core/jotai.ts';
import { type Failure, type MutationOptions, mutation } from '../../../src/state/writes/mutation.ts';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { manualTimers } from '../../support/timers.ts';
import { type Options, setUp } from '../support.ts';

/** Names of dogs: one call saves them, another lists them. */
const nameCall = defineCall({
  method: 'PUT',
  path: '/dogs/{id}',
  params: v.object({ name: v.string() }),
  answer: v.unknown(),
});
const listCall = defineCall({
  method: 'GET',
  path: '/dogs',
  params: v.object({}),
  answer: v.array(v.string()),
});

interface Dog {
  readonly id: string;
}
const rex: Dog = { id: 'rex' };
const ida: Dog = { id: 'ida' };

function kennel(given: Partial<MutationOptions<Dog, string>> = {}, options: Options = {}) {
  const world = setUp({ loggedIn: true, address: '/reviews/dogs?page=2', ...options });
  const { store, server } = world;
  const failures: Failure<Dog, string>[] = [];
  const saved: string[] = [];
  const naming = mutation<Dog, string>({
    key: dog => dog.id,
    send: ({ client }, { id }, name) =>
      client.send(nameCall, { params: { name }, segments: { id }, keepalive: true }),
    onSaved: (_get, _set, _dog, name) => saved.push(name),
    onFailed: (_get, _set, failure) => failures.push(failure),
    ...given,
  });
  return {
    ...world,
    failures,
    saved,
    name: (dog: Dog, name: string) => store.set(naming.runAtom, dog, name),
    state: () => store.get(naming.statesAtom).get(rex.id),
    resume: () => store.set(naming.resumeAtom),
    sent: () => server.requests.map(({ body }) => (JSON.parse(String(body)) as { name: string }).name),
    async answer(body: unknown = {}, status = 200) {
      server.last().answer(body, status);
      await settled();
    },
  };
}

test('is pending until the server has answered, and idle again afterwards', async () => {
  const { name, state, answer, saved } = kennel();
  const isSaved = name(rex, 'Rex');
  assert.equal(state(), { status: 'pending', value: 'Rex', fieldErrors: {} });
  await answer();
  assert.is(await isSaved, true);
  assert.is(state(), undefined);
  assert.equal(saved, ['Rex']);
});

test('keeps a failure with what was wished for, so that it can be tried again', async () => {
  const { name, state, answer, failures, reported, sent } = kennel();
  const isSaved = name(rex, 'Rex');
  await answer({}, 500);
  assert.is(await isSaved, false);
  const failed = state();
  assert.ok(failed?.status === 'failed');
  assert.equal([failed.value, failed.error.status, reported.length], ['Rex', 500, 1]);
  assert.equal([failures.length, failures[0]?.signIn], [1, null]);
  void name(rex, failed.value);
  assert.is(state()?.status, 'pending');
  await answer();
  assert.is(state(), undefined);
  assert.equal(sent(), ['Rex', 'Rex']);
});

for (const [what, body, expected] of [
  ['as lists', { errors: { name: ['is taken', 'is too long'] } }, { name: ['is taken', 'is too long'] }],
  ['as a text', { errors: { name: 'is taken' } }, { name: ['is taken'] }],
  ['in part broken', { errors: { name: ['is taken', {}], breed: {} } }, { name: ['is taken'] }],
] as const)
  test(`reports the errors of fields that come ${what}`, async () => {
    const { name, state, answer, failures } = kennel();
    void name(rex, 'Rex');
    await answer(body, 422);
    assert.equal(state()?.fieldErrors, expected);
    assert.equal([failures[0]?.fieldErrors, failures[0]?.signIn], [expected, null]);
    void name(rex, 'Max');
    assert.equal(state()?.fieldErrors, {});
  });

for (const body of ['<h1>Oops</h1>', {}, { errors: 'no' }, { errors: [] }])
  test(`reads no errors of fields from ${JSON.stringify(body)}`, async () => {
    const { name, state, answer } = kennel();
    void name(rex, 'Rex');
    await answer(body, 422);
    assert.equal([state()?.status, state()?.fieldErrors], ['failed', {}]);
  });

/** Names as the page shows them, before any server knows them. */
function shownNames() {
  const namesAtom = atom<Readonly<Record<string, string>>>({ rex: 'Rex', ida: 'Ida' });
  return {
    namesAtom,
    optimistic: {
      read: (get, { id }) => get(namesAtom)[id] ?? '',
      write: (set, { id }, name) => set(namesAtom, names => ({ ...names, [id]: name })),
    } satisfies MutationOptions<Dog, string>['optimistic'],
  };
}

test('shows a wish at once, and what the server holds after a failure', async () => {
  const { namesAtom, optimistic } = shownNames();
  const { name, store, answer } = kennel({ optimistic });
  void name(rex, 'Max');
  assert.is(store.get(namesAtom).rex, 'Max');
  await answer();
  void name(rex, 'Bob');
  assert.is(store.get(namesAtom).rex, 'Bob');
  await answer({}, 400);
  assert.is(store.get(namesAtom).rex, 'Max');
});

test('has one call at a time for a record, and none waits for another record', () => {
  const { name, sent } = kennel();
  for (const wish of ['Rex', 'Max']) void name(rex, wish);
  void name(ida, 'Ida');
  assert.equal(sent(), ['Rex', 'Ida']);
});

test('sends only the last of the wishes that came meanwhile', async () => {
  const { name, sent, answer, saved, state } = kennel();
  const wishes = ['Rex', 'Max', 'Bob'].map(wish => name(rex, wish));
  await answer();
  assert.equal([sent(), state()?.status], [['Rex', 'Bob'], 'pending']);
  await answer();
  assert.equal(await Promise.all(wishes), [true, true, true]);
  assert.equal(saved, ['Rex', 'Bob']);
});

test('sends the last value also if the one before it failed, and reports no failure then', async () => {
  const { name, sent, answer, failures, state } = kennel();
  void name(rex, 'Rex');
  const last = name(rex, 'Max');
  await answer({}, 500);
  assert.equal(sent(), ['Rex', 'Max']);
  await answer();
  assert.equal([await last, failures.length, state()], [true, 0, undefined]);
});

test('sends nothing more when the last wish is what the server holds', async () => {
  const { optimistic } = shownNames();
  const { name, sent, answer } = kennel({ optimistic });
  void name(rex, 'Max');
  const last = name(rex, 'Rex');
  await answer({}, 500);
  assert.equal([sent(), await last], [['Max'], true]);
});

test('sends the last wish at once when the page is left, if it is asked to', () => {
  for (const [sendsOnLeave, expected] of [
    [true, ['Rex', 'Max']],
    [false, ['Rex']],
  ] as const) {
    const { name, sent, server } = kennel({ sendsOnLeave });
    void name(rex, 'Rex');
    void name(rex, 'Max');
    window.dispatchEvent(new Event('pagehide'));
    assert.equal(sent(), expected);
    assert.ok(server.requests.every(({ keepalive }) => keepalive));
  }
});

test('forgets the kept answers that it changes, once it is saved', async () => {
  const { name, answer, store } = kennel({ invalidates: ({ id }) => [[listCall, id]] });
  const { client } = store.get(servicesAtom);
  const lists = client.cache(listCall);
  for (const id of ['rex', 'ida']) lists.keep(id, []);
  void name(rex, 'Rex');
  await answer({}, 500);
  assert.ok(lists.peek('rex'));
  void name(rex, 'Rex');
  await answer();
  assert.equal([lists.peek('rex'), lists.peek('ida')], [undefined, []]);
});

test('drops every cached answer where everything may have changed', async () => {
  const { name, answer, store } = kennel({ invalidates: () => 'everything' });
  const { client } = store.get(servicesAtom);
  client.cache(listCall).keep('rex', ['Rex']);
  const invalidated: unknown[] = [];
  client.onInvalidate(call => invalidated.push(call));
  void name(rex, 'Max');
  await answer();
  assert.is(client.cache(listCall).peek('rex'), undefined);
  assert.equal(invalidated, [listCall]);
});

test('hands the answer on to what follows', async () => {
  const answers: unknown[] = [];
  const { name, answer } = kennel({
    onSaved: (_get, _set, _dog, _name, said) => answers.push(said),
  });
  void name(rex, 'Max');
  await answer({ id: 'rex', name: 'Max' });
  assert.equal(answers, [{ id: 'rex', name: 'Max' }]);
});

for (const [what, broken] of [
  ['onSaved', 'onSaved'],
  ['the invalidation', 'invalidates'],
] as const)
  test(`counts a write as saved where ${what} throws, and reports that`, async () => {
    const mistake = new RangeError('oops');
    const { name, answer, state, failures, reported } = kennel({
      [broken]: () => {
        throw mistake;
      },
    });
    const isSaved = name(rex, 'Rex');
    await answer();
    assert.is(await isSaved, true);
    assert.equal([state(), failures, reported], [undefined, [], [mistake]]);
  });

const resume = {
  name: 'naming',
  isValid: (kept: unknown): kept is readonly [Dog, string] => Array.isArray(kept) && kept.length === 2,
};

test('leads a guest to sign in, and does once what they wanted when they are back on the page', async () => {
  sessionStorage.clear();
  const guest = kennel({ resume }, { loggedIn: false, now: () => 0 });
  assert.is(await guest.name(rex, 'Rex'), false);
  assert.equal([guest.sent(), guest.state()], [[], undefined]);
  assert.equal(guest.visited, [{ href: '/login?return_to=%2Freviews%2Fdogs%3Fpage%3D2', replace: false }]);

  assert.is(kennel({ resume }, { address: '/reviews' }).resume(), undefined);
  assert.is(kennel({ resume: { ...resume, name: 'other' } }, { now: () => 1 }).resume(), undefined);
  const back = kennel({ resume }, { now: () => 1 });
  assert.equal(back.resume(), [rex, 'Rex']);
  assert.equal(back.sent(), ['Rex']);
  assert.is(back.resume(), undefined);
});

for (const status of [401, 403, 422])
  test(`offers to sign in when the session has ended (${status}), and keeps the write for those who do`, async () => {
    sessionStorage.clear();
    const { name, answer, failures } = kennel({ resume });
    void name(rex, 'Rex');
    await answer({}, status);
    const signIn = failures[0]?.signIn;
    assert.is(signIn?.href, '/login?return_to=%2Freviews%2Fdogs%3Fpage%3D2');
    assert.is(kennel({ resume }).resume(), undefined);
    signIn?.postpone();
    assert.equal(kennel({ resume }).resume(), [rex, 'Rex']);
  });

test('says that an answer is late, keeps what is wanted, and takes the answer when it comes', async () => {
  const { after, pass, running } = manualTimers();
  const { name, state, answer, failures, saved, reported } = kennel({}, { after });
  const isSaved = name(rex, 'Rex');
  pass();
  assert.equal([state()?.status, state()?.error?.kind], ['failed', 'late']);
  assert.equal([failures.length, typeof failures[0]?.retry, reported.length], [1, 'function', 1]);
  await answer();
  assert.is(await isSaved, true);
  assert.equal([state(), saved, running.size], [undefined, ['Rex'], 0]);
});

test('sends a late write again beside the first, and is done with whichever is answered', async () => {
  for (const [answered, broken] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { after, pass } = manualTimers();
    const { name, state, failures, saved, server, sent } = kennel({}, { after });
    const isSaved = name(rex, 'Rex');
    pass();
    failures[0]?.retry?.();
    assert.equal([sent(), state()?.status], [['Rex', 'Rex'], 'pending']);
    server.requests[broken]?.breakOff();
    await settled();
    assert.is(state()?.status, 'pending');
    server.requests[answered]?.answer({});
    assert.is(await isSaved, true);
    assert.equal([saved, failures.length, state()], [['Rex'], 1, undefined]);
  }
});

test('fails once all calls of a late write have failed', async () => {
  const { after, pass } = manualTimers();
  const { name, state, failures, server } = kennel({}, { after });
  const isSaved = name(rex, 'Rex');
  pass();
  void name(rex, 'Max');
  server.requests[0]?.breakOff();
  server.requests[1]?.answer({}, 503);
  assert.is(await isSaved, false);
  assert.equal([failures.length, state()?.error?.status], [2, 503]);
});

test('gives files the time that they take', async () => {
  const { after, pass } = manualTimers();
  const { name, state } = kennel({ hasFiles: () => true }, { after });
  void name(rex, 'Rex');
  pass();
  assert.is(state()?.status, 'pending');
});

test.run();
