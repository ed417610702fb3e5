/** The contract as other hosts get it: the JSON Schema, and the check of a running host. */
import * as assert from 'uvu/assert';
import { checkContract } from '../../../src/build/contract/check.ts';
import { checkCommand } from '../../../src/build/contract/command.ts';
import { readContract } from '../../../src/build/contract/list.ts';
import { appMetaSchema, contractSchema } from '../../../src/build/contract/schema.ts';
import { readAppMeta } from '../../../src/host/app-meta.ts';
import { lateMetaOf } from '../../../src/host/late-meta.ts';
import { hostSuite } from '../../host/host-suite.ts';

const { test, host } = hostSuite('contract');

/** Asks the host without a network; `change` may spoil its answers. */
const asking =
  (change = (body: string) => body): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { method = 'GET', body: payload } = init ?? {};
    const { body, statusCode } = await host.app.inject({
      ...{ method: method as 'GET', url: pathname + search, headers },
      ...(payload && { payload: String(payload) }),
    });
    return new Response(change(body), { status: statusCode });
  };
const contract = await readContract();
const broken = async (ask: typeof fetch, cookie = '') =>
  (await checkContract('http://host.example', { contract, ask, cookie })).filter(
    ({ state }) => state !== 'holding',
  );

test('is kept by every answer and the page of this host', async () => {
  assert.equal(await broken(asking()), []);
  const { cookie } = await host.signedIn();
  assert.equal(await broken(asking(), cookie), []);
});

test('names the call and the field that do not fit', async () => {
  const spoilt = asking(body => body.replace(/"shipping_countries":\[.*\]/, '"shipping_countries":7'));
  assert.equal(await broken(spoilt), [
    {
      ...{ name: 'shippingCountriesCall', method: 'GET', address: '/shipping_countries.json' },
      state: 'differing',
      differences: [{ path: 'shipping_countries', expected: 'Array', found: '7' }],
    },
  ]);
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

test('becomes a JSON Schema that lists every call and holds all that it refers to', async () => {
  const { calls, $defs } = (await contractSchema()) as Record<'calls' | '$defs', Record<string, unknown>>;
  assert.equal(Object.keys(calls), [...contract.calls.keys()]);
  const references = JSON.stringify({ calls, $defs }).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g);
  const missing = [...references].map(([, name = '']) => name).filter(name => !($defs && name in $defs));
  assert.equal(missing, []);
});

test('describes app_meta as the bundle reads it', () => {
  const { properties } = appMetaSchema() as { properties: Record<string, object> };
  const complaints: unknown[] = [];
  const { error } = console;
  console.error = (text: unknown) => void complaints.push(text);
  // A field of the wrong type is complained about if it is read at all.
  const meta = {
    textContent: JSON.stringify(Object.fromEntries(Object.keys(properties).map(name => [name, [7]]))),
  };
  lateMetaOf(
    readAppMeta({ getElementById: () => ({ ...meta, dataset: {}, getAttribute: () => null }) } as never),
  );
  console.error = error;
  const silent = Object.keys(properties).filter(
    name => !complaints.some(text => String(text).includes(`app_meta: ${name}`)),
  );
  assert.equal(silent, []);
});

test.run();
