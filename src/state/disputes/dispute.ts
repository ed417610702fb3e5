import { arbitratorLists } from '../../api/arbitrator.ts';
import type { Client } from '../../api/client.ts';
import { arbitratorDisputes, ownDisputes } from '../../api/dispute.ts';
import type { ApiError } from '../../api/errors.ts';
import { arbitratorDisputeCall, type DisputeAnswer, ownDisputeCall } from '../../contract/dispute.ts';
import { isGone } from '../../domain/failure.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createQuery } from '../loaded/query.ts';

/** Whether the host says that a page is not for this person. */
export const isRefused = ({ status }: Pick<ApiError, 'status'>): boolean => status === 403;

const options = { keepsPrevious: (before: string, now: string) => before === now, isExpected: isGone };
const views = {
  own: { call: ownDisputeCall, query: createQuery(ownDisputes, options) },
  arbitrator: { call: arbitratorDisputeCall, query: createQuery(arbitratorDisputes, options) },
};

/** A dispute by its id, as its reviewer or an arbitrator sees it. */
export const disputeQueries = { own: views.own.query, arbitrator: views.arbitrator.query };

/** The id of a dispute and the page that displays it. */
export interface DisputeRef {
  /** As in the address. */
  readonly id: string;
  /** The kind of page: the reviewer's own, or an arbitrator's. */
  readonly view: keyof typeof views;
}

/** Who acts on each kind of page. */
export const partyOf = { own: 'reviewer', arbitrator: 'arbitrator' } as const;

/** The dispute as its page shows it; undefined where that is no longer kept. */
export const shownDispute = (client: Client, { id, view }: DisputeRef): DisputeAnswer | undefined =>
  client.cache(views[view].call).peek(id);

/** Shows the current version of a dispute in place of the loaded one. */
export const showDisputeAtom = atom(null, (get, set, { id, view }: DisputeRef, answer: DisputeAnswer) => {
  const { call, query } = views[view];
  get(servicesAtom).client.cache(call).keep(id, answer);
  set(query.loadAtom, id);
});

/** Asks for a dispute again, after something changed it. */
export const reloadDisputeAtom = atom(null, (get, _set, { id, view }: DisputeRef) =>
  get(servicesAtom).client.invalidate(views[view].call, id),
);

/** The list of an arbitrator. A failure gives an empty list, unless the person is no arbitrator. */
export const arbitratorPages = createQuery(arbitratorLists, { isExpected: isRefused });
