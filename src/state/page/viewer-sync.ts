import { toApiError } from '../../api/errors.ts';
import { renewCsrfToken } from '../../api/page-copy.ts';
import { loadMe } from '../../api/reviewer.ts';
import type { Viewer } from '../../domain/permissions.ts';
import { leavingKey, type SafeStorage } from '../../host/storage.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { isOwnDataClosedAtom, removeOwn } from '../person/own-data.ts';
import { renewFollowsAtom } from '../person/renew-follows.ts';
import { pick, viewerAtom } from '../person/reviewer.ts';

/** The person last signed in on this device; empty after they signed out. Every tab is notified of a change. */
const lastKey = 'viewer';

/**
 * Keeps what belongs to a person apart from others on this device. Signing out removes their drafts, recent searches and
 * recently viewed items; a session that has only ended removes nothing. A page of a person whom another tab has signed out
 * is loaded again, so that nothing of theirs stays on it; so is one that the browser kept or prepared for somebody else.
 * @param reload loads the page again
 * @returns a function that stops it
 */
export const followViewerAtom = atom(null, (get, set, reload: () => void) => {
  const { storage, client, report } = get(servicesAtom);
  removeLeaver(storage, get(viewerAtom));
  const stop = new AbortController();
  const { signal } = stop;

  /**
   * Asks the host who is signed in now: the person that another tab stored may be from before or after this page. Loads the
   * page again for anybody else.
   * @returns whether it is the viewer of this page; also where the host cannot say
   */
  const isStillHere = async (): Promise<boolean> => {
    const { id, role } = get(viewerAtom);
    // Until the answer is here, what is typed on this page must not be stored again.
    set(isOwnDataClosedAtom, id !== null && storage.get(lastKey) === '');
    const isSame = await loadMe(client, false).then(
      me => {
        const now = pick(me, 'encoded_id') ?? null;
        // Some hosts do not say who the signed-in person is.
        return role === 'guest' ? now === null : id === null || now === id;
      },
      error => role === 'guest' || toApiError(error).status !== 401,
    );
    if (isSame) set(isOwnDataClosedAtom, false);
    else reload();
    return isSame;
  };
  /** After a change of the person in another tab. */
  const check = () => {
    const { id } = get(viewerAtom);
    const last = storage.get(lastKey);
    if (id && last !== null && last !== id) isStillHere().catch(report);
  };
  /** After a time in which this page heard nothing of others. */
  const renew = async () => {
    if (!(await isStillHere())) return;
    const follows = set(renewFollowsAtom);
    // The same person may have another session. Without a new token the old one may still do.
    await renewCsrfToken(document, signal).catch(() => {});
    await follows;
  };
  /** Stores who goes to the address that signs out. The next page removes what is theirs. */
  const noteLeaver = (path: string) => {
    const { id } = get(viewerAtom);
    if (id && new URL(path, document.baseURI).pathname === pathOf('logout')) storage.set(leavingKey, id);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === lastKey) check();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) renew().catch(report);
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) noteLeaver(link.href);
  };
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) noteLeaver(target.getAttribute('action') ?? '');
  };
  if (wasPrepared()) isStillHere().catch(report);
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  return () => stop.abort();
});

/** Whether the browser had prepared the page before it was shown. Others may have signed in meanwhile. */
function wasPrepared(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !!(entry as (PerformanceEntry & { readonly activationStart?: number }) | undefined)?.activationStart;
}

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
