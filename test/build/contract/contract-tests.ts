/** The check of a running host: what it names, what it asks, and its command. */
import * as assert from 'uvu/assert';
import { callsInfo, type Step } from '../../../src/build/contract/calls-info.ts';
import { checkContract } from '../../../src/build/contract/check.ts';
import { checkCommand } from '../../../src/build/contract/command.ts';
import { defaultLinks } from '../../../src/host/late-meta.ts';
import { matchPath } from '../../../src/routing/addresses/paths.ts';
import { ada, contract, fetching, test } from './checked-host.ts';

/** Asks the host without a network; `change` may spoil its answers. */
const asking = (change = (body: string) => body): typeof fetch =>
  fetching(sent => ({ ...sent, body: change(sent.body) }));
const broken = async (ask: typeof fetch, cookie = '') =>
  (await checkContract('http://host.example', { contract, ask, cookie })).filter(
    ({ state }) => state !== 'holding',
  );

test('is kept by every answer and the page of this host', async () => {
  assert.equal(await broken(asking()), []);
  const { cookie } = await ada();
  assert.equal(await broken(asking(), cookie), []);
});

test('names the call and the field that do not fit', async () => {
  const spoilt = asking(body => body.replace(/"shipping_countries":\[.*\]/, '"shipping_countries":7'));
  const [one, ...others] = await broken(spoilt);
  assert.equal(others, []);
  assert.is(one?.name, 'shippingCountriesCall');
  assert.is(one?.address, '/shipping_countries.json');
  assert.equal(one?.differences[0], { path: 'shipping_countries', expected: 'Array', found: '7' });
});

test('names a field inside of one of several forms', async () => {
  const spoilt = asking(body =>
    body.replaceAll('"product_categories":[{"id":1,"name":"Home"', '"product_categories":[{"id":1,"name":[]'),
  );
  const [one] = await broken(spoilt);
  assert.is(one?.name, 'categoriesCall');
  assert.is(one?.differences[0]?.path, 'product_categories.0.name');
});

test('tells what the browser takes as it is, and does not count it', async () => {
  const spoilt = asking(body =>
    body
      .replace(/"average_rating":([\d.]+)/g, '"average_rating":"$1"')
      .replace(/"internal_path":"\//g, '"internal_path":"http://host.example/'),
  );
  const checks = await checkContract('http://host.example', { contract, ask: spoilt });
  assert.equal(
    checks.filter(({ state }) => state !== 'holding'),
    [],
  );
  const search = checks.find(({ name }) => name === 'searchCall');
  const told = new Set(search?.tolerated?.map(({ path }) => path.split('.').at(-1)));
  assert.equal([...told].sort(), ['average_rating', 'internal_path']);
});

test('names what a full page needs and no row has', async () => {
  const poor = asking(body => body.replace(/"(price|image_url)":[^,}]*/g, '"$1":null'));
  const checks = await checkContract('http://host.example', { contract, ask: poor });
  const search = checks.find(({ name }) => name === 'searchCall');
  assert.is(search?.state, 'holding');
  assert.equal(search?.missingForFullPage, ['data.search_results.image_url', 'data.search_results.price']);
});

test('asks nothing that the bundle never asks', async () => {
  const asked: URL[] = [];
  const ask = asking();
  await broken(async (input, init) => {
    if (!init?.method || init.method === 'GET') asked.push(new URL(String(input)));
    return ask(input, init);
  });
  const reading = [...contract.calls.values()].filter(({ method }) => method === 'GET');
  const unknown = asked.filter(({ pathname, searchParams }) => {
    const fits = reading.filter(({ path }) =>
      new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    );
    const names = [...searchParams.keys()].map(name => name.replace('[]', ''));
    const knows = ({ params }: (typeof fits)[number]) =>
      names.every(name => name in ((params as { entries?: object }).entries ?? {}));
    const isLinked = Object.values(defaultLinks).includes(pathname);
    const isPage = isLinked || (matchPath(pathname) !== null && !searchParams.has('format'));
    // Of the heart alone it is asked whether it is done by GET, as of the click, whose path may be that of a page.
    const isHeart = pathname === contract.calls.get('followCall')?.path;
    return !isPage && !isHeart && !fits.some(knows);
  });
  assert.equal(unknown.map(String), []);
});

test('names what a page lacks, and what its app_meta has of another type', async () => {
  const spoilt = asking(body =>
    body.replace('id="search-navbar"', '').replace(/"locale":"\w+"/, '"locale":7'),
  );
  const [page] = await broken(spoilt);
  assert.equal(page?.differences, [
    { path: 'page', expected: 'the place of the header', found: 'nothing' },
    { path: 'app_meta.locale', expected: 'string', found: '7' },
  ]);
});

test('counts what a script hands to mount as what the page says, where it is told', async () => {
  const asked: string[] = [];
  const ask = fetching((sent, { path }) => {
    asked.push(path);
    const isLinked = Object.values(defaultLinks).includes(path);
    const body = sent.body
      .replace(/<script[^>]*id="app_meta"[\s\S]*?<\/script>/, '')
      .replace(/<script type="module"[^>]*marketplace[^>]*>/, '<script type="module" src="/site.js">');
    return isLinked ? { status: 404, body: '' } : { ...sent, body };
  });
  const check = async (meta?: object) => {
    const checks = await checkContract('http://host.example', { contract, ask, meta });
    assert.match(checks[0]?.tolerated?.[0]?.found ?? '', 'one may bundle it');
    return checks.filter(({ state }) => state !== 'holding');
  };
  const [links, ...others] = await check();
  assert.equal(others, []);
  assert.match(links?.differences[0]?.expected ?? '', 'app_meta.links.terms, its default');
  asked.length = 0;
  for (const meta of [{ links: {} }, { features: { footer: false } }]) assert.equal(await check(meta), []);
  assert.not.ok(asked.includes('/terms'));
  const wrong = ['check', 'http://host.example', '--meta', 'links'];
  assert.is(await checkCommand(wrong, contract, { write: () => {} }), 2);
});

