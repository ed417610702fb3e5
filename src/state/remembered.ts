import type { Client } from '../api/client.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';
import { readStoredText } from './stored.ts';

/**
 * A two- or three-letter choice that outlives the visit: kept in this browser, and in the profile of a
 * signed-in reviewer. Currency and country are the two of them.
 */
export function remembered(
  key: 'currency' | 'country',
  fromHost: (meta: { currency?: string | undefined; country?: string | undefined }) => string | undefined,
  save: (client: Client, code: string) => Promise<void>,
) {
  // Marks a choice that the shopper made in this browser, as against one the server told.
  const choiceKey = `${key}_chosen`;
  const currentAtom = atom<string | null>(null);
  const chosenAtom = atom<string | null>(null);

  /** What counts now; null when neither browser nor host know one. */
  const savedAtom = atom(get => {
    const { storage, hostPage } = get(servicesAtom);
    return (
      get(currentAtom) ??
      readStoredText(storage, key)?.toUpperCase() ??
      fromHost(hostPage.meta)?.toUpperCase() ??
      null
    );
  });

  /** Takes a choice over, stores it, and saves it to the profile of a signed-in reviewer. */
  const chooseAtom = atom(null, (get, set, choice: string) => {
    const { storage, hostPage, client, report } = get(servicesAtom);
    const code = choice.toUpperCase();
    const isChange = code !== get(savedAtom);
    set(currentAtom, code);
    set(chosenAtom, code);
    storage.set(key, code);
    storage.set(choiceKey, 'true');
    if (isChange && hostPage.loggedIn) save(client, code).catch(report);
  });

  /**
   * Takes over what the server told, unless it told nothing. Against it stands what was chosen while it was being
   * asked, and the choice of a guest, whom the server does not remember.
   */
  const receiveAtom = atom(null, (get, set, told: string | null | undefined) => {
    const { storage, hostPage } = get(servicesAtom);
    if (!told || get(chosenAtom) !== null) return;
    const isGuestsChoice =
      !hostPage.loggedIn && storage.get(choiceKey) === 'true' && readStoredText(storage, key) !== null;
    if (isGuestsChoice) return;
    const code = told.toUpperCase();
    set(currentAtom, code);
    storage.set(key, code);
    storage.remove(choiceKey);
  });

  return { savedAtom, chosenAtom, chooseAtom, receiveAtom };
}
