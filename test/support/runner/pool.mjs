import { startNode } from './command.mjs';

const worker = 'test/support/runner/worker.mjs';
/** Room for young objects, MB: documents come and go so fast that less has the garbage collector at work all the time. */
const room = '--max-semi-space-size=64';

/**
 * Runs test files in a few processes, each file in the next process that is free. After a file that fails, crashes or
 * takes too long, the next one gets a new process.
 * @param {string[]} files
 * @param {{ lanes: number, limitMs: number, ready?: Promise<unknown> | undefined, isSpare?: (file: string) => boolean }} options
 * `isSpare` has one more process begin with the last of the files that it says so of. It works where the others wait,
 * first of all for `ready`.
 * @param {(file: string, result: FileResult) => void} onEnd
 * @typedef {{ output: string, code: number | null, isLate: boolean, ms: number }} FileResult
 */
export async function runFiles(files, { lanes, limitMs, ready, isSpare }, onEnd) {
  const queue = [...files];
  const spare = isSpare && runLane(() => takeLast(queue, isSpare));
  await ready;
  await Promise.all([
    spare,
    ...Array.from({ length: Math.min(lanes, queue.length) }, () => runLane(() => queue.shift())),
  ]);

  /** @param {() => string | undefined} next */
  async function runLane(next) {
    let process = null;
    for (let file = next(); file; file = next()) {
      process ??= startWorker();
      const result = await process.run(file, limitMs);
      onEnd(file, result);
      if (result.code === 0) continue;
      process.kill();
      process = null;
    }
    await process?.end();
  }
}

/**
 * @param {string[]} queue
 * @param {(file: string) => boolean} isWanted
 */
function takeLast(queue, isWanted) {
  const at = queue.findLastIndex(isWanted);
  return at < 0 ? undefined : queue.splice(at, 1)[0];
}

function startWorker() {
  let output = '';
  let onOutput = () => {};
  const { child, ended, kill } = startNode([room, '--import', 'tsx', worker], 'pipe', text => {
    output += text;
    onOutput();
  });
  // A process that has crashed says so by its end.
  child.stdin?.on('error', () => {});
  return {
    kill,
    /**
     * @param {string} file
     * @param {number} limitMs
     * @returns {Promise<FileResult>}
     */
    async run(file, limitMs) {
      const startedAt = performance.now();
      let isLate = false;
      output = '';
      const timer = setTimeout(() => {
        isLate = true;
        kill();
      }, limitMs);
      const finished = new Promise(resolve => {
        onOutput = () => {
          const line = /^end of file (\{.*\})$/m.exec(output)?.[1];
          if (line) resolve(JSON.parse(line).code);
        };
      });
      child.stdin?.write(`${file}\n`);
      const code = await Promise.race([finished, ended.then(code => code || 1)]);
      clearTimeout(timer);
      const text = output.replace(/^end of file .*$/m, '').replace(/\?file=\d+/g, '');
      return { output: text, code, isLate, ms: performance.now() - startedAt };
    },
    async end() {
      child.stdin?.end();
      await ended;
    },
  };
}
