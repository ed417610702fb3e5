import { watch } from 'chokidar';

/** Editors write a file in several steps: a change counts once nothing was written for this long, ms. */
const quiet = 50;

/**
 * Calls `work` after changes below the folders, never twice at a time.
 * @param {string} root
 * @param {readonly string[]} folders names within it
 * @param {(changed: ReadonlySet<string>) => Promise<void>} work gets the names of those in which something changed
 * @returns {() => void} stops watching
 */
export function afterChanges(root, folders, work) {
  let changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  const run = () => {
    const names = changed;
    changed = new Set();
    return names.size > 0 ? work(names) : undefined;
  };
  // Node's own recursive watching loses files on Linux that an editor has replaced by another file.
  const watcher = watch([...folders], { cwd: root, ignoreInitial: true }).on('all', (_event, path) => {
    changed.add(path.split(/[\\/]/)[0]);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, quiet);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
