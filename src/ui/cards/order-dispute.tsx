import type { ReactNode } from 'react';
import type { UnreviewedProduct } from '../../contract/orders.ts';
import { disputeHref } from '../../domain/orders.ts';
import { isOn } from '../../host/features.ts';
import { lineItemMessages as texts } from '../../messages/orders.ts';
import { TextLink } from '../navigation/text-link.tsx';

/** Beside an ordered product: the dispute that is open about it, or the way to open one. */
export function OrderDispute({ item }: { readonly item: UnreviewedProduct }): ReactNode {
  const href = item.dispute_path || disputeHref(item);
  if (!href || !isOn('disputes')) return null;
  const action = item.dispute_path ? texts.disputed : texts.dispute;
  const label = texts.actionOf({ action, product: item.product_title || texts.product });
  return (
    <TextLink href={href} className="mp-small" aria-label={label}>
      {action}
    </TextLink>
  );
}
