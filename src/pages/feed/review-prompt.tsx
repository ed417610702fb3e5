import { type ReactNode, useId } from 'react';
import type { UnreviewedProduct } from '../../contract/orders.ts';
import { mayReview, newReviewHref } from '../../domain/orders.ts';
import { feedMessages as texts } from '../../messages/feed.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** Products that are offered for a review. */
const offered = 3;

/** Asks reviewers to review what they bought. Nothing where there is nothing to review. */
export function ReviewPrompt({ products }: { readonly products: readonly UnreviewedProduct[] }): ReactNode {
  const id = useId();
  const unreviewed = products.filter(mayReview);
  if (unreviewed.length === 0) return null;
  return (
    <section className="mp-feed__aside" aria-labelledby={id}>
      <h2 id={id} className="mp-h3">
        {texts.unreviewedTitle}
      </h2>
      <p className="mp-small mp-muted">{texts.unreviewedText}</p>
      <ul>
        {unreviewed.slice(0, offered).map((product, index) => (
          <Unreviewed key={product.public_id ?? index} product={product} />
        ))}
      </ul>
      {unreviewed.length > offered && (
        <TextLink className="mp-small" href={pathOf('writeReview')}>
          {texts.allOrders}
        </TextLink>
      )}
    </section>
  );
}

function Unreviewed({ product }: { readonly product: UnreviewedProduct }): ReactNode {
  const title = product.product_title || texts.product;
  const href = product.public_id ? newReviewHref(product.public_id) : pathOf('writeReview');
  return (
    <li className="mp-feed__unreviewed">
      <Picture src={product.product_image_url} retina={product.product_retina_image_url} alt="" />
      <div>
        <p className="mp-feed__title">{title}</p>
        <TextLink href={href} aria-label={texts.writeOf({ product: title })}>
          {texts.write}
        </TextLink>
      </div>
    </li>
  );
}
