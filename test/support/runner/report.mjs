/** Counts and prints what went well and what did not. */
const total = { passed: 0, failed: 0, skipped: 0 };
const skipReasons = [];
/** What is said once more at the end: files that failed, or did at first. */
const remarks = [];
/** Longest output of a failure, lines: a compared document would push everything else out of sight. */
const maxLines = 80;
/** When each phase began and ended, ms. */
const phases = new Map();

const seconds = ms => `${(ms / 1000).toFixed(1)} s`;

/** One line for what went well, everything for what did not; `ms` ago it began, and it ends now. */
function report(phase, name, counts, ms, output) {
  for (const what of Object.keys(total)) total[what] += counts[what];
  const now = performance.now();
  phases.set(phase, { from: Math.min(phases.get(phase)?.from ?? now, now - ms), to: now });
  const figures = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  console.log(`${counts.failed > 0 ? 'FAIL' : 'ok  '} ${name}  ${figures.join(', ')}  ${seconds(ms)}`);
  if (counts.failed === 0) return;
  remarks.push(`failed ${name}`);
  printOutput(output);
}

function printOutput(output) {
  const lines = output.trim().split('\n');
  const middle = lines.length > maxLines ? [`… ${lines.length - maxLines} lines …`] : [];
  const shown = [
    ...lines.slice(0, maxLines / 2),
    ...middle,
    ...lines.slice(maxLines / 2).slice(-maxLines / 2),
  ];
  console.log(`\n${shown.join('\n').replace(/^/gm, '  ')}\n`);
}

/**
 * Reports a step that goes well or fails as a whole.
 * @param {() => Promise<string | null>} attempt what is wrong, or null
 * @returns whether it went well
 */
export async function check(name, attempt) {
  const startedAt = performance.now();
  const failure = await attempt();
  const counts = { passed: failure === null ? 1 : 0, failed: failure === null ? 0 : 1, skipped: 0 };
  report(name, name, counts, performance.now() - startedAt, failure ?? '');
  return failure === null;
}

/** The counts that uvu prints at its end; absent when the file crashed before. */
function countsOf(output) {
  const read = label => Number(new RegExp(`^\\s+${label}:\\s+(\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [all, passed, skipped] = [read('Total'), read('Passed'), read('Skipped')];
  return { passed, failed: all - passed, skipped };
}

/** @param {import('./pool.mjs').FileResult} result */
export function reportFile(phase, file, { output, code, isLate, ms }) {
  const counts = countsOf(output);
  // A test file says `skipped: why` on a line of its own when this machine lacks what it needs.
  for (const [, reason] of output.matchAll(/^skipped: (.+)$/gm)) skipReasons.push(`${file}: ${reason}`);
  let remark = '';
  if (isLate) remark = `ended after ${seconds(ms)}: it hangs, or something it started was not released`;
  else if (code !== 0 && counts.failed === 0) remark = `ended with exit code ${code}`;
  else if (counts.passed + counts.failed + counts.skipped === 0) remark = 'contains no test';
  if (remark && counts.failed === 0) counts.failed = 1;
  report(phase, file, counts, ms, `${output.trim()}\n${remark}`);
}

/** Says that a file failed beside others; how it does by itself is reported later. */
export function reportFirstFailure(file, { output, ms }) {
  remarks.push(`failed at first ${file}`);
  console.log(`once more ${file}  ${seconds(ms)}`);
  printOutput(output);
}

/** Prints how long each phase took, and the counts. @returns whether nothing failed */
export function conclude() {
  for (const remark of remarks) console.log(remark);
  for (const reason of skipReasons) console.log(`skipped ${reason}`);
  console.log('');
  for (const [phase, { from, to }] of phases) console.log(`${phase.padEnd(24)} ${seconds(to - from)}`);
  console.log(`${'in all'.padEnd(24)} ${seconds(performance.now())}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed === 0;
}
