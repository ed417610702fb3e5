/**
 * `npm test`: builds, checks types, style and architecture, then runs every test file in a process of its own.
 * `npm test -- search home` runs the matching test files only; `npm run check` the checks only.
 * Ends with `N passed, N failed`, and exits with 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, BuildError } from '../build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const inBrowser = /^test\/(browser|bench)\//;
/** A file that takes longer hangs: it is ended and counts as failed. */
const limitMs = { other: 120_000, browser: 240_000 };
/** Processes at a time, for two processors. Browser tests wait a good deal: for answers, paints and pauses in typing. */
const lanes = { other: 2, browser: 3 };

const total = { passed: 0, failed: 0, skipped: 0 };
const reasons = new Set();

/**
 * Runs a command to its end.
 * @returns {Promise<{ output: string, code: number | null, late: boolean }>} `late`: ended because of the limit
 */
function run(command, parameters, limit = 120_000) {
  return new Promise(resolve => {
    // A group of its own, so that a hung file is ended together with the browser it started.
    const child = spawn(command, parameters, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    let late = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        output += text;
      });
    }
    const timer = setTimeout(() => {
      late = true;
      stopGroup(child.pid);
    }, limit);
    running.add(child.pid);
    child.on('error', error => {
      output += error.message;
    });
    child.on('close', code => {
      clearTimeout(timer);
      running.delete(child.pid);
      resolve({ output, code, late });
    });
  });
}

const running = new Set();
function stopGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const pid of running) stopGroup(pid);
    process.exit(1);
  });
}

const seconds = startedAt => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** One line for what went well, everything for what did not. */
function report(name, counts, startedAt, output = '') {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const figures = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  console.log(`${counts.failed > 0 ? 'FAIL' : 'ok  '} ${name}  ${figures.join(', ')}  ${seconds(startedAt)}`);
  if (counts.failed > 0) console.log(`\n${output.trim().replace(/^/gm, '  ')}\n`);
}

async function check(name, attempt) {
  const startedAt = performance.now();
  const failure = await attempt();
  const counts = { passed: failure === null ? 1 : 0, failed: failure === null ? 0 : 1, skipped: 0 };
  report(name, counts, startedAt, failure ?? '');
  return failure === null;
}

const command = async (path, parameters) => {
  const { output, code } = await run(process.execPath, [join(root, 'node_modules', path), ...parameters]);
  return code === 0 ? null : output;
};

/** The counts that uvu prints at its end; absent when the file crashed before. */
function countsOf(output) {
  const read = label => Number(new RegExp(`^\\s+${label}:\\s+(\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [all, passed, skipped] = [read('Total'), read('Passed'), read('Skipped')];
  return { passed, failed: all - passed, skipped };
}

/** A test file says `skipped: why` on a line of its own when this machine lacks what it needs. */
const skipReasons = output => [...output.matchAll(/^skipped: (.+)$/gm)].map(([, reason]) => reason);

async function runFile(file) {
  const startedAt = performance.now();
  const limit = inBrowser.test(file) ? limitMs.browser : limitMs.other;
  const { output, code, late } = await run(process.execPath, ['--import', 'tsx', file], limit);
  const counts = countsOf(output);
  for (const reason of skipReasons(output)) reasons.add(`${file}: ${reason}`);
  let remark = '';
  if (late) remark = `ended after ${limit / 1000} s: it hangs, or something it started was not released`;
  else if (code !== 0 && counts.failed === 0) remark = `ended with exit code ${code}`;
  else if (counts.passed + counts.failed + counts.skipped === 0) remark = 'contains no test';
  if (remark && counts.failed === 0) counts.failed = 1;
  report(file, counts, startedAt, `${output.trim()}\n${remark}`);
}

/**
 * Starts what the browser tests share, and tells them where it is. They start their own when it cannot be had.
 * @returns ends it
 */
async function startShared() {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/shared.ts'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child.pid);
  const ended = new Promise(resolve => {
    child.on('close', resolve);
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    output += text;
  });
  const line = new Promise(resolve => {
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text;
      if (/^\{.*\}$/m.test(output)) resolve(/^\{.*\}$/m.exec(output)[0]);
    });
  });
  const told = await Promise.race([line, ended.then(() => null)]);
  if (told) {
    const { host, browser } = JSON.parse(told);
    Object.assign(process.env, { TEST_HOST: host, TEST_BROWSER: browser });
    console.log(`     fixture host and browser ready  ${seconds(startedAt)}`);
  } else report('fixture host and browser', { passed: 0, failed: 1, skipped: 0 }, startedAt, output);
  return async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => stopGroup(child.pid), 5_000);
    await ended;
    clearTimeout(timer);
    running.delete(child.pid);
  };
}

async function inLanes(files, count) {
  const queue = [...files];
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await runFile(file);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

function testFiles(patterns) {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.test\.tsx?$/.test(name) && !name.endsWith('architecture.test.ts'))
    .filter(name => patterns.length === 0 || patterns.some(pattern => name.includes(pattern)))
    .sort();
}

async function checks() {
  await Promise.all([
    check('types', () => command('typescript/bin/tsc', ['-p', '.'])),
    check('style', () => command('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.'])),
  ]);
  await runFile('test/architecture.test.ts');
}

async function main(parameters) {
  const checksOnly = parameters.includes('--checks');
  const patterns = parameters.filter(parameter => !parameter.startsWith('-'));
  if (!checksOnly) {
    const built = await check('build', () =>
      build({ mode: 'production' }).then(
        () => null,
        error => (error instanceof BuildError ? error.message : error.stack),
      ),
    );
    // Without a bundle the tests of the bundle would only repeat the failure; pure ones are still worth running.
    if (!built)
      console.log('  the tests below run against the bundle of an earlier build, if there is one\n');
  }
  const files = checksOnly ? [] : testFiles(patterns);
  const browserFiles = files.filter(file => inBrowser.test(file));
  // Takes its time, in which other things run.
  const shared = browserFiles.length > 1 ? startShared() : Promise.resolve(async () => {});
  if (checksOnly || patterns.length === 0) await checks();
  if (!checksOnly && files.length === 0)
    await check('test files', async () => `none matches ${patterns.join(', ')}`);
  await inLanes(
    files.filter(file => !inBrowser.test(file)),
    lanes.other,
  );
  const stopShared = await shared;
  await inLanes(browserFiles, lanes.browser);
  await stopShared();
  for (const reason of reasons) console.log(`skipped ${reason}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
