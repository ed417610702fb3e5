import { openDispute } from '../../api/send-dispute.ts';
import type { DisputeForm, OpenedDispute } from '../../contract/dispute.ts';
import {
  checkDispute,
  type DisputableOrder,
  type DisputeDraft,
  newDispute,
} from '../../domain/new-dispute.ts';
import { dispatchHostEvent } from '../../host/events.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { disputeFormMessages as texts } from '../../messages/dispute-form.ts';
import { disputesHref } from '../../routing/addresses/profile-href.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createForm } from '../form/form-kind.ts';
import { viewerAtom } from '../person/reviewer.ts';
import { confirmDisputeAtom, openedDisputeAtom } from './opened-dispute.ts';

/** The subject of a new dispute. */
export interface DisputeTarget {
  readonly about: 'shop' | 'product';
  /** Path of its page: each has a draft of its own. */
  readonly path: string;
  readonly form: DisputeForm;
  readonly orders: readonly DisputableOrder[];
}

/** The form of a new dispute. Its draft stays on the device until it is sent; files are not part of it. */
export const newDisputeForm = createForm<DisputeTarget, DisputeDraft, OpenedDispute>({
  name: 'dispute',
  version: 1,
  key: ({ path }) => path,
  labels: () => ({
    source_id: texts.source,
    dispute_type: texts.type,
    description: texts.description,
    desired_outcome_type: texts.outcomeType,
    desired_outcome_description: texts.outcome,
    files: texts.files,
  }),
  check: (draft, { orders }) => checkDispute(draft, orders),
  notKept: ['files'],
  send: ({ hostPage, report }, _target, draft) =>
    openDispute(newDispute(draft), { path: lateMetaOf(hostPage.meta).paths.disputes, report }),
  // Disputes are counted in every profile answer.
  invalidates: () => 'everything',
  onSaved(get, set, { about, form }, answer) {
    dispatchHostEvent('dispute-opened', { about });
    const order = form.orders[0];
    set(confirmDisputeAtom, {
      person: get(viewerAtom).id ?? answer?.encoded_id ?? null,
      shop: answer?.dispute?.shop_name || form.shop_name || order?.shop_name || null,
      response_time: answer?.response_time ?? form.response_time ?? null,
    });
  },
});

/** Goes to one's own disputes, once one was opened. */
export const goToDisputesAtom = atom(null, get =>
  get(servicesAtom).navigate(disputesHref(get(viewerAtom).id ?? get(openedDisputeAtom)?.person)),
);
