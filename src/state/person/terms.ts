import { acceptTerms } from '../../api/account.ts';
import { wordsOf } from '../../domain/failure.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { overlayMessages } from '../../messages/overlays.ts';
import { uiMessages } from '../../messages/ui.ts';
import { atom } from '../core/jotai.ts';
import { alertAtom } from '../page/notices.ts';
import { mutation } from '../writes/mutation.ts';
import { acceptedTermsAtom } from './needs-terms.ts';
import { reviewerNameAtom } from './reviewer.ts';

/** Why accepting failed, and where that can be solved. The dialog shows it. */
export const termsFailureAtom = atom<{ readonly message: string; readonly signIn: string | null } | null>(
  null,
);

/**
 * Accepts the terms under a name. Success is shown as an alert, a failure in the dialog, errors of the name at its field. It has no `resume`: accepting is a legal step, so that after a sign-in the dialog asks again, for name and
 * checkbox, and nothing is accepted without a press.
 */
export const acceptingTerms = mutation<null, string>({
  send: ({ client, hostPage }, _terms, reviewerName) =>
    acceptTerms(client, lateMetaOf(hostPage.meta).paths.acceptTos, reviewerName),
  onSaved(_get, set, _terms, reviewerName) {
    set(acceptedTermsAtom, true);
    set(reviewerNameAtom, reviewerName);
    set(alertAtom, { kind: 'success', message: overlayMessages.terms.accepted({ name: reviewerName }) });
  },
  onFailed(_get, set, { error, fieldErrors, signIn }) {
    const message = signIn ? uiMessages.signedOut : wordsOf(error) || overlayMessages.terms.failed;
    set(termsFailureAtom, fieldErrors.reviewer_name ? null : { message, signIn: signIn?.href ?? null });
  },
});
