import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @type {Set<number>} */
const running = new Set();

/**
 * Starts Node in the project's folder, in a process group of its own, so that a hung process is ended together with
 * the browser it started.
 * @param {string[]} parameters
 * @param {'ignore' | 'pipe'} input
 * @param {(text: string) => void} onOutput gets what comes on standard output and standard error
 */
export function startNode(parameters, input, onOutput) {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    detached: true,
    stdio: [input, 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const { pid = 0 } = child;
  if (pid) running.add(pid);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  /** @type {Promise<number | null>} */
  const ended = new Promise(resolve => {
    child.on('error', error => onOutput(error.message));
    child.on('close', code => {
      running.delete(pid);
      resolve(code);
    });
  });
  return { child, ended, kill: () => killGroup(pid) };
}

/**
 * Runs a program of a package.
 * @param {string} path
 * @param {string[]} parameters
 * @returns its output when it failed, else null
 */
export async function runProgram(path, parameters) {
  let output = '';
  const { ended } = startNode([join(root, 'node_modules', path), ...parameters], 'ignore', text => {
    output += text;
  });
  return (await ended) === 0 ? null : output;
}

/** @param {number} pid 0: it never started */
function killGroup(pid) {
  if (pid === 0) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const pid of running) killGroup(pid);
    process.exit(1);
  });
}
