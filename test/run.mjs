/**
 * `npm test`: builds, checks types and style, and runs every test file.
 * `npm test -- search home` checks types and runs the matching test files only, and builds where one of them needs it.
 * `npm run check`: types, style and architecture only.
 * Ends with `N passed, N failed` and, if any, `, N skipped`; exits with 1 when anything failed.
 *
 * A test file is a uvu file that works by itself, too: `node --import tsx test/ui/chip.test.tsx`. Here a few processes
 * run the files one after the other (support/runner/worker.mjs). Each file gets modules, globals and a document of its
 * own; packages are shared. A file ends when its tests are over and nothing that it started is left.
 */
import '../src/build/node-version.mjs';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, BuildError } from '../build.mjs';
import { root, runProgram, startNode } from './support/runner/command.mjs';
import { runFiles } from './support/runner/pool.mjs';
import { startReport } from './support/runner/report.mjs';

const help = `npm test               builds, checks types and style, and runs every test file
npm test -- WORD ...   checks types, and runs the files whose path contains a word
npm run check          types, style and architecture only`;

/** @typedef {{ name: string, path: RegExp, needsBundle: boolean }} Kind */

/**
 * A file belongs to the first kind that matches. The longest kind comes first, so that no lane ends long before the others.
 * @type {[Kind, Kind, ...Kind[]]}
 */
const kinds = [
  { name: 'browser tests', path: /^test\/(browser|bench)\//, needsBundle: true },
  { name: 'host and build tests', path: /^test\/(host|world|build)\//, needsBundle: true },
  { name: 'component tests', path: /\.tsx$/, needsBundle: false },
  { name: 'unit tests', path: /./, needsBundle: false },
];
const [browserTests, hostTests] = kinds;
/** @param {string} file */
const kindOf = file => kinds.find(({ path }) => path.test(file)) ?? browserTests;

const report = startReport(line => console.log(line));

/**
 * Processes at a time, for two processors: browser tests wait a good deal for answers and paints. One takes the tests of the
 * host first: to open a database and read the host's modules costs as much as four of their files.
 */
const lanes = [browserTests, browserTests, hostTests].map(
  kind => (/** @type {string} */ file) => kindOf(file) === kind,
);
/** Longest time of one file, ms. */
const limitMs = 240_000;

/**
 * A file that fails beside others runs once more by itself, and that run counts; the report names it in any case.
 * @param {string[]} files
 * @param {Promise<unknown>} [ready] the bundle, and the host that the browser tests share
 */
async function runAndReport(files, ready) {
  /** @type {string[]} */
  const failed = [];
  await runFiles(
    files,
    { lanes, limitMs, ready, canRunEarly: file => !kindOf(file).needsBundle },
    (file, result) => {
      if (result.code === 0) return report.addFile(kindOf(file).name, file, result);
      report.addFirstFailure(file, result);
      failed.push(file);
    },
  );
  await runFiles(failed, { lanes: [() => true], limitMs }, (file, result) =>
    report.addFile(kindOf(file).name, file, result),
  );
}

/** Files that take longer than their size suggests. */
const longest =
  /(isolation|screens|languages|frames|page-(habits|swaps)|rails|old-libraries|host-styles|import-then-start|review-plans|host\/search|contract\/check|pool)\.test/;

/** @param {string} file */
const weightOf = file => (longest.test(file) ? 1e6 : statSync(join(root, file)).size);

/**
 * The files of a kind by their size, a rough measure of how long they take: the longest first.
 * @param {string[]} patterns
 */
function testFiles(patterns) {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.test\.tsx?$/.test(name))
    .filter(name => patterns.length === 0 || patterns.some(pattern => name.includes(pattern)))
    .sort((one, other) => weightOf(other) - weightOf(one));
  return kinds.flatMap(kind => files.filter(file => kindOf(file) === kind));
}

/**
 * Starts the host that the browser tests share, and passes its address on. Without it each file starts its own.
 * @returns a function that ends it
 */
async function startSharedHost() {
  let output = '';
  let onLine = (/** @type {string} */ _line) => {};
  /** @type {Promise<string>} */
  const line = new Promise(resolve => {
    onLine = resolve;
  });
  const { child, ended, kill } = startNode(
    ['--import', 'tsx', 'test/support/shared-host.ts'],
    'ignore',
    text => {
      output += text;
      const found = /^http:.+$/m.exec(output);
      if (found) onLine(found[0]);
    },
  );
  await report.check('host', async () => {
    const origin = await Promise.race([line, ended.then(() => null)]);
    if (!origin) return output;
    process.env.TEST_HOST = origin;
    return null;
  });
  return async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, 5_000);
    await ended;
    clearTimeout(timer);
  };
}

async function buildBundle() {
  const isBuilt = await report.check('build', () =>
    build({ mode: 'production' }).then(
      () => null,
      error => (error instanceof BuildError ? error.message : error.stack),
    ),
  );
  // Without a bundle the tests of the bundle would only repeat the failure; others are still worth running.
  if (!isBuilt) console.log('  tests of the bundle run against an earlier build, if any\n');
}

/** By one thread: several would work out most types several times, on processors that tests keep busy. */
const checkTypes = () =>
  report.check('types', () =>
    runProgram('typescript/bin/tsc', [
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      '.tmp/types.tsbuildinfo',
      '--singleThreaded',
    ]),
  );
const checkStyle = () =>
  report.check('style', () => runProgram('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']));

/** @param {string[]} files */
async function runTests(files) {
  const built = files.some(file => kindOf(file).needsBundle) ? buildBundle() : null;
  const started = files.filter(file => kindOf(file) === browserTests).length > 1 ? startSharedHost() : null;
  await runAndReport(files, Promise.all([built, started]));
  await (await started)?.();
}

/** @param {string[]} parameters */
async function main(parameters) {
  if (parameters.some(word => /^(--help|-h)$/.test(word))) {
    console.log(help);
    process.exit();
  }
  if (parameters.includes('--checks')) {
    await Promise.all([checkTypes(), checkStyle(), runAndReport(['test/architecture.test.ts'])]);
    return;
  }
  const patterns = parameters.filter(parameter => !parameter.startsWith('-'));
  const files = testFiles(patterns);
  if (files.length === 0) await report.check('test files', async () => `none matches ${patterns.join(', ')}`);
  await Promise.all([checkTypes(), patterns.length === 0 ? checkStyle() : null, runTests(files)]);
}

await main(process.argv.slice(2));
process.exitCode = report.conclude() ? 0 : 1;
