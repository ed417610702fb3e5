import { savedSearchKey } from '../../domain/saved-search.ts';
import { lazy } from '../../loading/lazy.ts';
import { atom } from '../core/jotai.ts';
import { lateToggle } from '../writes/late-toggle.ts';

/** Only a press needs it. */
const saving = lazy('save-search', () => import('./save-search.ts'), 'intent');
saving.loadAhead();

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
export const showSavedAtom = atom(null, (_get, set, search: string, isSaved: boolean) =>
  set(changesAtom, changes => new Map(changes).set(savedSearchKey(search), isSaved)),
);

/** Saving a search: shows the other state at once, and saves it. */
export const { toggleAtom: toggleSavedAtom, resumeAtom: resumeSavedAtom } = lateToggle(
  saving,
  code => code.savedToggle,
);
