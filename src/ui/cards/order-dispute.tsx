import type { ReactNode } from 'react';
import type { UnreviewedProduct } from '../../contract/orders.ts';
import { disputeHref } from '../../domain/orders.ts';
import { isOn } from '../../host/features.ts';
import { lineItemMessages as texts } from '../../messages/orders.ts';
import { Link } from '../navigation/link.tsx';
import { TextLink } from '../navigation/text-link.tsx';
import { MoreMenu } from '../overlays/more-menu.tsx';

/**
 * Beside an ordered product: the dispute that is open about it, or the way to open one, in a menu. As the neighbour of each
 * invitation to write a review it would invite, too.
 */
export function OrderDispute({ item }: { readonly item: UnreviewedProduct }): ReactNode {
  const href = item.dispute_path || disputeHref(item);
  if (!href || !isOn('disputes')) return null;
  const action = item.dispute_path ? texts.disputed : texts.dispute;
  const product = item.product_title || texts.product;
  const label = texts.actionOf({ action, product });
  if (item.dispute_path)
    return (
      <TextLink href={href} className="mp-small" aria-label={label}>
        {action}
      </TextLink>
    );
  return (
    <MoreMenu label={texts.more({ product })}>
      <Link href={href} className="mp-more__item" aria-label={label}>
        {action}
      </Link>
    </MoreMenu>
  );
}
