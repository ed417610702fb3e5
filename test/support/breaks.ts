/**
 * Tries the breaks of `breaks.txt`, one after the other, in a copy of the project: a test has to fail with each.
 * `npm run test:breaks` tries all of them, `npm run test:breaks -- domain/links` those whose file contains the word.
 * A break is judged by the tests that import its file and need neither a host, nor a browser, nor a bundle.
 * Ends with 1 when a break survives, or when its text no longer stands in the file once.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Break {
  readonly file: string;
  readonly mistake: string;
  readonly from: string;
  readonly to: string;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const copy = join(root, `.tmp/breaks-${process.pid}`);
/** Test files that are tried for each break. A break that only more distant ones notice has no test of its own. */
const nearestTests = 24;
const limitMs = 120_000;

function readBreaks(): Break[] {
  const blocks = readFileSync(join(root, 'test/support/breaks.txt'), 'utf8').split('\n\n').slice(1);
  return blocks.map(block => {
    const [, file = '', mistake = '', from = '', to = ''] =
      /^([^:]+): (.+)\n- (.+)\n\+ ?(.*)\n?$/.exec(block) ?? [];
    if (!file) throw new Error(`breaks.txt: no break can be read from\n${block}`);
    return { file, mistake, from, to };
  });
}

/** The files that a file imports, by their paths from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import\(?)\s*['"](\.[^'"]+)['"]/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

/** Test files by the number of imports that lead from them to a file. */
function createDistances(): (file: string) => string[] {
  const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map(name => `test/${name}`)
    .filter(
      name =>
        /\.test\.tsx?$/.test(name) &&
        !/^test\/((browser|bench|host|world)\/|build\/(package|product)\b)/.test(name),
    );
  const importers = new Map<string, string[]>();
  const known = new Set(tests);
  for (const file of known)
    for (const imported of importsOf(file).filter(path => existsSync(join(root, path)))) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      known.add(imported);
    }
  return file => {
    const reached = new Set([file]);
    for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
    const mirror = dirname(file).replace(/^src/, 'test');
    const found = [...reached].filter(one => tests.includes(one));
    const isNear = (one: string) => one.startsWith(`${mirror}/`) || one.startsWith(`${mirror}.`);
    return [...found.filter(isNear), ...found.filter(one => !isNear(one))].slice(0, nearestTests);
  };
}

/** The first test files that fail, the nearest ones tried first. */
async function failing(tests: readonly string[]): Promise<string[]> {
  const { runFiles } = (await import(
    join(copy, 'test/support/runner/pool.mjs')
  )) as typeof import('./runner/pool.mjs');
  const failed: string[] = [];
  for (const batch of [tests.slice(0, 4), tests.slice(4, 12), tests.slice(12)]) {
    await runFiles([...batch], { lanes: [() => true, () => true], limitMs }, (test, { code }) => {
      if (code !== 0) failed.push(test);
    });
    if (failed.length > 0) break;
  }
  return failed;
}

async function judge({ file, from, to }: Break): Promise<string> {
  const source = readFileSync(join(root, file), 'utf8');
  if (source.split(from).length !== 2) return 'no longer matches';
  const put = (text: string) => writeFileSync(join(copy, file), text);
  const tests = testsOf(file);
  put(source.replace(from, () => to));
  const failed = await failing(tests).finally(() => put(source));
  if (failed.length === 0) return `survived ${tests.length} test files`;
  const unfit = await failing(failed);
  if (unfit.length > 0) return `unclear: ${unfit.join(', ')} fails without the break, too`;
  return `killed by ${failed.join(', ')}`;
}

const words = process.argv.slice(2);
const breaks = readBreaks().filter(
  ({ file }) => words.length === 0 || words.some(word => file.includes(word)),
);
if (breaks.length === 0) {
  console.error(`none matches ${words.join(', ')}`);
  process.exit(1);
}
const testsOf = createDistances();
mkdirSync(copy, { recursive: true });
try {
  for (const name of ['src', 'test', 'fixtures', 'build.mjs', 'package.json', 'README.md', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const one of breaks) {
    const verdict = await judge(one);
    if (!verdict.startsWith('killed')) process.exitCode = 1;
    console.log(`${one.file}: ${one.mistake}\n  ${verdict}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
