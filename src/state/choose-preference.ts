import { savePreference } from '../api/preference.ts';
import { wildcard } from '../contract/limits.ts';
import { countryPreference } from './country.ts';
import { currencyPreference } from './currency.ts';
import { atom } from './jotai.ts';
import { mutation } from './mutation.ts';
import { choiceKeyOf, type Preference, unsaved } from './preference.ts';
import { servicesAtom } from './services.ts';

const saving = mutation<Preference, string>({
  key: ({ key }) => key,
  send: ({ client }, { key }, code) => savePreference(client, key, code),
  onSaved(get, _set, preference, code) {
    const { storage } = get(servicesAtom);
    if (preference.read(storage.get(preference.key)) === code) storage.set(choiceKeyOf(preference), 'true');
  },
});

/**
 * Saves a choice to the profile of a signed-in reviewer. A failure is only logged, and the choice stays marked as not
 * saved, also after a reload.
 */
export const saveAtom = atom(null, (get, set, preference: Preference, code: string) => {
  get(servicesAtom).storage.set(choiceKeyOf(preference), unsaved);
  void set(saving.runAtom, preference, code);
});

/** Stores a choice in this browser and in the profile of a signed-in reviewer. */
const chooseAtom = atom(null, (get, set, preference: Preference, choice: string) => {
  const { storage, hostPage } = get(servicesAtom);
  const { key, savedAtom, currentAtom, chosenAtom } = preference;
  const choiceKey = choiceKeyOf(preference);
  const code = choice.toUpperCase();
  const isSaved = code === get(savedAtom) && storage.get(choiceKey) !== unsaved;
  set(currentAtom, code);
  set(chosenAtom, code);
  storage.set(key, code);
  if (hostPage.loggedIn && !isSaved) set(saveAtom, preference, code);
  else storage.set(choiceKey, 'true');
});

/** Stores a currency without changing the address, for a caller that writes the address itself. */
export const keepCurrencyAtom = atom(null, (_get, set, choice: string) =>
  set(chooseAtom, currencyPreference, choice),
);

/** Chooses the country. '*' ("all countries") changes nothing: it does not say where the shopper is. */
export const chooseCountryAtom = atom(null, (_get, set, choice: string) => {
  if (choice !== wildcard) set(chooseAtom, countryPreference, choice);
});
