import type { ProductPage, ProductSlug } from '../../api/product.ts';
import { externalHref } from '../../domain/links.ts';
import { disputePath } from '../../domain/orders.ts';
import { may } from '../../domain/permissions.ts';
import { shopResultOf } from '../../domain/shop-result.ts';
import { isOn } from '../../host/features.ts';
import { productPartMessages as texts } from '../../messages/product-parts.ts';
import { ActionButtons } from '../../product-actions/action-buttons.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ShopCard } from '../../ui/cards/shop-card.tsx';
import { MessageSquareText } from '../../ui/icons/message-square-text.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Section } from '../../ui/section.tsx';

interface StoreSectionProps {
  readonly page: ProductPage;
  /** The product's place in the addresses. */
  readonly slug: ProductSlug;
}

/** The store of a product, and ways to settle what is unclear or went wrong. */
export function StoreSection({ page, slug }: StoreSectionProps) {
  const viewer = useAtomValue(viewerAtom);
  const { product_data: product, shop_data: shop, line_item: order } = page;
  const asks = externalHref(product.new_question_path ?? '');
  // A host that says nothing of orders may know one.
  const disputes = isOn('disputes') && may(viewer, 'open-dispute') && order !== null;
  const open = order && disputePath(order);
  return (
    <div className="mp-product__aside">
      <Section title={texts.store}>
        <div className="mp-product__store">
          <ShopCard shop={shopResultOf(shop)} level={3}>
            <ActionButtons followee={{ kind: 'Shop', id: shop.encoded_id, name: shop.name }} />
          </ShopCard>
          {(asks || disputes) && (
            <div className="mp-product__help">
              <h3 className="mp-h2">{texts.help}</h3>
              {asks && (
                <ButtonLink href={asks} icon={MessageSquareText}>
                  {texts.ask}
                </ButtonLink>
              )}
              {disputes && (
                <TextLink
                  href={
                    open || pathOf('newProductDispute', { shop_slug: slug.shop, product_handle: slug.handle })
                  }
                >
                  {open ? texts.disputed : texts.dispute}
                </TextLink>
              )}
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}
