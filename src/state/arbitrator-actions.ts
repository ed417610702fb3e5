import { ApiError } from '../api/errors.ts';
import { arbitratorDisputesCall, listActionCall } from '../contract/arbitrator.ts';
import { arbitratorDisputeCall, type DisputeAction } from '../contract/dispute.ts';
import { arbitratorMessages as texts } from '../contract/messages/arbitrator.ts';
import { disputeMessages } from '../contract/messages/disputes.ts';
import { failureText } from '../domain/failure.ts';
import { mutation } from './mutation.ts';
import { toastAtom } from './notices.ts';

/** A dispute in the list, and its name there. */
export interface ListedDispute {
  readonly id: string;
  readonly title: string;
}

/** Does something with a dispute right from the list. The list is loaded again, also where somebody else was faster. */
export const listAction = mutation<ListedDispute, DisputeAction, boolean>({
  key: ({ id }) => id,
  async send({ client }, _dispute, action) {
    try {
      await client.send(
        { ...listActionCall, path: action.path, method: action.method ?? 'POST' },
        { params: {} },
      );
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return false;
      throw error;
    }
  },
  invalidates: ({ id }) => [[arbitratorDisputesCall], [arbitratorDisputeCall, id]],
  onSaved(_get, set, { title }, { label }, isDone) {
    set(
      toastAtom,
      isDone
        ? { tone: 'success', text: texts.done(label, title) }
        : { tone: 'warning', text: disputeMessages.conflict.title },
    );
  },
  onFailed(_get, set, { error }) {
    set(toastAtom, { tone: 'danger', text: failureText(error) });
  },
});