test('asks a host that is to have some steps alone for no call of the others', async () => {
  const askOf = (has: Step[]) => {
    const own = [...contract.calls.entries()]
      .filter(([name]) => has.includes(callsInfo[name]?.step ?? 'browse'))
      .map(([, { path }]) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
    return fetching((sent, { path, headers }) => {
      const isCall = headers.get('Accept') === 'application/json';
      return isCall && !own.some(one => one.test(path)) ? { status: 404, body: '' } : sent;
    });
  };
  const check = async (steps?: Step[], has: Step[] = ['search', 'product']) =>
    (
      await checkContract('http://host.example', { contract, ask: askOf(has), ...(steps && { steps }) })
    ).filter(({ state }) => state !== 'holding');
  for (const steps of [['search'], ['search', 'product']] satisfies Step[][]) {
    const others = await check(steps, steps);
    assert.equal([...new Set(others.map(({ state }) => state))], ['off']);
    // Writes that it need not have are 404 for whatever review is named.
    assert.ok(others.some(({ name }) => name === 'deleteReviewCall'));
    assert.ok(others.every(({ tolerated = [] }) => tolerated.length === 0));
  }
  assert.ok((await check()).some(({ state }) => state === 'missing'));
  // Of its own steps none may be missing.
  const browse = await check(['search', 'product', 'browse']);
  assert.ok(browse.some(({ name, state }) => name === 'allCategoriesCall' && state === 'missing'));
  const lines: string[] = [];
  assert.is(
    await checkCommand(['check', 'http://host.example', '--steps', 'search,reviws'], contract, {
      write: one => void lines.push(one),
    }),
    2,
  );
  assert.match(lines.join(), 'There is no step “reviws”. The steps are search, product,');
});

test('asks for nothing of what app_meta has switched off', async () => {
  const features = { disputes: false, feed: false, people: false, following: false };
  const asked: string[] = [];
  const off =
    /feed|people|following|follows|dispute|arbitrator|saved_searches|reviews\/profile\/(?!reviewers|edit|accept)/;
  const ask = fetching((sent, { path }) => {
    asked.push(path);
    return off.test(path)
      ? { status: 404, body: '' }
      : { ...sent, body: sent.body.replace('id="app_meta">{', `$&"features":${JSON.stringify(features)},`) };
  });
  const { cookie } = await ada();
  for (const session of ['', cookie]) {
    const wrong = await broken(ask, session);
    assert.equal([...new Set(wrong.map(({ state }) => state))], ['off']);
    assert.ok(wrong.every(({ reason }) => /^app_meta\.features\.\w+ is false$/.test(reason ?? '')));
  }
  assert.equal(
    asked.filter(path => off.test(path)),
    [],
  );
});

test('reports missing calls, failing answers, and calls that could not be asked', async () => {
  const found = await broken(async input =>
    String(input).includes('/search.json')
      ? new Response('gone', { status: 503, statusText: 'Away' })
      : new Response('', { status: 404 }),
  );
  const of = new Map(found.map(one => [one.name, one]));
  assert.equal(of.get('searchCall')?.differences, [{ path: 'status', expected: '200', found: '503 Away' }]);
  assert.is(of.get('meCall')?.state, 'missing');
  assert.is(of.get('followCall')?.state, 'missing');
  assert.is(of.get('productPageCall')?.reason, 'no product found by the search');
});

test('reports writes that a host takes without a csrf token', async () => {
  const ask = asking();
  const careless: typeof fetch = async (input, init) =>
    init?.method && init.method !== 'GET' ? new Response('{}') : ask(input, init);
  const found = await broken(careless);
  assert.ok(
    found.length > 5 && found.every(({ method, state }) => method !== 'GET' && state === 'differing'),
  );
});

test('is a command: an exit code, lines to read, JSON for machines', async () => {
  const written: string[] = [];
  const run = (ask: typeof fetch, ...args: string[]) => {
    written.length = 0;
    return checkCommand(args, contract, { ask, write: text => void written.push(text) });
  };
  assert.is(await run(asking(), 'check', 'http://host.example'), 0);
  assert.match(
    written.join('\n'),
    /As a guest\nholding +page[\s\S]*\d+ holding, 0 differing, 0 missing, 0 unasked\n/,
  );
  const wrong = asking(body => body.replace(/"suggestions":\[/, '"suggestion":['));
  assert.is(await run(wrong, 'check', 'http://host.example', '--json'), 1);
  const { summary, runs } = JSON.parse(written.join());
  assert.is(summary.differing, 1);
  assert.is(
    runs[0].checks.find((one: { state: string }) => one.state === 'differing').name,
    'instantSearchCall',
  );
  assert.is(await run(asking(), 'check', 'nowhere'), 2);
});
