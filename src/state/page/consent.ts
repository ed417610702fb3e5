import { readConsent, saveConsent } from '../../host/consent.ts';
import { isOn } from '../../host/features.ts';
import { type LateMeta, lateMetaOf } from '../../host/late-meta.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';

const chosenAtom = atom<boolean | null>(null);

/**
 * Whether cookies are accepted, now or on an earlier visit; null before a choice. A choice is stored for a year. That of a
 * host which asks for itself comes with the page, or as an event, and the host keeps it.
 */
export const consentAtom = atom(
  get => get(chosenAtom) ?? get(servicesAtom).hostPage.meta.consent ?? readConsent(document),
  (_get, set, isAccepted: boolean) => {
    saveConsent(document, isAccepted);
    set(chosenAtom, isAccepted);
    set(reconsidersAtom, false);
  },
);

const reconsidersAtom = atom(false);

/** Whether something of the page waits for consent: the host has named a service of another company. */
const needsConsentAtom = atom(get => {
  const { meta } = get(servicesAtom).hostPage;
  return Boolean(meta.videoEmbedBase) || Object.values(lateMetaOf(meta).keys).some(Boolean);
});

/** Whether it is the product that asks, and not the host. */
const isAskerAtom = atom(
  get => isOn('cookie_notice') && get(servicesAtom).hostPage.meta.consent === undefined,
);

/** Whether the person may change their choice here. */
export const mayReconsiderAtom = atom(get => get(isAskerAtom) && get(consentAtom) !== null);

/** Whether to ask: before a choice where something waits for it, and when the person wants to change it. */
export const asksConsentAtom = atom(
  get => get(isAskerAtom) && (get(reconsidersAtom) || (get(consentAtom) === null && get(needsConsentAtom))),
);
/** Takes over the choice made in a notice of the host. */
export const receiveConsentAtom = atom(null, (_get, set, isAccepted: boolean) => set(chosenAtom, isAccepted));
/** Asks again. The earlier choice counts until the new one. */
export const reconsiderAtom = atom(null, (_get, set) => set(reconsidersAtom, true));

/** Takes over a choice made in another tab. */
export const refreshConsentAtom = atom(null, (get, set) => {
  if (get(consentAtom) === null) set(chosenAtom, readConsent(document));
});

/** Features that connect to servers of other companies. Each is absent when it is off. */
type ThirdParties = LateMeta['keys'] & {
  /** The beginning of the address of an embed page; the id of a video follows. */
  readonly videoEmbedBase?: string | undefined;
};

/**
 * The only source of these keys. Before cookies are accepted all of them are off, so that the page sends requests only to
 * its own server.
 */
export const thirdPartiesAtom = atom((get): ThirdParties => {
  if (!get(consentAtom)) return {};
  const { meta } = get(servicesAtom).hostPage;
  return { ...lateMetaOf(meta).keys, videoEmbedBase: meta.videoEmbedBase ?? defaultEmbedBase };
});
const defaultEmbedBase = 'https://www.youtube-nocookie.com/embed/';
