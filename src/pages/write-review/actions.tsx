import type { ReactNode } from 'react';
import type { OrderLineItem } from '../../contract/orders.ts';
import { mayReview, newReviewHref, orderReviewHref } from '../../domain/orders.ts';
import { lineItemMessages } from '../../messages/orders.ts';
import { writeReviewMessages as texts } from '../../messages/write-review.ts';
import { useHasReviewDraft } from '../../state/reviews/write-review.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OrderDispute } from '../../ui/cards/order-dispute.tsx';
import { Pencil } from '../../ui/icons/pencil.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

interface ActionsProps {
  readonly item: OrderLineItem;
}

/** The actions on a product that has no review yet. */
export function UnreviewedActions({ item }: ActionsProps): ReactNode {
  return (
    <div className="mp-line-item__actions">
      <WriteAction item={item} />
      <OrderDispute item={item} />
    </div>
  );
}

function WriteAction({ item }: ActionsProps): ReactNode {
  const hasDraft = useHasReviewDraft(item.public_id);
  if (item.dispute_path) return null;
  if (!mayReview(item)) return <p className="mp-muted">{texts.notReviewable}</p>;
  const label = hasDraft ? texts.continue : texts.write;
  return (
    <ButtonLink
      size="sm"
      icon={Pencil}
      href={newReviewHref(item.public_id)}
      aria-label={texts.writeOf({ link: label, product: nameOf(item) })}
    >
      {label}
    </ButtonLink>
  );
}

/** The way to one's own review, and to a dispute. */
export function ReviewedActions({ item }: ActionsProps): ReactNode {
  const href = orderReviewHref(item);
  return (
    <div className="mp-line-item__actions">
      {href && (
        <TextLink href={href} aria-label={texts.writeOf({ link: texts.see, product: nameOf(item) })}>
          {texts.see}
        </TextLink>
      )}
      <OrderDispute item={item} />
    </div>
  );
}

const nameOf = (item: OrderLineItem) => item.product_title || lineItemMessages.product;
