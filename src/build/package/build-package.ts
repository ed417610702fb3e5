/**
 * `npm run package`: makes the package in .tmp/package, once the product is built. What only the package needs is added to
 * dist/: types, schemas, the helper for Rails, and the commands as one file without dependencies.
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { routes } from '../../routes.ts';
import { readExamples } from '../contract/calls-page.ts';
import { contractFiles } from '../contract/list.ts';
import { openApi } from '../contract/openapi.ts';
import { appMetaSchema, contractSchema } from '../contract/schema.ts';
import { helperFile } from '../rails-files.ts';
import { contractTypes, eventTypes } from './types.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Adds what only the package needs to dist/. */
export async function buildPackage(): Promise<void> {
  const outdir = join(root, 'dist');
  const { version, contractVersion } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
    contractVersion: number;
  };
  const versions = `review-marketplace ${version}, contract ${contractVersion}`;
  await buildCheck(join(outdir, 'check.mjs'), version, versions);
  await mkdir(join(outdir, 'schemas'), { recursive: true });
  for (const [name, schema] of [
    ['calls', await contractSchema()],
    ['app-meta', appMetaSchema()],
    ['openapi', await openApi(version, await readExamples())],
  ] as const)
    await writeFile(join(outdir, 'schemas', `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  await writeTypes(join(outdir, 'marketplace.d.ts'));
  await copyFile(join(root, 'fixtures/rails', helperFile), join(outdir, helperFile));
}

/** The types of what the entry exports, as the compiler writes them. They need none of the files behind it. */
async function writeTypes(outfile: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = [
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--noCheck',
    '--ignoreConfig',
  ];
  const syntax = [
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--jsx',
    'react-jsx',
  ];
  const paths = ['--rewriteRelativeImportExtensions', '--rootDir', join(root, 'src'), '--outDir', folder];
  await promisify(execFile)(process.execPath, [
    compiler,
    join(root, 'src/main.ts'),
    ...options,
    ...syntax,
    ...paths,
  ]);
  const main = await readFile(join(folder, 'main.d.ts'), 'utf8');
  const events = await readFile(join(folder, 'host/events.d.ts'), 'utf8');
  const follows = await readFile(join(folder, 'contract/follow.d.ts'), 'utf8');
  const [declared = ''] =
    /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*export interface HostEvents[\s\S]*?^interface FailedCall[\s\S]*?^\}/m.exec(
      events,
    ) ?? [];
  await writeFile(
    outfile,
    [
      main,
      // The two names that events take from other files.
      /export type FollowClass = .*;/.exec(follows)?.[0] ?? '',
      `export type RouteName = ${Object.keys(routes)
        .map(one => `'${one}'`)
        .join(' | ')};`,
      eventTypes(declared.replace('export interface', 'interface')),
      contractTypes(await contractSchema()),
    ].join('\n'),
  );
  await rm(folder, { recursive: true });
}

/** Files that keep their places, so that links between them lead on. */
const guides = [
  'LICENSE',
  'fixtures/rails/README.md',
  'fixtures/rails/marketplace_helper.rb',
  ...['README.md', 'CALLS.md', 'LAYOUTS.md', 'dispute.ts'].map(name => `src/contract/${name}`),
  'src/ui/tokens.css',
];

/**
 * Puts the package together: dist/ without source maps, the guides, and a package.json of its own, which asks for no other
 * package.
 * @param folder is emptied first
 */
export async function assemblePackage(folder = join(root, '.tmp/package')): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: source => !source.endsWith('.map'),
  });
  for (const file of guides) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
  for (const file of ['README.md', 'CHANGELOG.md'])
    await copyFile(join(root, 'src/build/package', file), join(folder, file));
  const { name, version, description, license, type, engines } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const own = {
    ...{ name, version, description, license, type },
    keywords: ['reviews', 'marketplace', 'product-search', 'embeddable', 'widget', 'accessible'],
    // The script mounts the product by being loaded.
    sideEffects: true,
    exports: {
      '.': { types: './dist/marketplace.d.ts', default: './dist/marketplace.js' },
      './marketplace.css': './dist/marketplace.css',
      './tokens.css': './src/ui/tokens.css',
      './manifest.json': './dist/manifest.json',
      './schemas/*.json': './dist/schemas/*.json',
      './dist/*': './dist/*',
      './package.json': './package.json',
    },
    bin: { 'review-marketplace': 'dist/check.mjs' },
    engines,
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  return folder;
}

/** In the repository the contract is read from its folder; here every module of it is imported by its name. */
async function buildCheck(outfile: string, version: string, versions: string): Promise<void> {
  const files = await contractFiles();
  const lines = [
    ...files.map((name, index) => `import * as part${index} from './src/contract/${name}';`),
    `import { contractOf } from './src/build/contract/list.ts';`,
    `import { checkCommand, endWithPipe } from './src/build/contract/command.ts';`,
    `import { describeCalls } from './src/build/contract/calls.ts';`,
    `import { mockCommand } from './src/build/contract/mock.ts';`,
    `import examples from './src/build/contract/examples.json';`,
    `import { layFiles } from './src/build/rails-files.ts';`,
    `import { realpathSync } from 'node:fs';`,
    `import { dirname } from 'node:path';`,
    `const contract = contractOf([${files.map((_, index) => `part${index}`)}]);`,
    'endWithPipe();',
    'const [node, script, ...args] = process.argv;',
    `const dist = dirname(realpathSync(script));
    if (args[0] === '--version') console.log('${version}');
    else process.exitCode = args[0] === 'rails'
      ? await layFiles({ dist, folder: args[1] })
      : args[0] === 'mock'
        ? await mockCommand(args.slice(1), { calls: describeCalls(contract), examples, dist })
        : await checkCommand(args, contract, { versions: '${versions}' });`,
  ];
  await esbuild.build({
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // One script: it must not be taken for the one that was started.
    define: { 'import.meta.url': '""' },
    banner: { js: '#!/usr/bin/env node' },
    legalComments: 'none',
    logLevel: 'error',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPackage();
  const folder = await assemblePackage();
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--pack-destination', dirname(folder)],
    {
      cwd: folder,
    },
  );
  const [{ filename, size }] = JSON.parse(stdout) as [{ filename: string; size: number }];
  console.log(`${join(dirname(folder), filename)}: ${(size / 1e6).toFixed(2)} MB`);
}
