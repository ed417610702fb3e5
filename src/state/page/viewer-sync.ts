import { toApiError } from '../../api/errors.ts';
import { loadMe } from '../../api/reviewer.ts';
import type { Viewer } from '../../domain/permissions.ts';
import { leavingKey, type SafeStorage } from '../../host/storage.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { areDraftsClosedAtom, removeOwn } from '../form/draft-storage.ts';
import { viewerAtom } from '../person/reviewer.ts';

/** The person last signed in on this device; empty after they signed out. Every tab is notified of a change. */
const lastKey = 'viewer';

/**
 * Keeps what belongs to a person apart from others on this device. Signing out removes their drafts, recent searches and
 * recently viewed items; a session that has only ended removes nothing. A page of a person whom another tab has signed out
 * is loaded again, so that nothing of theirs stays on it.
 * @param reload loads the page again
 * @returns a function that stops it
 */
export const followViewerAtom = atom(null, (get, set, reload: () => void) => {
  const { storage, client } = get(servicesAtom);
  removeLeaver(storage, get(viewerAtom));

  /** Asks the host who is signed in now: the person that another tab stored may be from before or after this page. */
  const check = async () => {
    const { id } = get(viewerAtom);
    const last = storage.get(lastKey);
    if (!id || last === null || last === id) return;
    // Until the answer is here, what is typed on this page must not be stored again.
    set(areDraftsClosedAtom, last === '');
    const now = await loadMe(client, false).then(
      me => me.encoded_id ?? me.reviewer?.encoded_id ?? null,
      // A host that cannot say who it is leaves everything as it is.
      error => (toApiError(error).status === 401 ? null : id),
    );
    if (now === id) set(areDraftsClosedAtom, false);
    else reload();
  };
  /** Stores who goes to the address that signs out. The next page removes what is theirs. */
  const noteLeaver = (path: string) => {
    const { id } = get(viewerAtom);
    if (id && new URL(path, document.baseURI).pathname === pathOf('logout')) storage.set(leavingKey, id);
  };
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === lastKey) void check();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void check();
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) noteLeaver(link.href);
  };
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) noteLeaver(target.getAttribute('action') ?? '');
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  return () => stop.abort();
});

/** Removes what belongs to the person who has just signed out, once the page knows who is signed in now. */
function removeLeaver(storage: SafeStorage, { role, id }: Viewer): void {
  const leaver = storage.get(leavingKey);
  if (!leaver || (role !== 'guest' && !id)) return;
  storage.remove(leavingKey);
  if (leaver !== id) removeOwn(storage, leaver);
  if (role === 'guest') storage.set(lastKey, '');
}

/** Tells other tabs who is signed in, once the host has said so. */
export const announceViewerAtom = atom(null, (get, _set, id: string | null) => {
  const { storage } = get(servicesAtom);
  if (id && storage.get(lastKey) !== id) storage.set(lastKey, id);
});
