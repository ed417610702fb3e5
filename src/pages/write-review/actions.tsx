import type { ReactNode } from 'react';
import type { OrderLineItem } from '../../contract/orders.ts';
import { mayReview, newReviewHref, reviewsHref } from '../../domain/orders.ts';
import { lineItemMessages } from '../../messages/cards.ts';
import { writeReviewMessages as texts } from '../../messages/write-review.ts';
import { useHasReviewDraft } from '../../state/write-review.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pencil } from '../../ui/icons/pencil.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

interface ActionsProps {
  readonly item: OrderLineItem;
}

/** What can be done about a product that has no review yet. */
export function UnreviewedActions({ item }: ActionsProps): ReactNode {
  const hasDraft = useHasReviewDraft(item.public_id);
  if (!mayReview(item)) return <p className="mp-muted">{texts.notReviewable}</p>;
  const label = hasDraft ? texts.continue : texts.write;
  return (
    <ButtonLink
      icon={Pencil}
      href={newReviewHref(item.public_id)}
      aria-label={texts.writeOf({ link: label, product: nameOf(item) })}
    >
      {label}
    </ButtonLink>
  );
}

/** The way to one's own review. */
export function ReviewedActions({ item }: ActionsProps): ReactNode {
  const href = reviewsHref(item);
  return (
    href && (
      <TextLink href={href} aria-label={texts.writeOf({ link: texts.see, product: nameOf(item) })}>
        {texts.see}
      </TextLink>
    )
  );
}

const nameOf = (item: OrderLineItem) => item.product_title || lineItemMessages.product;
