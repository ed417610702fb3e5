import { parseJson } from './json.ts';

/** Storage that never throws. Where the browser withholds it, it is empty and keeps nothing. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What outlives the visit. */
export function localStore(window: Window): SafeStorage {
  return safe(() => window.localStorage);
}

/** What outlives a reload of this tab only. */
export function sessionStore(window: Window): SafeStorage {
  return safe(() => window.sessionStorage);
}

/** What was kept as JSON under a key; undefined when there is nothing, or something else. */
export function readJson(storage: SafeStorage, key: string): unknown {
  return parseJson(storage.get(key) ?? '');
}

/** @param storage looked up anew each time, because with blocked cookies even the property throws. */
function safe(storage: () => Storage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    get: key => attempt(kept => unquoted(kept.getItem(key))),
    set: (key, value) => {
      // A text that looks quoted is quoted once more, so that reading gives it back as it was.
      attempt(kept => kept.setItem(key, value.startsWith('"') ? JSON.stringify(value) : value));
    },
    remove: key => {
      attempt(kept => kept.removeItem(key));
    },
  };
}

/** Texts are kept raw; one that another script kept as a JSON string is read as well. */
function unquoted(raw: string | null): string | null {
  return raw?.startsWith('"') ? String(parseJson(raw) ?? raw) : raw;
}
