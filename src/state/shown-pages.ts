import { readJson, sessionStore } from '../host/storage.ts';
import { readEntry } from '../routing/history-entry.ts';

const storageKey = 'marketplace_shown_pages_1';
/** Storage is small. */
const most = 50;

type Kept = readonly (readonly [name: string, pages: number])[];

const read = (): Kept => {
  const kept = readJson(sessionStore(window), storageKey);
  return Array.isArray(kept) ? (kept.filter(Array.isArray) as unknown[] as Kept) : [];
};
/** A list at an entry of the history; null where the entry is new to routing. */
function nameOf(list: string): string | null {
  const entry = readEntry();
  return entry && [entry.id, location.search, list].join(' ');
}

/**
 * How many pages were appended to a list at this entry of the history. A host that swaps pages takes the store away with
 * the page; Back and a reload then find the list as long as it was.
 */
export function readShownPages(list: string): number {
  const name = nameOf(list);
  const pages = read().find(([other]) => other === name)?.[1];
  return typeof pages === 'number' ? pages : 0;
}

export function keepShownPages(list: string, pages: number): void {
  const name = nameOf(list);
  if (name === null || readShownPages(list) === pages) return;
  const others = read().filter(([other]) => other !== name);
  sessionStore(window).set(storageKey, JSON.stringify([...others, [name, pages]].slice(-most)));
}
