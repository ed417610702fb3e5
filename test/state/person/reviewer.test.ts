import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryPreference, currencyAtom } from '../../../src/state/money/preference.ts';
import { chooseCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import { ratesAtom } from '../../../src/state/money/exchange-rates.ts';
import { loadReviewerAtom, reviewerAtom } from '../../../src/state/person/reviewer.ts';
import { reviewerDetailsAtom } from '../../../src/state/person/reviewer-details.ts';
import { fakeFetch, settled } from '../../api/fake-fetch.ts';
import { type Options, rates, setUp } from '../support.ts';

const hour = 60 * 60 * 1000;
const kept = (ageMs: number) => JSON.stringify({ time: 100 * hour - ageMs, rates });

interface Reply {
  readonly body: unknown;
  readonly status?: number;
}
async function load(reply: Reply | 'lost', options: Options = {}) {
  const server = fakeFetch(request => {
    if (reply !== 'lost') return reply;
    request.breakOff();
    return undefined;
  });
  const world = setUp({ server, now: () => 100 * hour, ...options });
  await world.store.set(loadReviewerAtom);
  return {
    ...world,
    currency: world.store.get(currencyAtom),
    country: world.store.get(countryPreference.savedAtom),
    rates: world.store.get(ratesAtom),
  };
}

const refused = (body: unknown = '') => ({ body, status: 503 });
const answer = { currency: 'gbp', current_country: 'gb', exchange_rates: rates };

/** Currency and country after the call, with what was stored, what the host page says, and how the call ends. */
const cases: [
  title: string,
  reply: Reply | 'lost',
  options: Options,
  shown: [currency: string, country: string | null],
][] = [
  ['success: the server’s values', { body: answer }, {}, ['GBP', 'GB']],
  [
    'success: the server’s values win over stored ones',
    { body: answer },
    { stored: { currency: 'EUR', country: 'DE' } },
    ['GBP', 'GB'],
  ],
  [
    'success: empty values leave the stored ones',
    { body: { currency: '', current_country: null } },
    { stored: { currency: 'EUR', country: 'DE' } },
    ['EUR', 'DE'],
  ],
  [
    'success: stored values are read in either case',
    { body: {} },
    { stored: { currency: 'eur', country: 'de' } },
    ['EUR', 'DE'],
  ],
  [
    'success: nothing said and nothing stored leaves the host page’s values',
    { body: {} },
    { meta: { currency: 'usd', country: 'us' } },
    ['USD', 'US'],
  ],
  [
    'success: stored values win over the host page’s',
    { body: {} },
    { stored: { currency: 'EUR', country: 'DE' }, meta: { currency: 'USD', country: 'US' } },
    ['EUR', 'DE'],
  ],
  [
    'success: a guest’s own choice stands against the server',
    { body: answer },
    { stored: { currency: 'EUR', currency_chosen: 'true' } },
    ['EUR', 'GB'],
  ],
  [
    'success: a reviewer’s profile stands against a choice made as a guest',
    { body: answer },
    { loggedIn: true, stored: { currency: 'EUR', currency_chosen: 'true' } },
    ['GBP', 'GB'],
  ],
  [
    'success: a currency without a rate counts as store currency',
    { body: { ...answer, currency: 'XXX' } },
    {},
    ['*', 'GB'],
  ],
  ['failure: stored values', refused(), { stored: { currency: 'EUR', country: 'DE' } }, ['EUR', 'DE']],
  [
    'failure: stored values win over the error’s',
    refused(answer),
    { stored: { currency: 'EUR', country: 'DE' } },
    ['EUR', 'DE'],
  ],
  ['failure: the error’s values where nothing is stored', refused(answer), {}, ['GBP', 'GB']],
  ['failure: each value falls back by itself', refused(answer), { stored: { country: 'DE' } }, ['GBP', 'DE']],
  ['failure: an error page instead of values', refused('<h1>Oops</h1>'), {}, ['*', null]],
  ['failure: no answer at all', 'lost', { stored: { currency: 'EUR' } }, ['EUR', null]],
  [
    'failure: an answer that makes no sense',
    { body: '<h1>Hello</h1>' },
    { stored: { currency: 'EUR' } },
    ['EUR', null],
  ],
];
for (const [title, reply, options, shown] of cases) {
  test(title, async () => {
    const { currency, country } = await load(reply, options);
    assert.equal([currency, country], shown);
  });
}

test('stores the server’s values', async () => {
  const { storage } = await load({ body: answer });
  assert.equal([storage.get('currency'), storage.get('country')], ['GBP', 'GB']);
  assert.is(storage.get('exchange_rates'), JSON.stringify({ rates, time: 100 * hour }));
});

const ages: [title: string, stored: Record<string, string>, address: string][] = [
  ['without kept ones', {}, '/reviews/me.json?exchange_rates=true'],
  [
    'when the kept ones are six hours old',
    { exchange_rates: kept(6 * hour) },
    '/reviews/me.json?exchange_rates=true',
  ],
  [
    'when their time lies in the future',
    { exchange_rates: kept(-1) },
    '/reviews/me.json?exchange_rates=true',
  ],
  ['when they make no sense', { exchange_rates: '{"time":1' }, '/reviews/me.json?exchange_rates=true'],
  ['not when they are younger', { exchange_rates: kept(6 * hour - 1) }, '/reviews/me.json'],
];
for (const [title, stored, address] of ages) {
  test(`asks for exchange rates ${title}`, async () => {
    const { server } = await load({ body: {} }, { stored });
    assert.is(server.last().address, address);
  });
}

const rateSources: [
  title: string,
  reply: Reply | 'lost',
  stored: Record<string, string>,
  expected: object | null,
][] = [
  [
    'the server’s',
    { body: { exchange_rates: { EUR: '0.5', BAD: 'x' } } },
    { exchange_rates: kept(7 * hour) },
    { EUR: 0.5 },
  ],
  ['kept young ones', { body: {} }, { exchange_rates: kept(hour) }, rates],
  [
    'kept young ones when the server sends an empty table',
    { body: { exchange_rates: {} } },
    { exchange_rates: kept(hour) },
    rates,
  ],
  ['none while old ones may still be replaced', { body: {} }, { exchange_rates: kept(7 * hour) }, null],
  [
    'the error’s after a failure',
    refused({ exchange_rates: { EUR: 0.5 } }),
    { exchange_rates: kept(hour) },
    { EUR: 0.5 },
  ],
  ['kept old ones after a failure', 'lost', { exchange_rates: kept(700 * hour) }, rates],
];
for (const [title, reply, stored, expected] of rateSources) {
  test(`uses as exchange rates ${title}`, async () => {
    assert.equal((await load(reply, { stored })).rates, expected);
  });
}

for (const loggedIn of [false, true]) {
  test(`does not let a late answer undo a choice made meanwhile by a ${loggedIn ? 'reviewer' : 'guest'}`, async () => {
    const { store, server, storage } = setUp({ loggedIn });
    const loading = store.set(loadReviewerAtom);
    await settled();
    store.set(chooseCurrencyAtom, 'EUR');
    server.requests[0]?.answer({ ...answer, exchange_rates: rates });
    await loading;
    assert.is(store.get(currencyAtom), 'EUR');
    assert.is(storage.get('currency'), 'EUR');
  });
}

test('shows no reviewer to a guest, whatever the server says', async () => {
  const { store } = await load({ body: { name: 'Ann' } });
  assert.is(store.get(reviewerAtom), null);
  assert.is(store.get(reviewerDetailsAtom), null);
});

const ann = {
  name: 'Ann',
  encodedId: 'e1',
  avatar: { normal: 'a.png', retina: 'a2.png' },
  avatarHash: 'h',
  verifiedBuyer: true,
  role: 'arbitrator',
};
const sent = {
  name: 'Ann',
  encoded_id: 'e1',
  avatar_image_url: { normal: 'a.png', retina: 'a2.png' },
  avatar_hash: 'h',
  verified_buyer: true,
  accepted_tos: true,
  role: 'arbitrator',
};
const nobody = {
  ...{ name: null, encodedId: null, avatar: null, avatarHash: null, verifiedBuyer: false },
  role: 'reviewer',
};
const people: [title: string, body: unknown, meta: Options['meta'], expected: object][] = [
  ['at the top level', sent, {}, ann],
  ['under reviewer', { reviewer: sent }, {}, ann],
  [
    'in the host page',
    {},
    { reviewer: { name: 'Ann', encodedId: 'e1' }, fields: { reviewer: { avatar_image_url: 'a.png' } } },
    { ...nobody, name: 'Ann', encodedId: 'e1', avatar: { normal: 'a.png', retina: null } },
  ],
  [
    'with a bare avatar address',
    { avatar_image_url: 'a.png' },
    {},
    { ...nobody, avatar: { normal: 'a.png', retina: null } },
  ],
  [
    'with an avatar at twice the size only',
    { avatar_image_url: { retina: 'a2.png' } },
    {},
    { ...nobody, avatar: { normal: 'a2.png', retina: 'a2.png' } },
  ],
  ['nowhere', {}, {}, nobody],
];
for (const [title, body, meta, expected] of people) {
  test(`knows the signed-in reviewer answer ${title}`, async () => {
    const { store } = await load({ body }, { loggedIn: true, meta: meta ?? {} });
    assert.equal({ ...store.get(reviewerAtom), ...store.get(reviewerDetailsAtom) }, expected);
  });
}

test('reports an answer that makes no sense, and no ordinary failure', async () => {
  assert.is((await load({ body: '<h1>Hello</h1>' })).reported.length, 1);
  assert.is((await load(refused())).reported.length, 0);
});

test.run();
