import type { ShopPage } from '../../api/shop.ts';
import type { Review } from '../../contract/reviews.ts';
import type { FeaturedCard } from '../../contract/shop-page.ts';
import { isPublic } from '../../domain/review-link.ts';
import { searchHref } from '../../domain/search-href.ts';
import { showsRecommendations } from '../../domain/shop.ts';
import { hostNow } from '../../host/clock.ts';
import { shopPartMessages as texts } from '../../messages/shop.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { RowReview } from '../../ui/cards/row-review.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Section } from '../../ui/section.tsx';

interface ShelfProps {
  readonly page: ShopPage;
}

/** The store's best sellers and its showcase. */
export function Shelves({ page }: ShelfProps) {
  return (
    <>
      <TopProducts page={page} />
      <Recommendations page={page} />
    </>
  );
}

/** The best reviewed products of a store, with a link to all it sells. */
function TopProducts({ page: { shop_data: shop, top_products } }: ShelfProps) {
  const count = shop.shop_metrics?.products_count;
  if (!top_products?.length) return null;
  return (
    <Section
      title={texts.topProducts}
      action={{
        label: count == null ? texts.allProducts : texts.allOfProducts({ count }),
        href: searchHref({
          shop_domain: shop.domain,
          platform: shop.platform,
          search_in_shop: 'true',
          min_transparency: 0,
        }),
      }}
    >
      <Carousel label={texts.topProducts}>
        {top_products.map(product => (
          <ProductTile key={product.encoded_product_id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}

/** Reviews that the store shows off, where its settings say so. */
function Recommendations({ page: { shop_data: shop, featured_cards } }: ShelfProps) {
  const reviews = showsRecommendations(shop.settings) ? (featured_cards ?? []).flatMap(reviewOf) : [];
  const now = hostNow();
  if (reviews.length === 0) return null;
  return (
    <Section title={texts.recommendations}>
      <Carousel label={texts.recommendations} slideWidth="min(360px, 84vw)">
        {reviews.map(review => (
          <RowReview key={review.uuid} review={review} showProduct now={now} />
        ))}
      </Carousel>
    </Section>
  );
}

/** A card as the review that it shows; none where it shows nothing. */
function reviewOf(card: FeaturedCard, index: number): Review[] {
  const review = {
    ...card,
    uuid: card.uuid ?? `card ${index}`,
    product_internal_path: card.product_internal_path ?? card.internal_path,
    product_image_url: card.product_image_url ?? card.image_url,
    product_retina_image_url: card.product_retina_image_url ?? card.retina_image_url,
  };
  const { title, body, rating, product_title } = card;
  return isPublic(card) && (title || body || rating != null || product_title) ? [review] : [];
}
