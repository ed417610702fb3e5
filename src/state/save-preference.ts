import type { Client } from '../api/client.ts';
import { mutation } from './mutation.ts';
import { servicesAtom } from './services.ts';

/** A preference that is stored in this browser and in the profile. */
export interface PreferenceRecord {
  /** Its storage key. */
  readonly key: string;
  /** Reads a code from a text; null for none. */
  read(text: string | null): string | null;
  save(client: Client, code: string): Promise<void>;
}

/**
 * Saves a choice to the profile of a signed-in reviewer. A failure is only logged, and the choice stays marked as not
 * saved, also after a reload. A file of its own, because the first paint saves nothing.
 */
export const savingPreference = mutation<PreferenceRecord, string>({
  key: ({ key }) => key,
  send: ({ client }, { save }, code) => save(client, code),
  onSaved(get, _set, { key, read }, code) {
    const { storage } = get(servicesAtom);
    if (read(storage.get(key)) === code) storage.set(`${key}_chosen`, 'true');
  },
});
