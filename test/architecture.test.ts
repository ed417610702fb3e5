/** Holds what src/README.md says about the folders: who may import whom, and what no file may contain. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The layers below the folders that wire things together. */
const below = ['contract', 'messages', 'domain', 'host', 'loading', 'routing', 'api', 'state', 'ui'] as const;

/** The folders that each folder of src/ may import beside itself. Files directly in src/ tie everything together. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  messages: ['contract'],
  domain: ['contract', 'messages'],
  host: ['contract', 'messages'],
  loading: ['contract', 'messages', 'host'],
  routing: ['contract', 'messages', 'domain', 'host', 'loading'],
  api: ['contract', 'messages', 'domain', 'host', 'loading'],
  state: ['contract', 'messages', 'domain', 'host', 'loading', 'routing', 'api'],
  ui: ['contract', 'messages', 'domain', 'host', 'loading', 'routing'],
  // Shared by the product search and the store search.
  'search-filters': ['contract', 'messages', 'domain', 'loading', 'state', 'ui'],
  // The reviews of products and shops, on their pages.
  reviews: [...below, 'product-actions', 'search-bar'],
  // Stands in the header and on the home screen.
  'search-bar': [
    'contract',
    'messages',
    'domain',
    'host',
    'loading',
    'routing',
    'state',
    'ui',
    'product-actions',
  ],
  // The parts of every form that have state, and fields that call the host.
  forms: ['contract', 'messages', 'domain', 'host', 'loading', 'routing', 'state', 'ui'],
  // Shared by the private and the public profile.
  profiles: ['contract', 'messages', 'domain', 'routing', 'ui'],
  // Stands on the cards of several screens.
  'product-actions': ['contract', 'messages', 'host', 'loading', 'state', 'ui'],
  // Hosts that swap pages, and what stands meanwhile.
  turbo: ['contract', 'host', 'loading', 'routing'],
  shell: [...below, 'search-bar', 'turbo'],
  pages: [...below, 'search-bar', 'search-filters', 'product-actions', 'reviews', 'forms', 'profiles'],
  // What stands before the app: drawn by the build from the shell, so it is above it.
  frames: [...below, 'shell'],
  // From the script tag to the first paint: ties everything together.
  entry: [...below, 'search-bar', 'turbo', 'frames', 'shell', 'pages'],
};

/** Data that every layer reads; it imports nothing. */
const routeTable = 'src/routes.ts';

/** A package that only one folder may import. */
const doors: Record<string, string> = { wouter: 'routing', redaxios: 'api', jotai: 'state' };

/** A package that consists of types: nothing of it is bundled. */
const typesOnly = 'schema-dts';

interface Import {
  /** Paths from the repository's root. */
  readonly from: string;
  readonly to: string;
  readonly kind: 'static' | 'dynamic';
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.(tsx?|mjs)$/.test(name));
}

/** Imports and re-exports of a file, type imports included. `to` of a package is its bare name. */
function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = source.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, fixed, lazy]) => {
    const name = fixed ?? lazy ?? '';
    const to = name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : name;
    return { from: file, to: to.replaceAll('\\', '/'), kind: fixed ? 'static' : 'dynamic' };
  });
}

/** Steps of the build run on Node and are no part of the bundle. */
const sources = sourceFiles('src').filter(file => !file.startsWith('src/build/'));
const imports = sources.flatMap(importsOf);
const isInside = ({ to }: Import) => to.startsWith('src/');
/** `src/ui/card.tsx` → `ui`; null for files directly in src/. */
const folderOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
const write = ({ from, to }: Import) => `${from} → ${to}`;

test('finds imports to judge', () => {
  assert.ok(imports.length > 20, `only ${imports.length} imports found`);
});

test('gives each folder of src a place among the layers', () => {
  const unknown = sources.map(folderOf).filter(folder => folder !== null && !(folder in mayImport));
  assert.equal(unknown, []);
});

test('points imports down the layers only', () => {
  const wrong = imports.filter(isInside).filter(({ from, to }) => {
    const [importer, imported] = [folderOf(from), folderOf(to)];
    if (importer === null || importer === imported) return false;
    return imported === null ? to !== routeTable : !mayImport[importer]?.includes(imported);
  });
  assert.equal(wrong.map(write), []);
});

test('keeps pages apart from each other', () => {
  const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1];
  const wrong = imports.filter(({ from, to }) => {
    const [importer, imported] = [pageOf(from), pageOf(to)];
    return importer !== undefined && imported !== undefined && importer !== imported;
  });
  assert.equal(wrong.map(write), []);
});

test('keeps the route table free of imports', () => {
  assert.equal(imports.filter(({ from }) => from === routeTable).map(write), []);
});

test('imports no screen but the search: the others are loaded by the names of their files', () => {
  const found = imports.filter(({ from, to }) => folderOf(to) === 'pages' && folderOf(from) !== 'pages');
  assert.equal(found.map(write), ['src/entry/start.tsx → src/pages/search/index.tsx']);
});

for (const [name, folder] of Object.entries(doors)) {
  test(`imports ${name} in src/${folder} only`, () => {
    const wrong = imports.filter(({ from, to }) => packageOf(to) === name && folderOf(from) !== folder);
    assert.equal(wrong.map(write), []);
  });
}

