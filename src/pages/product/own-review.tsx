import type { ReactNode } from 'react';
import type { ProductPage } from '../../api/product.ts';
import { mayReview, newReviewHref } from '../../domain/orders.ts';
import { may, type Viewer } from '../../domain/permissions.ts';
import { reviewHash } from '../../domain/review-link.ts';
import { takesWebReviews } from '../../domain/shop.ts';
import { productPartMessages as texts } from '../../messages/product-parts.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pencil } from '../../ui/icons/pencil.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/**
 * The way to the reader's own review of a product: a link to see it or to write it, or a note that only buyers can. Null for
 * guests, and where no review can be written. A host that says nothing of the order gets a link to all orders.
 */
export function ownReview(page: ProductPage, viewer: Viewer): ReactNode {
  const { product_data: product, shop_data: shop, line_item: order } = page;
  if (!may(viewer, 'write-review')) return null;
  if (order?.review_public_id)
    return (
      <TextLink href={product.internal_path + reviewHash(order.review_public_id)}>{texts.ownReview}</TextLink>
    );
  if (!takesWebReviews(shop.settings)) return null;
  if (order === null) return <p className="mp-small mp-muted">{texts.onlyBuyers}</p>;
  if (order && !mayReview(order)) return null;
  return (
    <ButtonLink
      href={order?.public_id ? newReviewHref(order.public_id) : pathOf('writeReview')}
      icon={Pencil}
      size="sm"
    >
      {texts.writeReview}
    </ButtonLink>
  );
}
