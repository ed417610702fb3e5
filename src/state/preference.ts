import type { Client } from '../api/client.ts';
import { lazy } from '../loading/lazy.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const saving = lazy('save-preference', () => import('./save-preference.ts'));

/** The mark of a choice that the profile does not have yet. */
const unsaved = 'unsaved';

/**
 * A two- or three-letter choice that outlives the visit: kept in this browser, and in the profile of a
 * signed-in reviewer. Currency and country are the two of them.
 */
export function preference(
  key: 'currency' | 'country',
  /** The code that a text stands for; null for none. */
  read: (text: string | null | undefined) => string | null,
  fromHost: (meta: { currency?: string | undefined; country?: string | undefined }) => string | undefined,
  save: (client: Client, code: string) => Promise<void>,
) {
  // Marks a choice that the shopper made in this browser, as against one that came from the server.
  const choiceKey = `${key}_chosen`;
  const currentAtom = atom<string | null>(null);
  const chosenAtom = atom<string | null>(null);
  const isResentAtom = atom(false);

  /** What counts now; null when neither browser nor host know one. */
  const savedAtom = atom(get => {
    const { storage, hostPage } = get(servicesAtom);
    return get(currentAtom) ?? read(storage.get(key)) ?? read(fromHost(hostPage.meta));
  });

  /** Marks a choice as not saved and saves it to the profile, one at a time and the newest last. */
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

  /** Takes a choice over, stores it, and saves it to the profile of a signed-in reviewer. */
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
   * Takes over what the server says, unless it says nothing. Against it stands what was chosen while it was being
   * asked, the choice of a guest, whom the server does not remember, and one that could not be saved: it is sent
   * once more.
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
