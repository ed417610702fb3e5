import { expectConsole } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAppMeta } from '../../src/host/app-meta.ts';
import { lateMetaOf } from '../../src/host/late-meta.ts';

/** Puts an element with id app_meta on the page. */
function place(tag: string, attributes: Record<string, string> = {}, text = ''): void {
  const element = document.createElement(tag);
  element.id = 'app_meta';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  document.body.append(element);
}
/** All settings: those of the first paint, and the others. */
function readAll() {
  const meta = readAppMeta(document);
  const { fields: _, ...early } = meta;
  const late = lateMetaOf(meta);
  return { ...early, ...late, reviewer: early.reviewer && { ...early.reviewer, ...late.reviewer } };
}
function readScript(fields: unknown) {
  document.getElementById('app_meta')?.remove();
  place('script', { type: 'application/json' }, JSON.stringify(fields));
  return readAll();
}
test('names features that there are not, or that are neither on nor off', () => {
  const messages = expectConsole(/app_meta/);
  const { features } = readScript({ features: { feed: false, people: 'no', comments: false } });
  assert.equal(features, { feed: false, people: 'no', comments: false });
  assert.is(messages.length, 2);
  assert.match(messages.join(), 'features.people must be true or false');
  assert.match(messages.join(), 'there is no feature comments');
});

