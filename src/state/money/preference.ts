import { countryCode, currencyCode } from '../../contract/codes.ts';
import { currencyInUse } from '../../domain/currency.ts';
import { lazy } from '../../loading/lazy.ts';
import { type Atom, atom, type PrimitiveAtom, type WritableAtom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { addressParamsAtom } from '../page/address.ts';
import { choiceKeyOf, type StoredCode, unsaved } from './choice-mark.ts';
import { ratesAtom } from './exchange-rates.ts';

/** Loaded where a choice is sent once more. */
const saving = lazy(() => import('./save-preference.ts'));

/** A preference of the person, stored in this browser, and in the profile of a signed-in reviewer. */
export interface Preference extends StoredCode {
  /** The current code; null when neither the browser nor the host has one. */
  readonly savedAtom: Atom<string | null>;
  /** The code that this page has received or chosen; null before. */
  readonly currentAtom: PrimitiveAtom<string | null>;
  /** The code chosen on this page; null before a choice. */
  readonly chosenAtom: PrimitiveAtom<string | null>;
  /** Takes over the code of the server, if there is one. */
  readonly receiveAtom: WritableAtom<null, [received: string | null | undefined], void>;
}

function definePreference(key: StoredCode['key'], read: StoredCode['read']): Preference {
  const choiceKey = choiceKeyOf({ key });
  const currentAtom = atom<string | null>(null);
  const chosenAtom = atom<string | null>(null);
  /** Whether this page has sent a choice once more that could not be saved before. */
  const isResentAtom = atom(false);

  const savedAtom = atom(get => {
    const { storage, hostPage } = get(servicesAtom);
    return get(currentAtom) ?? read(storage.get(key)) ?? read(hostPage.meta[key]);
  });

  const receiveAtom = atom(null, (get, set, received: string | null | undefined) => {
    const { storage, hostPage, report } = get(servicesAtom);
    // A choice that was made during the request is newer.
    if (get(chosenAtom) !== null) return;
    const code = read(received);
    const [stored, mark] = [read(storage.get(key)), storage.get(choiceKey)];
    if (stored && mark) {
      // The server does not know what a guest has chosen.
      if (!hostPage.loggedIn) return storage.set(choiceKey, 'true');
      if (mark === unsaved && code !== stored) {
        if (!get(isResentAtom))
          saving.load().then(({ saveAtom }) => set(saveAtom, { key, read }, stored), report);
        return set(isResentAtom, true);
      }
    }
    if (!code) return;
    set(currentAtom, code);
    storage.set(key, code);
    storage.remove(choiceKey);
  });

  return { key, read, savedAtom, currentAtom, chosenAtom, receiveAtom };
}

/** The person's country as a two-letter code. It never becomes a search filter by itself. */
export const countryPreference = definePreference('country', countryCode);

/** The stored currency, whatever the address says. Results are requested again for one that is chosen on this page. */
export const currencyPreference = definePreference('currency', currencyCode);

/**
 * The currency that prices are shown in; '*' for each store's own. The currency in the address comes first. A currency
 * without a rate counts as '*' once rates are known.
 */
export const currencyAtom = atom(get =>
  currencyInUse({
    address: get(addressParamsAtom).currency,
    chosen: get(currencyPreference.savedAtom),
    rates: get(ratesAtom),
  }),
);
