/** The contract as other hosts get it: the JSON Schema, and the check of a running host. */
import * as assert from 'uvu/assert';
import { checkContract } from '../../fixtures/host/contract-check.ts';
import { readContract } from '../../fixtures/host/contract-list.ts';
import { contractSchema } from '../../fixtures/host/contract-schema.ts';
import { hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('contract');

/** Asks the host without a network; `change` may spoil its answers. */
const asking =
  (change = (body: string) => body): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { body, statusCode } = await host.app.inject({ url: pathname + search, headers });
    return new Response(change(body), { status: statusCode });
  };
const broken = async (ask: typeof fetch, cookie?: string) =>
  (await checkContract('http://host.example', ask, cookie)).filter(({ problems }) => problems.length > 0);

test('is kept by every answer of this host', async () => {
  assert.equal(await broken(asking()), []);
  const { cookie } = await host.signedIn();
  assert.equal(await broken(asking(), cookie), []);
});

test('names the call and the field that do not fit', async () => {
  const spoilt = asking(body => body.replace(/"shipping_countries":\[.*\]/, '"shipping_countries":7'));
  const [found, ...others] = await broken(spoilt);
  assert.equal(others, []);
  assert.is(found?.name, 'shippingCountriesCall');
  assert.match(found?.problems.join() ?? '', /^shipping_countries: Invalid type: Expected Array/);
});

test('says what could not be asked, and why', async () => {
  const found = await broken(async () => new Response('gone', { status: 503, statusText: 'Away' }));
  const problems = new Map(found.map(one => [one.name, one.problems]));
  assert.equal(problems.get('searchCall'), ['answered 503 Away']);
  assert.equal(problems.get('productPageCall'), ['no product found by the search']);
});

test('becomes a JSON Schema that lists every call and holds all that it refers to', async () => {
  const { calls, $defs } = (await contractSchema()) as Record<'calls' | '$defs', Record<string, unknown>>;
  assert.equal(Object.keys(calls), [...(await readContract()).calls.keys()]);
  const references = JSON.stringify({ calls, $defs }).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g);
  const missing = [...references].map(([, name = '']) => name).filter(name => !($defs && name in $defs));
  assert.equal(missing, []);
});

test.run();
