import { startNode } from './command.mjs';

const workerFile = 'test/support/runner/worker.mjs';
/** Memory for young objects, MB. Documents come and go fast: with less, the garbage collector works all the time. */
const youngObjects = '--max-semi-space-size=64';
/** The embedded database is compiled once, plainly: to compile it better costs two seconds a process, more than tests gain. */
const plainDatabase = '--liftoff-only';

/**
 * Runs test files in a few processes, each file in the next process that is free. After a file that fails, crashes or
 * takes too long, the next one gets a new process.
 * @param {string[]} files
 * @param {{ lanes: FileTest[], limitMs: number, ready?: Promise<unknown> | undefined, canRunEarly?: FileTest }} options
 * A lane is a process at a time; it takes the files that pass its test first, then those that are left. All begin when
 * `ready` is fulfilled. With `canRunEarly`, one more begins at once with such files, and ends with the last of them.
 * @param {(file: string, result: FileResult) => void} onEnd
 * @typedef {(file: string) => boolean} FileTest
 * @typedef {{ output: string, code: number | null, isLate: boolean, ms: number }} FileResult
 */
export async function runFiles(files, { lanes, limitMs, ready, canRunEarly }, onEnd) {
  const queue = [...files];
  const early = canRunEarly && runLane(() => takeFirst(queue, canRunEarly));
  await ready;
  await Promise.all([early, ...lanes.map(isOwn => runLane(() => takeFirst(queue, isOwn) ?? queue.shift()))]);

  /** @param {() => string | undefined} next */
  async function runLane(next) {
    let worker = null;
    for (let file = next(); file; file = next()) {
      worker ??= startWorker();
      const result = await worker.run(file, limitMs);
      onEnd(file, result);
      if (result.code === 0) continue;
      worker.kill();
      worker = null;
    }
    await worker?.end();
  }
}

/**
 * @param {string[]} queue
 * @param {FileTest} isWanted
 */
function takeFirst(queue, isWanted) {
  const at = queue.findIndex(isWanted);
  return at < 0 ? undefined : queue.splice(at, 1)[0];
}

function startWorker() {
  let output = '';
  let onOutput = () => {};
  const { child, ended, kill } = startNode(
    [youngObjects, plainDatabase, '--import', 'tsx', workerFile],
    'pipe',
    text => {
      output += text;
      onOutput();
    },
  );
  // A crash is seen by the end of the process, not here.
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
