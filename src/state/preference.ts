import { countryCode, currencyCode } from '../contract/codes.ts';
import { currencyInUse } from '../domain/currency.ts';
import { lazy } from '../loading/lazy.ts';
import { addressParamsAtom } from './address.ts';
import { ratesAtom } from './exchange-rates.ts';
import { type Atom, atom, type PrimitiveAtom, type WritableAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Saves to the profile. Most pages save nothing. */
const choosing = lazy('choose-preference', () => import('./choose-preference.ts'));

/** A preference of the shopper, stored in this browser, and in the profile of a signed-in reviewer. */
export interface Preference {
  /** Its storage key. */
  readonly key: 'currency' | 'country';
  /** Reads a code from a text; null for none. */
  readonly read: (text: string | null | undefined) => string | null;
  /** The current code; null when neither the browser nor the host has one. */
  readonly savedAtom: Atom<string | null>;
  /** The code that this page has received or chosen; null before. */
  readonly currentAtom: PrimitiveAtom<string | null>;
  /** The code chosen on this page; null before a choice. */
  readonly chosenAtom: PrimitiveAtom<string | null>;
  /** Takes over the code of the server, if there is one. */
  readonly receiveAtom: WritableAtom<null, [received: string | null | undefined], void>;
}

/**
 * The storage key that marks a choice: one that was made in this browser and did not come from the server.
 * Its value is `unsaved` while the profile does not have it yet.
 */
export const choiceKeyOf = ({ key }: Pick<Preference, 'key'>): string => `${key}_chosen`;
export const unsaved = 'unsaved';

export function definePreference(key: Preference['key'], read: Preference['read']): Preference {
  const choiceKey = choiceKeyOf({ key });
  const currentAtom = atom<string | null>(null);
  const chosenAtom = atom<string | null>(null);
  const isResentAtom = atom(false);

  const savedAtom = atom(get => {
    const { storage, hostPage } = get(servicesAtom);
    return get(currentAtom) ?? read(storage.get(key)) ?? read(hostPage.meta[key]);
  });

  // These come before the server's: a choice made during the request, the choice of a guest, which the server does not
  // know, and a choice that is not saved yet, which is sent once more.
  const receiveAtom = atom(null, (get, set, received: string | null | undefined) => {
    const { storage, hostPage, report } = get(servicesAtom);
    if (get(chosenAtom) !== null) return;
    const code = read(received);
    const [stored, mark] = [read(storage.get(key)), storage.get(choiceKey)];
    if (stored && mark) {
      if (!hostPage.loggedIn) return storage.set(choiceKey, 'true');
      if (mark === unsaved && code !== stored) {
        if (!get(isResentAtom))
          choosing.load().then(({ saveAtom }) => set(saveAtom, preference, stored), report);
        return set(isResentAtom, true);
      }
    }
    if (!code) return;
    set(currentAtom, code);
    storage.set(key, code);
    storage.remove(choiceKey);
  });

  const preference: Preference = { key, read, savedAtom, currentAtom, chosenAtom, receiveAtom };
  return preference;
}

/** The shopper's country as a two-letter code. It never becomes a search filter by itself. */
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
