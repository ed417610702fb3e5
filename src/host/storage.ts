import { writeJson } from '../contract/natives.ts';
import { onceShown } from './activation.ts';
import { parseJson } from './json.ts';

/** Storage that never throws. Where the browser blocks storage, it stays empty. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage that outlasts the visit. */
export function localStore(window: Window): SafeStorage {
  return safe(() => window.localStorage);
}

/** Storage of this tab, which outlasts a reload. */
export function sessionStore(window: Window): SafeStorage {
  return safe(() => window.sessionStorage);
}

/** The JSON value under a key; undefined when there is none, or when it is not JSON. */
export function readJson(storage: SafeStorage, key: string): unknown {
  return parseJson(storage.get(key) ?? '');
}

/**
 * Nothing is written before the page is shown.
 * @param storage called for each access: where cookies are blocked, even reading the property throws
 */
function safe(storage: () => Storage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    get: key => attempt(store => unquoted(store.getItem(key))),
    set: (key, value) => {
      // A text that starts with a quote is stored as JSON, so that `get` returns it unchanged.
      const text = value.startsWith('"') ? writeJson(value) : value;
      onceShown(() => void attempt(store => store.setItem(key, text)));
    },
    remove: key => {
      onceShown(() => void attempt(store => store.removeItem(key)));
    },
  };
}

/** The stored text. Another script may have stored it as a JSON string; then it is decoded. */
function unquoted(raw: string | null): string | null {
  return raw?.startsWith('"') ? String(parseJson(raw) ?? raw) : raw;
}

/** In the storage of the tab: the write that waits for a sign-in. */
export const afterSignInKey = 'after_sign_in';
/** The person who pressed "Sign out". The next page shows whether it happened. */
export const leavingKey = 'signing_out';
