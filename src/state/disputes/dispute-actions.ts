import { ApiError } from '../../api/errors.ts';
import { currentDispute, sendDisputeAction } from '../../api/send-dispute.ts';
import { arbitratorDisputesCall, listActionCall } from '../../contract/arbitrator.ts';
import {
  arbitratorDisputeCall,
  type Dispute,
  type DisputeAction,
  type DisputeAnswer,
} from '../../contract/dispute.ts';
import { privateDisputesCall } from '../../contract/profile.ts';
import {
  type ActionDraft,
  checkAction,
  hasBeenTaken,
  labelOf,
  sentAction,
  writtenIn,
} from '../../domain/dispute-action.ts';
import { arbitratorMessages } from '../../messages/arbitrator.ts';
import { disputeMessages } from '../../messages/dispute.ts';
import { atom } from '../core/jotai.ts';
import { createForm, type FormKind } from '../form/form-kind.ts';
import { toastAtom } from '../page/notices.ts';
import { loadReviewerAtom } from '../person/reviewer.ts';
import { failureToast } from '../writes/failure-toast.ts';
import { mutation } from '../writes/mutation.ts';
import { type DisputeRef, partyOf, reloadDisputeAtom, showDisputeAtom, shownDispute } from './dispute.ts';
import { waitingDisputesAtom } from './waiting-disputes.ts';

/** The text of an action that was refused because the dispute has moved on. */
export interface ActionConflict {
  readonly dispute: DisputeRef;
  readonly unsent: readonly string[];
}

/** The last action that came too late; null once another one got through. */
export const actionConflictAtom = atom<ActionConflict | null>(null);

interface ActionAnswer {
  /** Absent where the host does not send it. */
  readonly answer: DisputeAnswer | null | undefined;
  /** The text of the action; null if the action succeeded. */
  readonly unsent: readonly string[] | null;
}

/** The form of one action of a dispute. An action that comes too late counts as sent, too: the current dispute is shown. */
export function disputeActionForm(
  action: DisputeAction,
  order: Dispute['order'],
): FormKind<DisputeRef, ActionDraft> {
  const fields = action.fields ?? [];
  return createForm<DisputeRef, ActionDraft, ActionAnswer>({
    name: `dispute-${action.name}`,
    version: 1,
    key: ({ id }) => id,
    labels: () => Object.fromEntries(fields.map(field => [field.name, labelOf(field)])),
    check: draft => checkAction(action, draft, order),
    notKept: fields.flatMap(({ name, type }) => (type === 'files' ? [name] : [])),
    async send({ client }, dispute, draft) {
      try {
        return { answer: await sendDisputeAction(client, action, sentAction(action, draft)), unsent: null };
      } catch (error) {
        const answer = currentDispute(error);
        if (!answer) throw error;
        const written = writtenIn(action, draft);
        const isTaken = hasBeenTaken(written, shownDispute(client, dispute), answer, partyOf[dispute.view]);
        return { answer, unsent: isTaken ? null : written };
      }
    },
    invalidates: () => [[privateDisputesCall], [arbitratorDisputesCall]],
    onSaved(get, set, dispute, { answer, unsent }) {
      // The menus say how many disputes wait.
      if (get(waitingDisputesAtom) > 0) void set(loadReviewerAtom);
      set(actionConflictAtom, unsent && { dispute, unsent });
      if (answer) set(showDisputeAtom, dispute, answer);
      else set(reloadDisputeAtom, dispute);
    },
  });
}

/** A dispute in the list, and its name there. */
export interface ListedDispute {
  readonly id: string;
  readonly title: string;
}

/** Acts on a dispute from the list. The list is loaded again, also where another person was faster. */
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
        ? { tone: 'success', text: arbitratorMessages.done({ action: label, title }) }
        : { tone: 'warning', text: disputeMessages.conflict.title },
    );
  },
  onFailed: (_get, set, failure) => set(toastAtom, failureToast(failure)),
});
