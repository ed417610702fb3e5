import { sendSavedSearch } from '../../api/saved-searches.ts';
import { savedSearchKey } from '../../domain/saved-search.ts';
import { savedSearchMessages as texts } from '../../messages/saved-searches.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { toastAtom } from '../page/notices.ts';
import { failureToast } from '../writes/failure-toast.ts';
import { isPressOn, mutation } from '../writes/mutation.ts';

/** A search to save or to remove. */
export interface SearchToSave {
  /** As `savedSearchText` writes it. */
  readonly search: string;
  /** Whether the answer of the host has it as saved. */
  readonly wasSaved: boolean;
}

const changesAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());

/** Whether a search is saved: a press on this page is newer than the answer of the host. */
export const isSavedAtom = atom(get => {
  const changes = get(changesAtom);
  return ({ search, wasSaved }: SearchToSave): boolean => changes.get(savedSearchKey(search)) ?? wasSaved;
});

/** Shows that a search is saved, or is not. */
const showSavedAtom = atom(null, (_get, set, search: string, isSaved: boolean) =>
  set(changesAtom, changes => new Map(changes).set(savedSearchKey(search), isSaved)),
);

/**
 * Saves a search or removes it. It shows at once; after a failure it shows as before, and a toast says why. A toast says
 * that a new one is saved, and where it is. A guest signs in first, and the search is saved afterwards.
 */
const saveSearch = mutation<SearchToSave, boolean>({
  key: ({ search }) => savedSearchKey(search),
  send: ({ client }, { search }, isSaved) => sendSavedSearch(client, search, isSaved),
  sendsOnLeave: true,
  optimistic: {
    read: (get, record) => get(isSavedAtom)(record),
    write: (set, { search }, isSaved) => set(showSavedAtom, search, isSaved),
  },
  onSaved(get, set, record, isSaved) {
    if (!isSaved || record.wasSaved || !get(isSavedAtom)(record)) return;
    set(toastAtom, {
      text: texts.saved,
      tone: 'success',
      link: { href: `${pathOf('following')}?tab=searches`, label: texts.seeSaved },
      undo: () => void set(saveSearch.runAtom, record, false),
    });
  },
  onFailed(_get, set, failure) {
    set(toastAtom, failureToast(failure, undefined, failure.value ? failure.signIn?.postpone : undefined));
  },
  resume: {
    name: 'save_search',
    isValid: isPressOn<SearchToSave>({ search: 'string', wasSaved: 'boolean' }),
  },
});

/** Saves a search that is not saved, and removes one that is. */
export const toggleSavedAtom = atom(null, (get, set, record: SearchToSave): Promise<boolean> => {
  set(toastAtom, null);
  return set(saveSearch.runAtom, record, !get(isSavedAtom)(record));
});

/** Repeats the press from before signing in. */
export const resumeSavedAtom = atom(null, (_get, set) => void set(saveSearch.resumeAtom));
