import { productDisputeForms, shopDisputeForms } from '../../api/dispute-forms.ts';
import type { ProductSlug } from '../../api/product.ts';
import type { DisputeForm } from '../../contract/dispute.ts';
import { isGone } from '../../domain/failure.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useRouteParams } from '../../routing/router/screen-hooks.ts';
import { createQuery } from '../../state/loaded/query.ts';
import { type QueryState, useQuery } from '../../state/loaded/use-query.ts';

// After sending, the form is asked for again while it is still rendered.
const shopForms = createQuery(shopDisputeForms, {
  keepsPrevious: (before, now) => before === now,
  isExpected: isGone,
});
const productForms = createQuery(productDisputeForms, {
  keepsPrevious: (before, now) => before.shop === now.shop && before.handle === now.handle,
  isExpected: isGone,
});

export interface FormPage extends QueryState<DisputeForm> {
  readonly about: 'shop' | 'product';
  /** The page of the store or the product. */
  readonly path: string;
}

/** The form of the store or the product that the address names. */
export function useDisputeForm(): FormPage {
  const { shop_slug: shop = '', product_handle: handle } = useRouteParams();
  const product: ProductSlug | null = handle === undefined ? null : { shop, handle };
  const ofShop = useQuery(shopForms, product ? null : shop);
  const ofProduct = useQuery(productForms, product);
  return product
    ? {
        ...ofProduct,
        about: 'product',
        path: pathOf('product', { shop_slug: shop, product_handle: product.handle }),
      }
    : { ...ofShop, about: 'shop', path: pathOf('shop', { shop_slug: shop }) };
}
