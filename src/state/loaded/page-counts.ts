import { writeJson } from '../../contract/natives.ts';
import { readJson, sessionStore } from '../../host/storage.ts';
import { readEntry } from '../../routing/history/history-entry.ts';

const storageKey = 'marketplace_shown_pages_1';
/** More lists than that would fill the storage. */
const maxLists = 50;

type PageCounts = readonly (readonly [list: string, pages: number])[];

function readAll(): PageCounts {
  const stored = readJson(sessionStore(window), storageKey);
  return Array.isArray(stored) ? (stored.filter(Array.isArray) as unknown[] as PageCounts) : [];
}

/** The name of a list at the current entry of the history; null where routing has not written the entry. */
function nameOf(list: string): string | null {
  const entry = readEntry();
  return entry && [entry.id, location.search, list].join(' ');
}

/** The number of pages that were appended to a list at this entry of the history. */
export function readPageCount(list: string): number {
  const name = nameOf(list);
  const pages = readAll().find(([other]) => other === name)?.[1];
  return typeof pages === 'number' ? pages : 0;
}

/** Saves the number of pages that were appended to a list. */
export function savePageCount(list: string, pages: number): void {
  const name = nameOf(list);
  if (name === null || readPageCount(list) === pages) return;
  const others = readAll().filter(([other]) => other !== name);
  sessionStore(window).set(storageKey, writeJson([...others, [name, pages]].slice(-maxLists)));
}
