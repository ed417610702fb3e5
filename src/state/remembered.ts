import type { Client } from '../api/client.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** The mark of a choice that the profile does not have yet. */
const unsaved = 'unsaved';

/**
 * A two- or three-letter choice that outlives the visit: kept in this browser, and in the profile of a
 * signed-in reviewer. Currency and country are the two of them.
 */
export function remembered(
  key: 'currency' | 'country',
  /** The code that a text stands for; null for none. */
  read: (text: string | null | undefined) => string | null,
  fromHost: (meta: { currency?: string | undefined; country?: string | undefined }) => string | undefined,
  save: (client: Client, code: string) => Promise<void>,
) {
  // Marks a choice that the shopper made in this browser, as against one the server told.
  const choiceKey = `${key}_chosen`;
  const currentAtom = atom<string | null>(null);
  const chosenAtom = atom<string | null>(null);
  const isResentAtom = atom(false);

  /** What counts now; null when neither browser nor host know one. */
  const savedAtom = atom(get => {
    const { storage, hostPage } = get(servicesAtom);
    return get(currentAtom) ?? read(storage.get(key)) ?? read(fromHost(hostPage.meta));
  });

  /** The newest choice to save, and the end of the saves so far. */
  const lineAtom = atom(() => ({ newest: '', done: Promise.resolve() }));

  /**
   * Saves a choice to the profile. Until that succeeded the mark says so, also after a reload. One goes out at a time,
   * and after it only the newest: in whatever order calls would arrive, the profile ends with the last choice.
   */
  const saveAtom = atom(null, (get, _set, code: string) => {
    const { storage, client, report } = get(servicesAtom);
    const line = get(lineAtom);
    storage.set(choiceKey, unsaved);
    line.newest = code;
    line.done = line.done
      .then(async () => {
        if (line.newest !== code) return;
        await save(client, code);
        if (read(storage.get(key)) === code) storage.set(choiceKey, 'true');
      })
      .catch(report);
  });

  /** Takes a choice over, stores it, and saves it to the profile of a signed-in reviewer. */
  const chooseAtom = atom(null, (get, set, choice: string) => {
    const { storage, hostPage } = get(servicesAtom);
    const code = choice.toUpperCase();
    const isSaved = code === get(savedAtom) && storage.get(choiceKey) !== unsaved;
    set(currentAtom, code);
    set(chosenAtom, code);
    storage.set(key, code);
    if (hostPage.loggedIn && !isSaved) set(saveAtom, code);
    else storage.set(choiceKey, 'true');
  });

  /**
   * Takes over what the server told, unless it told nothing. Against it stands what was chosen while it was being
   * asked, the choice of a guest, whom the server does not remember, and one that could not be saved: it is sent
   * once more.
   */
  const receiveAtom = atom(null, (get, set, told: string | null | undefined) => {
    const { storage, hostPage } = get(servicesAtom);
    if (get(chosenAtom) !== null) return;
    const code = read(told);
    const [stored, mark] = [read(storage.get(key)), storage.get(choiceKey)];
    if (stored && mark) {
      if (!hostPage.loggedIn) return storage.set(choiceKey, 'true');
      if (mark === unsaved && code !== stored) {
        if (!get(isResentAtom)) set(saveAtom, stored);
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
