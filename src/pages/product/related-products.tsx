import type { ProductPage } from '../../api/product.ts';
import type { ProductCard as Product } from '../../contract/search.ts';
import { searchHref } from '../../domain/search-href.ts';
import { productPartMessages as texts } from '../../messages/product-parts.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';

import { Carousel } from '../../ui/media/carousel.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';

/** Similar products, and others of the same store, as far as the host sends them. */
export function RelatedProducts({ page }: { readonly page: ProductPage }) {
  const { shop_data: shop, product_data: product, more_from_shop, similar_products } = page;
  const inShop = searchHref({
    shop_domain: shop.domain,
    platform: shop.platform,
    search_in_shop: 'true',
    min_transparency: 0,
  });
  return (
    <>
      <ProductRow title={texts.similar} products={similar_products} except={product.encoded_id} />
      <ProductRow
        title={texts.more({ shop: shop.name })}
        action={{ label: texts.all, href: inShop }}
        products={more_from_shop}
        except={product.encoded_id}
      />
    </>
  );
}

interface ProductRowProps extends Pick<SectionProps, 'title' | 'action'> {
  readonly products: readonly Product[] | null | undefined;
  /** Id of the product of the page, which is not listed. */
  readonly except: string;
}

/** Empty without products. */
function ProductRow({ products, except, title, action }: ProductRowProps) {
  const others = (products ?? []).filter(({ encoded_product_id: id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <Section title={title} action={action}>
      <Carousel label={title}>
        {others.map(product => (
          <ProductTile key={product.encoded_product_id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