/** The value as JSON would carry it, without undefined fields. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

const full = {
  reviewer: {
    name: 'Ada',
    encoded_id: 'r7',
    avatar_image_url: { normal: '/a.png', retina: '/a2.png' },
    avatar_hash: 'abc',
    verified_buyer: true,
  },
  country: 'DE',
  currency: 'EUR',
  exchange_rates: { USD: 1, EUR: 0.9 },
  locale: 'de-DE',
  links: {
    ...{ terms: '/t', privacy: '/p', authenticity: '/a', compliance: '/c', content_policy: '/cp' },
    businesses: 'https://b.example',
  },
  social: [{ name: 'Mastodon', url: 'https://m.example' }],
  flags_base: 'https://img.example/flags/',
  no_referrer_image_hosts: ['img.example'],
  video_embed_base: 'https://v.example/',
  paths: {
    ...{ submit_review: '/r', own_review: '/r/{public_id}', disputes: '/d', accept_tos: '/tos' },
    ...{ uploads: '/u', update_profile: '/me' },
  },
  keys: { video_api_key: 'v', captcha_site_key: 'c', analytics_id: 'a' },
  answers: { '/reviews/me.json': { currency: 'EUR' } },
};
const fullMeta = {
  reviewer: {
    name: 'Ada',
    encodedId: 'r7',
    avatar: { normal: '/a.png', retina: '/a2.png' },
    avatarHash: 'abc',
    verifiedBuyer: true,
  },
  country: 'DE',
  currency: 'EUR',
  exchangeRates: { USD: 1, EUR: 0.9 },
  locale: 'de-DE',
  links: { terms: '/t', privacy: '/p', authenticity: '/a', compliance: '/c', contentPolicy: '/cp' },
  businesses: 'https://b.example',
  social: [{ name: 'Mastodon', url: 'https://m.example' }],
  flagsBase: 'https://img.example/flags/',
  noReferrerImageHosts: ['img.example'],
  videoEmbedBase: 'https://v.example/',
  hasEmbedPages: true,
  paths: {
    ...{ submitReview: '/r', ownReview: '/r/{public_id}', disputes: '/d', acceptTos: '/tos' },
    uploads: '/u',
    updateProfile: '/me',
  },
  keys: { videoApiKey: 'v', captchaSiteKey: 'c', analyticsId: 'a' },
  answers: { '/reviews/me.json': { currency: 'EUR' } },
};
const defaults = {
  links: {
    ...{ terms: '/terms', privacy: '/privacy', authenticity: '/authenticity', compliance: '/compliance' },
    contentPolicy: '/content-policy',
  },
  businesses: '/businesses',
  social: [],
  flagsBase: '/flags/',
  noReferrerImageHosts: ['alicdn.com'],
  hasEmbedPages: true,
  paths: {
    ...{ submitReview: '/reviews', ownReview: '/reviews/{public_id}', disputes: '/reviews/profile/disputes' },
    ...{ acceptTos: '/reviews/profile/accept_tos', uploads: '/reviews/uploads' },
    updateProfile: '/reviews/profile/reviewers/0',
  },
  keys: {},
  answers: {},
};

test('has a default for everything the page leaves out', () => {
  assert.equal(plain(readAll()), defaults);
  place('script');
  assert.equal(plain(readAll()), defaults);
  assert.equal(plain(readScript({})), defaults);
});

test('treats null as missing', () => {
  const nothing = Object.fromEntries(Object.keys(full).map(name => [name, null]));
  assert.equal(plain(readScript(nothing)), defaults);
});

test('reads the JSON text of a script', () => {
  assert.equal(plain(readScript(full)), fullMeta);
});

test('reads the JSON text of any element', () => {
  place('div', { hidden: '' }, `\n  ${JSON.stringify(full)}\n`);
  assert.equal(plain(readAll()), fullMeta);
});

for (const [tag, attribute] of [
  ['meta', 'content'],
  ['div', 'data-meta'],
] as const) {
  test(`reads JSON in ${attribute}`, () => {
    place(tag, { [attribute]: JSON.stringify(full) });
    assert.equal(plain(readAll()), fullMeta);
  });
}

test('reads single data attributes, lists and objects as JSON', () => {
  const attributes = Object.entries(full).map(([name, value]) => [
    `data-${name.replaceAll('_', '-')}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  place('div', Object.fromEntries(attributes));
  assert.equal(plain(readAll()), fullMeta);
});

test('has the links that a host gives, and no others', () => {
  const { links, businesses, social } = readScript({ links: { terms: '/legal' } });
  assert.equal(links, { terms: '/legal' });
  assert.is(businesses, '');
  assert.equal(social, []);
});

test('combines given paths with the defaults of the rest', () => {
  const { paths } = readScript({ paths: { disputes: '/d' } });
  assert.equal(paths, { ...defaults.paths, disputes: '/d' });
});

test('reads the country under either name', () => {
  assert.is(readScript({ current_country: 'FR' }).country, 'FR');
});

for (const avatar of [
  '/a.png',
  { normal: '/a.png' },
  { url: '/a.png', retina_url: '/b.png' },
  { retina: null },
])
  test(`reads the avatar ${JSON.stringify(avatar)} as it is`, () => {
    const { reviewer } = readScript({ reviewer: { avatar_image_url: avatar } });
    assert.equal(reviewer?.avatar, avatar);
  });

const wrong: readonly [string, unknown][] = [
  ['reviewer', 'Ada'],
  ['reviewer.name', { reviewer: { name: 7 } }],
  ['reviewer.encoded_id', { reviewer: { encoded_id: [] } }],
  ['reviewer.avatar_image_url', { reviewer: { avatar_image_url: 7 } }],
  ['reviewer.avatar_image_url', { reviewer: { avatar_image_url: { normal: 7 } } }],
  ['reviewer.verified_buyer', { reviewer: { verified_buyer: 'yes' } }],
  ['country', 7],
  ['currency', { EUR: 1 }],
  ['exchange_rates', [1, 2]],
  ['exchange_rates.EUR', { exchange_rates: { EUR: '0.9' } }],
  ['exchange_rates.EUR', { exchange_rates: { EUR: 0 } }],
  ['locale', true],
  ['links', '/terms'],
  ['links.content_policy', { links: { content_policy: 7 } }],
  ['social', { name: 'A' }],
  ['social', [{ name: 'A' }]],
  ['flags_base', 7],
  ['no_referrer_image_hosts', ['a', 7]],
  ['video_embed_base', false],
  ['paths.disputes', { paths: { disputes: {} } }],
  ['keys', []],
  ['keys.analytics_id', { keys: { analytics_id: 7 } }],
  ['answers', []],
];
for (const [name, value] of wrong) {
  test(`reports a wrong ${name} once, and uses the default: ${JSON.stringify(value)}`, () => {
    const messages = expectConsole(/app_meta/);
    const isNested = name.includes('.');
    const meta = plain(readScript(isNested ? value : { [name]: value }));
    assert.is(messages.length, 1);
    assert.match(messages[0] ?? '', `app_meta: ${name} must be `);
    const { reviewer, ...rest } = meta as Record<string, unknown>;
    // Given links are all that there are.
    const ofLinks = name.startsWith('links.') ? { links: {}, businesses: '' } : {};
    assert.equal(rest, { ...defaults, ...ofLinks });
    assert.equal(reviewer, isNested && name.startsWith('reviewer') ? {} : undefined);
  });
}

test('keeps valid fields beside an invalid one', () => {
  expectConsole(/app_meta/);
  const meta = readScript({ ...full, currency: 7, exchange_rates: { USD: 1, EUR: 'x', gbp: 0.8, 'x!': 3 } });
  assert.equal(meta.currency, undefined);
  assert.equal(meta.exchangeRates, { USD: 1, GBP: 0.8 });
  assert.is(meta.country, 'DE');
});

for (const text of ['{ "currency": ', '[1]', '"EUR"', '7', 'null']) {
  test(`reports ${text} in place of an object once, and has all defaults`, () => {
    const messages = expectConsole(/app_meta/);
    place('script', { type: 'application/json' }, text);
    assert.equal(plain(readAll()), defaults);
    assert.is(messages.length, 1);
  });
}

test('tries the next form if the text is not JSON', () => {
  expectConsole(/app_meta/);
  place('div', { content: JSON.stringify(full) }, 'Loading');
  assert.equal(plain(readAll()), fullMeta);
});

test('ignores inherited names', () => {
  place(
    'script',
    {},
    '{"__proto__": {"currency": "EUR"}, "constructor": 1, "links": {"__proto__": {"terms": "/x"}}}',
  );
  const meta = readAll();
  assert.is(meta.currency, undefined);
  assert.is(meta.links.terms, undefined);
});

test.run();
