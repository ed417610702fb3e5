import type { Client } from '../api/client.ts';
import { lazy } from '../loading/lazy.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const saving = lazy('save-preference', () => import('./save-preference.ts'));

/** Marks a choice that is not saved to the profile yet. */
const unsaved = 'unsaved';

/**
 * A preference of the shopper, currency or country: stored in this browser, and in the profile of a signed-in reviewer.
 */
export function preference(
  key: 'currency' | 'country',
  /** Reads a code from a text; null for none. */
  read: (text: string | null | undefined) => string | null,
  fromHost: (meta: { currency?: string | undefined; country?: string | undefined }) => string | undefined,
  save: (client: Client, code: string) => Promise<void>,
) {
  // Marks a choice that was made in this browser and did not come from the server.
  const choiceKey = `${key}_chosen`;
  const currentAtom = atom<string | null>(null);
  const chosenAtom = atom<string | null>(null);
  const isResentAtom = atom(false);

  /** The current code; null when neither the browser nor the host has one. */
  const savedAtom = atom(get => {
    const { storage, hostPage } = get(servicesAtom);
    return get(currentAtom) ?? read(storage.get(key)) ?? read(fromHost(hostPage.meta));
  });

  /** Marks a choice as not saved and saves it to the profile. */
  const saveAtom = atom(null, async (get, set, code: string) => {
    const { storage, report } = get(servicesAtom);
    storage.set(choiceKey, unsaved);
    try {
      const { savingPreference } = await saving.load();
      await set(savingPreference.runAtom, { key, read, save }, code);
    } catch (error) {
      report(error);
    }
  });

  /** Stores a choice in this browser and in the profile of a signed-in reviewer. */
  const chooseAtom = atom(null, (get, set, choice: string) => {
    const { storage, hostPage } = get(servicesAtom);
    const code = choice.toUpperCase();
    const isSaved = code === get(savedAtom) && storage.get(choiceKey) !== unsaved;
    set(currentAtom, code);
    set(chosenAtom, code);
    storage.set(key, code);
    if (hostPage.loggedIn && !isSaved) void set(saveAtom, code);
    else storage.set(choiceKey, 'true');
  });

  /**
   * Takes over the code of the server, if there is one. These come first: a choice made during the request, the choice of
   * a guest, which the server does not know, and a choice that is not saved yet, which is sent once more.
   */
  const receiveAtom = atom(null, (get, set, received: string | null | undefined) => {
    const { storage, hostPage } = get(servicesAtom);
    if (get(chosenAtom) !== null) return;
    const code = read(received);
    const [stored, mark] = [read(storage.get(key)), storage.get(choiceKey)];
    if (stored && mark) {
      if (!hostPage.loggedIn) return storage.set(choiceKey, 'true');
      if (mark === unsaved && code !== stored) {
        if (!get(isResentAtom)) void set(saveAtom, stored);
        return set(isResentAtom, true);
      }
    }
    if (!code) return;
    set(currentAtom, code);
    storage.set(key, code);
    storage.remove(choiceKey);
  });

  return { savedAtom, chosenAtom, chooseAtom, receiveAtom };
}
