import { acceptTerms } from '../api/terms.ts';
import { overlayMessages } from '../contract/messages/overlays.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { alertAtom } from './alerts.ts';
import { atom } from './jotai.ts';
import { mutation } from './mutation.ts';
import { reviewerAtom, reviewerNameAtom } from './reviewer.ts';

/** Accepted on this page. The answer of a running me call may not contain it. */
const acceptedAtom = atom(false);

/** Whether the signed-in reviewer has to accept the terms of service. An unknown state counts as accepted. */
export const needsTermsAtom = atom(
  get => !get(acceptedAtom) && get(reviewerAtom)?.hasAcceptedTerms === false,
);

/**
 * Accepts the terms under a name. Success and failure are shown as alerts, except errors of the name, which its field
 * shows. It has no `resume`: accepting is a legal step, so that after a sign-in the dialog asks again, for name and
 * checkbox, and nothing is accepted without a press.
 */
export const acceptingTerms = mutation<null, string>({
  send: ({ client, hostPage }, _terms, reviewerName) =>
    acceptTerms(client, hostPage.meta.paths.acceptTos, reviewerName),
  onSaved(_get, set, _terms, reviewerName) {
    set(acceptedAtom, true);
    set(reviewerNameAtom, reviewerName);
    set(alertAtom, { kind: 'success', message: overlayMessages.terms.accepted(reviewerName) });
  },
  onFailed(_get, set, { fieldErrors, signIn }) {
    if (fieldErrors.reviewer_name) return;
    const link = signIn && { href: signIn.href, label: uiMessages.signIn };
    const message = link ? uiMessages.signedOut : overlayMessages.terms.failed;
    set(alertAtom, { kind: 'error', message, ...(link && { link }) });
  },
});