test('reaches the search of the fixture host through its index alone', () => {
  const wrong = sourceFiles('fixtures')
    .filter(file => !file.startsWith('fixtures/host/search/'))
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith('fixtures/host/search/') && !to.endsWith('/index.ts'));
  assert.equal(wrong.map(write), []);
});

test('imports nothing into src from outside of it but the dependencies of the package', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const wrong = imports.filter(
    one => !isInside(one) && !(packageOf(one.to) in dependencies) && packageOf(one.to) !== typesOnly,
  );
  assert.equal(wrong.map(write), []);
});

test('takes what reaches out to other companies from the one place that asks for consent', () => {
  const pattern =
    /\bmeta\??\.(keys|videoEmbedBase)\b|\{[^{}]*\b(keys|videoEmbedBase)\b[^{}]*\}\s*=[^;]*\bmeta\b/;
  const wrong = sources.filter(file => pattern.test(readFileSync(join(root, file), 'utf8')));
  assert.equal(wrong, ['src/state/page/consent.ts']);
});

test('begins every id with the prefix of the product, whatever the host calls its own', () => {
  const pattern = /\bid=["'`](?!mp-)\w|\bid=\{`(?!mp-)\w|\b\w*Id = ['`](?!mp-)\w/;
  const wrong = sources.filter(file => pattern.test(readFileSync(join(root, file), 'utf8')));
  assert.equal(wrong, []);
});

test('uses no native that libraries of host pages replace with another', () => {
  const pattern = /\bArray\.from\b|\.entries\(\)|\bJSON\.stringify\b|\bfor \((?:const|let) \w+ in\b/;
  const wrong = sources.filter(file => pattern.test(readFileSync(join(root, file), 'utf8')));
  // It says what to take instead, and a loop over the properties of a record is one over the host's import map.
  assert.equal(wrong, ['src/contract/natives.ts', 'src/loading/built-files.ts']);
});

/**
 * Long lists render their cards by functions: a component for each part would cost a fifth of the script of a filter change.
 * Such a function is called `render…`, and the linter lets no hook into it. A component may get hooks, so none is called.
 */
test('calls no component as a function', () => {
  const texts = sources.map(file => [file, readFileSync(join(root, file), 'utf8')] as const);
  const declared = /\bfunction ([A-Z]\w*)|\bconst ([A-Z]\w*) = (?:memo|lazyComponent)\b/g;
  const components = texts.flatMap(([file, text]) =>
    file.endsWith('.tsx') ? [...text.matchAll(declared)].map(([, name, other]) => name ?? other) : [],
  );
  assert.ok(components.includes('ProductGrid'));
  const call = new RegExp(`(?<!function |new |[\\w.])(?:${[...new Set(components)].join('|')})\\(`);
  const wrong = texts.filter(([, text]) => call.test(text)).map(([file]) => file);
  assert.equal(wrong, []);
});

/** After a tap, phones leave what was tapped as if a pointer rested on it, and paint it before they say that it was pressed. */
test('answers a resting pointer only on devices that have one', async () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.css'),
  );
  assert.ok(sheets.length > 50);
  for (const sheet of sheets) {
    const text = readFileSync(join(root, 'src', sheet), 'utf8');
    // Nested rules are flat after that.
    const { code } = await transform(text, { loader: 'css', target: 'safari16', minify: true });
    const elsewhere = code.replace(/@media[^{]*\(hover: ?hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    assert.not.match(elsewhere.replaceAll(':not(:hover', ''), ':hover', sheet);
  }
});

test('writes the extension of every import', () => {
  const wrong = [...sources, ...sourceFiles('fixtures')]
    .flatMap(importsOf)
    .filter(({ to }) => /^(src|fixtures)\//.test(to) && !existsSync(join(root, to)));
  assert.equal(wrong.map(write), []);
});

test('has no circular imports', () => {
  const next = new Map<string, string[]>();
  for (const { from, to, kind } of imports)
    if (kind === 'static' && to.startsWith('src/')) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
  };
  for (const file of next.keys()) visit(file, []);
  assert.equal(circles, []);
});

/** Files under version control; null where this is no git checkout, an unpacked archive for instance. */
function trackedFiles(): string[] | null {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return list.split('\0').filter(name => name && existsSync(join(root, name)));
  } catch {
    return null;
  }
}

test('names no folder of anybody’s machine and no package registry in any file', () => {
  const homes = String.raw`/(?:home|Users)/[a-z][\w-]*/|[A-Z]:\\Users\\`;
  const registries = String.raw`"resolved":|registry\.(?:npmjs|yarnpkg)|npm\.pkg\.`;
  const checkout = [root, dirname(root)].filter(path => path.length > 1).map(path => `${path}/`);
  const pattern = new RegExp(`${homes}|${registries}`);
  const wrong = (trackedFiles() ?? [])
    .filter(
      name => !/\.(webp|png|jpe?g|avif|webm|woff2?)$/.test(name) && name !== 'test/architecture.test.ts',
    )
    .filter(name => {
      const text = readFileSync(join(root, name), 'utf8');
      return pattern.test(text) || checkout.some(path => new RegExp(`(?<![\\w.*])${path}`).test(text));
    });
  assert.equal(wrong, []);
});

test.run();
