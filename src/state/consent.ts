import { hasConsent, keepConsent } from '../host/consent.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const acceptedAtom = atom<boolean | null>(null);

/** Whether cookies were accepted, now or on an earlier visit. */
export const consentAtom = atom(get => get(acceptedAtom) ?? hasConsent(document));

/** Accepts cookies, for a year. */
export const acceptCookiesAtom = atom(null, (_get, set) => {
  keepConsent(document);
  set(acceptedAtom, true);
});

/** Looks again: they may have been accepted in another tab. */
export const refreshConsentAtom = atom(null, (get, set) => {
  if (!get(consentAtom) && hasConsent(document)) set(acceptedAtom, true);
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
