/** Counts and prints what went well and what did not. */

/**
 * @typedef {import('./pool.mjs').FileResult} FileResult
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** Longest output of a failure, lines: a compared document would push everything else out of sight. */
const maxLines = 80;

/** @param {number} ms */
const seconds = ms => `${(ms / 1000).toFixed(1)} s`;

/** The counts that uvu prints at its end; none when the file crashed before. @param {string} output */
function countsOf(output) {
  const read = (/** @type {string} */ label) =>
    Number(new RegExp(`^\\s+${label}:\\s+(\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [all, passed, skipped] = [read('Total'), read('Passed'), read('Skipped')];
  return { passed, failed: all - passed, skipped };
}

/** @param {string} output */
function cut(output) {
  const lines = output.trim().split('\n');
  const middle = lines.length > maxLines ? [`… ${lines.length - maxLines} lines …`] : [];
  const shown = [
    ...lines.slice(0, maxLines / 2),
    ...middle,
    ...lines.slice(maxLines / 2).slice(-maxLines / 2),
  ];
  return `\n${shown.join('\n').replace(/^/gm, '  ')}\n`;
}

/**
 * The report of one run.
 * @param {(line: string) => void} print
 */
export function startReport(print) {
  /** @type {Counts} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failed = [];
  /** @type {Set<string>} */
  const failedFirst = new Set();
  /** @type {string[]} */
  const skipReasons = [];
  /** When each phase began and ended, ms. @type {Map<string, { from: number, to: number }>} */
  const phases = new Map();

  /**
   * Prints one line for what went well, everything for what did not.
   * @param {string} phase
   * @param {string} name
   * @param {Counts} counts
   * @param {number} ms how long it took, up to now
   * @param {string} output
   */
  function add(phase, name, counts, ms, output) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const now = performance.now();
    phases.set(phase, { from: Math.min(phases.get(phase)?.from ?? now, now - ms), to: now });
    const figures = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${what}`);
    print(`${counts.failed > 0 ? 'FAIL' : 'ok  '} ${name}  ${figures.join(', ')}  ${seconds(ms)}`);
    if (counts.failed === 0) return;
    failed.push(name);
    print(cut(output));
  }

  return {
    /**
     * Reports a step that goes well or fails as a whole.
     * @param {string} name
     * @param {() => Promise<string | null>} attempt what is wrong, or null
     * @returns whether it went well
     */
    async check(name, attempt) {
      const startedAt = performance.now();
      const failure = await attempt();
      const counts = { passed: failure === null ? 1 : 0, failed: failure === null ? 0 : 1, skipped: 0 };
      add(name, name, counts, performance.now() - startedAt, failure ?? '');
      return failure === null;
    },

    /**
     * @param {string} phase
     * @param {string} file
     * @param {FileResult} result
     */
    addFile(phase, file, { output, code, isLate, ms }) {
      const counts = countsOf(output);
      // A test file says `skipped: why` on a line of its own when this machine lacks what it needs.
      for (const [, reason] of output.matchAll(/^skipped: (.+)$/gm)) skipReasons.push(`${file}: ${reason}`);
      let remark = '';
      if (isLate) remark = `ended after ${seconds(ms)}: it hangs, or something it started was not released`;
      else if (code !== 0 && counts.failed === 0) remark = `ended with exit code ${code}`;
      else if (counts.passed + counts.failed + counts.skipped === 0) remark = 'contains no test';
      if (remark && counts.failed === 0) counts.failed = 1;
      add(phase, file, counts, ms, `${output.trim()}\n${remark}`);
    },

    /**
     * Says that a file failed beside others. Its second run, by itself, is added later.
     * @param {string} file
     * @param {FileResult} result
     */
    addFirstFailure(file, { output, ms }) {
      failedFirst.add(file);
      print(`once more ${file}  ${seconds(ms)}`);
      print(cut(output));
    },

    /** Prints what deserves a look, how long each phase took, and the counts. @returns whether nothing failed */
    conclude() {
      const second = [...failedFirst].filter(file => !failed.includes(file));
      for (const name of failed) print(`failed ${name}`);
      for (const reason of skipReasons) print(`skipped ${reason}`);
      print('');
      for (const [phase, { from, to }] of phases) print(`${phase.padEnd(24)} ${seconds(to - from)}`);
      print(`${'in all'.padEnd(24)} ${seconds(performance.now())}`);
      if (second.length > 0)
        print(
          `\npassed the second time: ${second.length} ${second.length === 1 ? 'file' : 'files'} (${second.join(', ')})`,
        );
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
      print(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
      return total.failed === 0;
    },
  };
}
