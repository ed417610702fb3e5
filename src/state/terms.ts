import { acceptTerms } from '../api/terms.ts';
import { overlayMessages } from '../contract/messages/overlays.ts';
import { alertAtom } from './alerts.ts';
import { atom } from './jotai.ts';
import { reviewerAtom, reviewerNameAtom } from './reviewer.ts';
import { servicesAtom } from './services.ts';

/** Accepted just now: an answer that is still on its way may not know of it. */
const acceptedAtom = atom(false);

/** Whether the signed-in reviewer has yet to accept the terms of service. Where nobody says so, they have. */
export const needsTermsAtom = atom(
  get => !get(acceptedAtom) && get(reviewerAtom)?.hasAcceptedTerms === false,
);

/** Accepts the terms under a name. Success and failure are shown as alerts; the promise is fulfilled in both cases. */
export const acceptTermsAtom = atom(null, async (get, set, reviewerName: string) => {
  const { client, hostPage, report } = get(servicesAtom);
  try {
    await acceptTerms(client, hostPage.meta.paths.acceptTos, reviewerName);
  } catch (error) {
    report(error);
    set(alertAtom, { kind: 'error', message: overlayMessages.terms.failed });
    return;
  }
  set(acceptedAtom, true);
  set(reviewerNameAtom, reviewerName);
  set(alertAtom, { kind: 'success', message: overlayMessages.terms.accepted(reviewerName) });
});
