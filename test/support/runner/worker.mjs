/**
 * Runs test files one after the other. Their paths come on standard input, one on a line. After what a file writes
 * follows a line on standard output: `end of file {"code":0}`.
 */
import { register } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { GlobalRegistrator } from '@happy-dom/global-registrator';
import React from 'react';

register('./fresh-modules.mjs', import.meta.url);
// Node's form reader keeps the class `File` that is global at its first use. Used here, it keeps Node's, not a document's.
void new Response();
// Emptied databases that test files leave to the next ones (test/support/world.ts). Each holds a timer.
/** @type {unknown[]} */
const freeDatabases = [];
Object.assign(globalThis, { freeDatabases });
// Tells uvu that this process starts the tests: `test.run()` only puts them on the queue.
Object.assign(globalThis, { UVU_DEFER: 1, UVU_INDEX: 0, UVU_QUEUE: [] });
// React would record each rendering for the tracks of a profiler, which costs a tenth of the time of a component test.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
// React also notes where each element is made, which costs as much, until a counter reaches its limit: here it has reached it.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);
// React looks for a document once, when it is loaded. Without one it believes that the browser lacks input events. So it is
// loaded here, with a document, and not by a test file without one.
await import('../dom-globals.ts');
await import('react-dom/client');
await GlobalRegistrator.unregister();
const { exec } = await import('uvu');
// One stream for both, so that the lines keep their order.
process.stderr.write = process.stdout.write.bind(process.stdout);

/**
 * @param {object} object
 * @returns a function that undoes all changes of the object since
 */
function keep(object) {
  const before = new Map(
    Reflect.ownKeys(object).map(key => [key, Reflect.getOwnPropertyDescriptor(object, key) ?? {}]),
  );
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, descriptor] of before) {
      const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {};
      if (value !== descriptor.value || get !== descriptor.get)
        Object.defineProperty(object, key, descriptor);
    }
  };
}

/** Timers, sockets and the like that would keep the process alive. */
const heldOpen = () => process.getActiveResourcesInfo().length - freeDatabases.length;
let count = 0;

/** The browser of the files that need one; a start for each of them would cost as much as the load of two pages. */
/** @type {typeof globalThis & { sharedBrowser?: import('playwright-core').Browser | undefined }} */
const shared = globalThis;
/** @param {string} file */
async function provideBrowser(file) {
  if (!file.startsWith('test/browser/')) {
    await shared.sharedBrowser?.close();
    shared.sharedBrowser = undefined;
  } else if (!shared.sharedBrowser) {
    const [{ chromium }, { findChromium }] = await Promise.all([
      import('playwright-core'),
      import('../chromium.ts'),
    ]);
    // Where none starts, the files say why.
    shared.sharedBrowser = await findChromium()
      .then(found => chromium.launch(found))
      .catch(() => undefined);
  }
}

/** @param {string} file */
async function runFile(file) {
  await provideBrowser(file);
  const [open, listeners] = [heldOpen(), process.listeners('exit')];
  const restores = [keep(globalThis), keep(console)];
  Object.assign(globalThis, { UVU_QUEUE: [[null]] });
  count += 1;
  await import(`${pathToFileURL(file)}?file=${count}`);
  await exec();
  // A file that runs by itself ends when nothing is on its way any more. So it does here.
  while (heldOpen() > open) await wait(5);
  for (const listener of process.listeners('exit').filter(one => !listeners.includes(one))) {
    process.off('exit', listener);
    listener(Number(process.exitCode ?? 0));
  }
  if (GlobalRegistrator.isRegistered) await GlobalRegistrator.unregister();
  for (const restore of restores) restore();
  console.log(`end of file ${JSON.stringify({ code: process.exitCode })}`);
}

for await (const file of createInterface(process.stdin)) await runFile(file);
process.exit();
