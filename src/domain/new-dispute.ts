import { contentOf } from '../contract/content.ts';
import { type DisputeForm, type DisputeOrder, disputeLimits } from '../contract/dispute.ts';
import { disputeFormMessages as texts } from '../messages/dispute-form.ts';
import { sourceIdOf } from './dispute.ts';

/** A dispute while it is written. The names are those under which it is sent. */
export interface DisputeDraft {
  /** The id of the order; empty until one is chosen, like the types. */
  readonly source_id: string;
  readonly dispute_type: string;
  readonly description: string;
  readonly desired_outcome_type: string;
  readonly desired_outcome_description: string;
  /** Pictures, videos, PDF files. */
  readonly files: readonly File[];
}

/** An order that a dispute can be about. */
export interface DisputableOrder {
  readonly id: string;
  readonly order: DisputeOrder;
  /** The page of its open dispute; null without one. */
  readonly disputeHref: string | null;
}

/** The orders of a form, the latest first. Those that cannot be named are left out. */
export function disputableOrders({ orders }: Pick<DisputeForm, 'orders'>): DisputableOrder[] {
  return orders.flatMap(order => {
    const id = sourceIdOf(order);
    return id === null ? [] : [{ id, order, disputeHref: order.dispute_path || null }];
  });
}

/** An empty dispute. The only order that it can be about is chosen already. */
export function emptyDispute(orders: readonly DisputableOrder[]): DisputeDraft {
  const open = orders.filter(({ disputeHref }) => disputeHref === null);
  return {
    source_id: (open.length === 1 && open[0]?.id) || '',
    dispute_type: '',
    description: '',
    desired_outcome_type: '',
    desired_outcome_description: '',
    files: [],
  };
}

/** The errors of a dispute by field name; false for a valid field. */
export function checkDispute(draft: DisputeDraft, orders: readonly DisputableOrder[]) {
  const { source_id, dispute_type, description, desired_outcome_type, desired_outcome_description } = draft;
  const isOpen = orders.some(({ id, disputeHref }) => id === source_id && disputeHref === null);
  return {
    source_id: !isOpen && texts.noSource,
    dispute_type: dispute_type === '' && texts.noType,
    description:
      contentOf(description) === '' ? texts.noDescription : isTooLong(description, disputeLimits.description),
    desired_outcome_type: desired_outcome_type === '' && texts.noOutcome,
    desired_outcome_description: isTooLong(desired_outcome_description, disputeLimits.outcome),
  };
}

const isTooLong = (text: string, max: number) => [...text.trim()].length > max && texts.tooLong({ max });

/** The values to send for a dispute that passed the check. */
export function newDispute({
  description,
  desired_outcome_description,
  ...rest
}: DisputeDraft): DisputeDraft {
  return {
    ...rest,
    description: contentOf(description),
    desired_outcome_description: contentOf(desired_outcome_description),
  };
}
