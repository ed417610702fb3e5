import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../../src/api/decode.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Within the repository, so that packages are found. */
const bundle = join(root, `.tmp/shape-${process.pid}.mjs`);

interface Node {
  readonly type?: string;
  readonly expects?: string | null;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly options?: readonly (Node | string)[];
  readonly pipe?: readonly Node[];
  readonly getter?: (input: unknown) => Node;
  '~run'?(dataset: object, config: object): { issues?: readonly { expected: string | null }[] };
}
type Contract = Record<string, Record<string, unknown>>;

const files = (await readdir(join(root, 'src/contract'))).filter(
  name => name.endsWith('.ts') && name !== 'shape.ts',
);
const contents = files.map((name, index) => `export * as m${index} from './src/contract/${name}';`).join('');

/** The whole contract: with valibot itself, and as the bundle has it. */
let real: Contract;
let bundled: Contract;

test.before(async () => {
  const modules = files.map(
    async (name, index) => [`m${index}`, await import(`../../src/contract/${name}`)] as const,
  );
  real = Object.fromEntries(await Promise.all(modules));
  await esbuild.build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    alias: { valibot: './src/contract/shape.ts' },
    bundle: true,
    format: 'esm',
    outfile: bundle,
  });
  bundled = (await import(pathToFileURL(bundle).href)) as Contract;
});
test.after(() => rm(bundle, { force: true }));

const samples = [undefined, null, true, '', 'true', 'card', -1, 0, 0.5, 1, 1.5, 5.5, Number.NaN, {}, []];

/** What decoding sees of a schema, as plain data. Where a schema comes back to itself it is cut. */
function describe(node: Node | string, depth = 0): unknown {
  if (typeof node === 'string' || depth > 12) return typeof node;
  const { type, expects, entries, wrapped, item, value, options, pipe, getter } = node;
  const below = (one: Node | undefined) => one && describe(one, depth + 1);
  const isLeaf = !entries && !wrapped && !item && !value && !getter && type !== 'union';
  return {
    type,
    expects,
    entries: entries && Object.entries(entries).map(([name, entry]) => [name, below(entry)]),
    wrapped: below(wrapped),
    item: below(item),
    value: below(value),
    getter: below(getter?.({})),
    options: type === 'union' ? options?.map(option => describe(option, depth + 1)) : undefined,
    rules: pipe?.length,
    verdicts: isLeaf
      ? samples.map(sample => node['~run']?.({ value: sample }, {}).issues?.[0]?.expected)
      : undefined,
  };
}

const isSchema = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '~run' in value;
const isCall = (value: unknown): value is { params: Node; answer: Node } =>
  typeof value === 'object' && value !== null && 'answer' in value && 'params' in value;

test('gives every call and entity of the contract the shape that valibot gives it', () => {
  let compared = 0;
  for (const [module, exported] of Object.entries(real))
    for (const [name, value] of Object.entries(exported)) {
      const other = bundled[module]?.[name];
      if (isCall(value)) {
        assert.equal(describe((other as typeof value).answer), describe(value.answer), name);
        assert.equal(describe((other as typeof value).params), describe(value.params), name);
      } else if (isSchema(value)) assert.equal(describe(other as Node), describe(value), name);
      else continue;
      compared += 1;
    }
  assert.ok(compared > 15, `only ${compared} compared`);
});

test('decodes and complains as with valibot', () => {
  const answer = {
    data: {
      current_page: '2',
      rounded_results_total_count: '1,200+',
      per_page: 2.5,
      search_results: [],
    },
  };
  const message = (contract: Contract) => {
    const call = Object.values(contract).find(module => 'searchCall' in module)?.searchCall;
    const { answer: schema } = call as { answer: Parameters<typeof decode>[0] };
    const read = (value: unknown) => {
      const issues: unknown[] = [];
      try {
        return [decode(schema, value, issue => issues.push(issue)), issues];
      } catch (error) {
        return (error as Error).message;
      }
    };
    const right = { data: { ...answer.data, per_page: 48, category: { id: 'x', name: 7, level: {} } } };
    return [read(answer), read(right), read({ data: [] }), read(null)];
  };
  assert.equal(message(bundled), message(real));
});

test.run();
