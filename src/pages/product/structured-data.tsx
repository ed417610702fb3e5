import { useEffect } from 'react';
import type { ProductPage } from '../../api/product.ts';
import type { WidgetData } from '../../contract/review-widgets.ts';
import type { Review } from '../../contract/reviews.ts';
import { parseUrl } from '../../contract/uri.ts';
import { plainText } from '../../domain/plain-text.ts';
import { productStructuredData } from '../../domain/structured-data.ts';
import { addStructuredData } from '../../host/structured-data.ts';
import type { RatingFigures } from './data.ts';

interface StructuredDataProps {
  readonly page: ProductPage;
  readonly figures: WidgetData | undefined | null;
  readonly rating: RatingFigures | undefined | null;
  /** The reviews on the page. */
  readonly reviews: readonly Review[] | undefined;
}

/** The product for machines, in the head of the document while it is shown. It waits for the figures. */
export function ProductStructuredData({ page, figures, rating, reviews }: StructuredDataProps): null {
  const { product_data: product, shop_data: shop } = page;
  const { number_of_reviews: reviewCount, average_rating: averageRating } = rating ?? {};
  useEffect(() => {
    if (!figures) return undefined;
    const priced = figures.lowest_price == null ? product : figures;
    const address = (text: string | null | undefined) => text && parseUrl(text, location.href)?.href;
    const images = (product.images ?? [product]).map(one => one.retina_image_url || one.image_url);
    const data = productStructuredData({
      name: product.title,
      url: address(product.internal_path) || location.href,
      description: plainText(product.description ?? ''),
      images: images.flatMap(image => address(image) || []),
      shopName: shop.name,
      brand: product.brand,
      gtin: product.gtin,
      reviewCount,
      averageRating,
      lowestPrice: priced.lowest_price,
      currency: priced.currency ?? product.currency,
      reviews,
    });
    return data ? addStructuredData(document, data) : undefined;
  }, [product, shop, figures, reviewCount, averageRating, reviews]);
  return null;
}
