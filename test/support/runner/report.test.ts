import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startReport } from './report.mjs';

/** The output of uvu at the end of a file. */
const counts = (passed: number, failed = 0, skipped = 0) =>
  `  Total:     ${passed + failed}\n  Passed:    ${passed}\n  Skipped:   ${skipped}\n`;
const result = (output: string, code = 0) => ({ output, code, isLate: false, ms: 1 });

function reported() {
  const lines: string[] = [];
  return { lines, report: startReport(line => lines.push(line)) };
}

test('ends with the counts alone', async () => {
  const { lines, report } = reported();
  report.addFile('unit tests', 'a.test.ts', result(counts(3)));
  await report.check('types', async () => null);
  assert.ok(report.conclude());
  assert.is(lines.at(-1), '\n4 passed, 0 failed');
  assert.not.match(lines.join('\n'), /second time|skipped/);
});

test('counts what is skipped, and says why and what installs it', () => {
  const { lines, report } = reported();
  const output = `skipped: Ruby is not installed here. To install: sh install.sh\n${counts(0, 0, 5)}`;
  report.addFile('browser tests', 'rails.test.ts', result(output));
  assert.ok(report.conclude());
  assert.ok(
    lines.includes('skipped rails.test.ts: Ruby is not installed here. To install: sh install.sh'),
    lines.join('\n'),
  );
  assert.is(lines.at(-1), '\n0 passed, 0 failed, 5 skipped');
});

test('counts the files that passed only the second time, and not those that failed twice', () => {
  const { lines, report } = reported();
  for (const file of ['a.test.ts', 'b.test.ts']) report.addFirstFailure(file, result(counts(0, 1), 1));
  report.addFile('browser tests', 'a.test.ts', result(counts(1)));
  report.addFile('browser tests', 'b.test.ts', result(counts(0, 1), 1));
  assert.not(report.conclude());
  assert.equal(lines.slice(-2), ['\npassed the second time: 1 file (a.test.ts)', '\n1 passed, 1 failed']);
  assert.ok(lines.includes('failed b.test.ts'));
});

test('takes a file without a test for a failure, and one that ends in error after its tests', async () => {
  const { lines, report } = reported();
  report.addFile('unit tests', 'empty.test.ts', result(''));
  report.addFile('unit tests', 'late.test.ts', result(counts(2), 1));
  await report.check('style', async () => 'a line is too long');
  assert.not(report.conclude());
  assert.is(lines.at(-1), '\n2 passed, 3 failed');
  for (const why of [/contains no test/, /exit code 1/, /a line is too long/])
    assert.match(lines.join('\n'), why);
});

test.run();
