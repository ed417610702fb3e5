/** What people and machines read of the contract is whole, right, and current. */
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeCalls } from '../../../src/build/contract/calls.ts';
import { callsInfo } from '../../../src/build/contract/calls-info.ts';
import { callsPage, pageExamples, pageFile, readExamples } from '../../../src/build/contract/calls-page.ts';
import { neededFields } from '../../../src/build/contract/calls-fields.ts';
import { readContract } from '../../../src/build/contract/list.ts';
import { openApi } from '../../../src/build/contract/openapi.ts';
import { appMetaSchema, contractSchema } from '../../../src/build/contract/schema.ts';
import { shapeOf } from '../../../src/build/contract/shape.ts';
import { readAppMeta } from '../../../src/host/app-meta.ts';
import { isRecord } from '../../../src/host/json.ts';
import { lateMetaOf } from '../../../src/host/late-meta.ts';
import { searchDefaults } from '../../../src/contract/search-params.ts';

const contract = await readContract();
const calls = describeCalls(contract);
const examples = await readExamples();

test('says of every call and parameter what it is, and of none that there is not', () => {
  assert.equal(Object.keys(callsInfo).sort(), [...contract.calls.keys()].sort());
  for (const { name, params, segments } of calls) {
    for (const one of params) assert.ok(one.about.length > 3, `${name}: ${one.name}`);
    for (const one of segments) assert.ok(one.about, `${name}: ${one.name}`);
  }
});

test('states the defaults that the bundle has', () => {
  const search = calls.find(({ name }) => name === 'searchCall');
  for (const { name, standard } of search?.params ?? []) {
    const own = searchDefaults[name as keyof typeof searchDefaults];
    if (standard !== undefined && name !== 'currency') assert.is(standard, String(own), name);
  }
});

test('has an example of every answer that is read, and each is right', () => {
  for (const all of [examples, pageExamples(calls, examples)]) {
    const wrong = [...contract.calls].flatMap(([name, { answer }]) =>
      name in all ? shapeOf(answer, all[name]).differences.map(one => `${name} ${one.path}`) : [],
    );
    assert.equal(wrong, []);
  }
  const lacking = [...contract.calls].filter(([name, { method }]) => method === 'GET' && !(name in examples));
  assert.equal(
    lacking.map(([name]) => name),
    [],
  );
});

test('says what an answer needs before what it may leave out, and each thing once', () => {
  const neededOf = (name: string) => {
    const call = contract.calls.get(name);
    assert.ok(call);
    return neededFields(call.answer);
  };
  assert.is(
    neededOf('searchCall'),
    '`data` (`current_page`, `rounded_results_total_count`, `per_page`, `search_results[]` (`encoded_product_id`, `title`, `internal_path`), `category`? (`id`, `name`)), `metrics`? (`price_read`? (`q`))',
  );
  assert.match(neededOf('productPageCall'), /`more_from_shop\[\]`\? \(as `similar_products`\), /);
  assert.match(neededOf('productCarouselCall'), /^of each row `encoded_product_id`/);
});

test('keeps what is asked in sight, and what is sent with every request on a line', () => {
  const page = callsPage(calls, examples);
  assert.match(page, '| `with_pictures` |');
  assert.match(page, '| `exchange_rates` |');
  assert.not.match(page, '| `json_request` |');
  assert.match(page, 'The parameters of `productReviewCall`, without `external_id`.');
  assert.ok(page.length < 85_000, `${page.length} characters`);
});

test('is written as the page of calls: after a change, run `npm run contract:page`', async () => {
  assert.is(await readFile(pageFile, 'utf8'), callsPage(calls, examples));
});

test('is OpenAPI 3.1 that refers to nothing that there is not', async () => {
  const document = await openApi('1.2.3', examples);
  const text = JSON.stringify(document);
  const { components } = document as { components: { schemas: object; responses: object } };
  const references = [...text.matchAll(/"\$ref":"#\/components\/(schemas|responses)\/([^"]+)"/g)];
  const missing = references.filter(([, kind, name = '']) => !(name in components[kind as 'schemas']));
  assert.equal(
    missing.map(([reference]) => reference),
    [],
  );
  assert.not.match(text, '#/$defs/');
  assert.match(text, /"created_at":\{"anyOf":\[\{"type":"string","format":"date-time"\}/);
  const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> };
  const listed = new Set(
    Object.entries(paths).flatMap(([path, of]) => Object.keys(of).map(verb => `${verb} ${path}`)),
  );
  assert.equal(listed, new Set(calls.map(({ call }) => `${call.method.toLowerCase()} ${call.path}`)));
});

test('says in OpenAPI what each field means', async () => {
  const { components } = (await openApi('1.2.3', examples)) as { components: { schemas: object } };
  assert.equal(fieldsWithoutWords(components.schemas), []);
});

function fieldsWithoutWords(value: unknown, path = ''): string[] {
  if (!isRecord(value))
    return Array.isArray(value) ? value.flatMap(one => fieldsWithoutWords(one, path)) : [];
  const { properties } = value;
  const own = isRecord(properties)
    ? Object.entries(properties).filter(([, one]) => !isRecord(one) || !one.description)
    : [];
  return [
    ...own.map(([name]) => `${path}.${name}`),
    ...Object.entries(value).flatMap(([name, one]) => fieldsWithoutWords(one, `${path}.${name}`)),
  ];
}

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
  // The texts are read by `messages/translate.ts`, which names each that it cannot use.
  const { messages: _, ...read } = properties;
  const silent = Object.keys(read).filter(
    name => !complaints.some(text => String(text).includes(`app_meta: ${name}`)),
  );
  assert.equal(silent, []);
});

test.run();
