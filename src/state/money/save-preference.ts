import { savePreference } from '../../api/account.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { mutation } from '../writes/mutation.ts';
import { choiceKeyOf, type StoredCode, unsaved } from './choice-mark.ts';

const saving = mutation<StoredCode, string>({
  key: ({ key }) => key,
  send: ({ client }, { key }, code) => savePreference(client, key, code),
  onSaved(get, _set, stored, code) {
    const { storage } = get(servicesAtom);
    if (stored.read(storage.get(stored.key)) === code) storage.set(choiceKeyOf(stored), 'true');
  },
});

/**
 * Saves a choice to the profile of a signed-in reviewer. A failure is only logged, and the choice stays marked as not
 * saved, also after a reload.
 */
export const saveAtom = atom(null, (get, set, stored: StoredCode, code: string) => {
  get(servicesAtom).storage.set(choiceKeyOf(stored), unsaved);
  void set(saving.runAtom, stored, code);
});
