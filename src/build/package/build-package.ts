/**
 * Adds to dist/ what only the package needs, once the product is built: types, JSON Schemas, the helper for Rails, and the
 * commands as one file without dependencies. `npm pack` runs it.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { readExamples } from './contract/calls-page.ts';
import { contractFiles } from './contract/list.ts';
import { openApi } from './contract/openapi.ts';
import { appMetaSchema, contractSchema } from './contract/schema.ts';
import { helperFile } from './rails-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param outdir the folder with the built product */
export async function buildPackage(outdir = join(root, 'dist')): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await buildCheck(join(outdir, 'check.mjs'));
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
  await copyFile(join(folder, 'main.d.ts'), outfile);
  await rm(folder, { recursive: true });
}

/** In the repository the contract is read from its folder; here every module of it is imported by its name. */
async function buildCheck(outfile: string): Promise<void> {
  const files = await contractFiles();
  const lines = [
    ...files.map((name, index) => `import * as part${index} from './src/contract/${name}';`),
    `import { contractOf } from './src/build/contract/list.ts';`,
    `import { checkCommand, endWithPipe } from './src/build/contract/command.ts';`,
    `import { layFiles } from './src/build/rails-files.ts';`,
    `import { realpathSync } from 'node:fs';`,
    `import { dirname } from 'node:path';`,
    `const contract = contractOf([${files.map((_, index) => `part${index}`)}]);`,
    'endWithPipe();',
    'const [node, script, ...args] = process.argv;',
    `process.exitCode = args[0] === 'rails'
      ? await layFiles({ dist: dirname(realpathSync(script)), folder: args[1] })
      : await checkCommand(args, contract);`,
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPackage();
