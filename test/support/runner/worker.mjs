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
// Node's own reader of forms keeps the class `File` that is there at its first use: not that of a file's document.
void new Response();
// Databases that files give back to the next ones (test/support/world.ts). Each holds a timer.
/** @type {unknown[]} */
const freeDatabases = [];
Object.assign(globalThis, { freeDatabases });
// Tells uvu that this process starts the tests: `test.run()` only puts them on the queue.
Object.assign(globalThis, { UVU_DEFER: 1, UVU_INDEX: 0, UVU_QUEUE: [] });
// React would record each rendering for the tracks of a profiler, which costs a tenth of the time of a component test.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
// Nor does it note where each element is made, which costs as much: it believes to have done so often enough.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);
// React asks once, when it is loaded, whether there is a document, and takes input events for missing without one. So a
// file without a document must not be the one that loads it.
await import('../dom-globals.ts');
await import('react-dom/client');
await GlobalRegistrator.unregister();
const { exec } = await import('uvu');
// A second stream would lose its order to the first one.
process.stderr.write = process.stdout.write.bind(process.stdout);

/**
 * @param {object} object
 * @returns takes back what was done to the object since
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

/** @param {string} file */
async function runFile(file) {
  const [open, listeners] = [heldOpen(), process.listeners('exit')];
  const restores = [keep(globalThis), keep(console)];
  Object.assign(globalThis, { UVU_QUEUE: [[null]] });
  count += 1;
  await import(`${pathToFileURL(file)}?file=${count}`);
  await exec();
  // As a process of its own, a file ends when nothing is on its way any more.
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
