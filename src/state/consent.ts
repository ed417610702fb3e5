import { readConsent, saveConsent } from '../host/consent.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const chosenAtom = atom<boolean | null>(null);

/** Whether cookies were accepted, now or on an earlier visit; null when nobody chose yet. Writing keeps it for a year. */
export const consentAtom = atom(
  get => get(chosenAtom) ?? readConsent(document),
  (_get, set, isAccepted: boolean) => {
    saveConsent(document, isAccepted);
    set(chosenAtom, isAccepted);
    set(reconsidersAtom, false);
  },
);

const reconsidersAtom = atom(false);

/** Whether to ask: until somebody has chosen, and when they want to choose anew. */
export const asksConsentAtom = atom(get => get(consentAtom) === null || get(reconsidersAtom));
/** Asks anew. What was chosen before holds until then. */
export const reconsiderAtom = atom(null, (_get, set) => set(reconsidersAtom, true));

/** Looks again: somebody may have chosen in another tab. */
export const refreshConsentAtom = atom(null, (get, set) => {
  if (get(consentAtom) === null) set(chosenAtom, readConsent(document));
});

/** What reaches out to the servers of other companies. Each is absent where it is off. */
export interface ThirdParties {
  readonly videoApiKey?: string | undefined;
  readonly captchaSiteKey?: string | undefined;
  readonly analyticsId?: string | undefined;
  /** Put before the id of an external video, gives its embed page. */
  readonly videoEmbedBase?: string | undefined;
}

/**
 * The only place to take them from: before cookies are accepted all of them are off, so that a page makes no request
 * to anybody but its own server.
 */
export const thirdPartiesAtom = atom((get): ThirdParties => {
  const { keys, videoEmbedBase } = get(servicesAtom).hostPage.meta;
  return get(consentAtom) ? { ...keys, videoEmbedBase } : {};
});

/** Whether the host has pages that external videos play in; nothing is loaded from there before cookies are accepted. */
export const hasEmbedPagesAtom = atom(get => get(servicesAtom).hostPage.meta.videoEmbedBase !== '');
