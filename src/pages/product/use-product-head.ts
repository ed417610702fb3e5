import { useEffect } from 'react';
import type { ProductPage } from '../../api/product.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { parseUrl } from '../../contract/uri.ts';
import { plainText } from '../../domain/plain-text.ts';
import { isIndexable, productStructuredData } from '../../domain/structured-data.ts';
import { applyMetaData, setRobotsNoindex } from '../../host/head.ts';
import { addStructuredData } from '../../host/structured-data.ts';

/** Sets title, meta data and structured data of the document while the product is shown. */
export function useProductHead(page: ProductPage, figures: WidgetData | undefined): void {
  const { product_data: product, shop_data: shop, meta_data: meta } = page;
  useEffect(
    () => applyMetaData(document, { ...meta, title: meta?.title || product.title }),
    [meta, product.title],
  );
  useEffect(() => {
    if (figures && !isIndexable(figures.number_of_reviews)) return setRobotsNoindex(document);
    return undefined;
  }, [figures]);
  useEffect(() => {
    if (!figures) return undefined;
    const priced = figures.lowest_price == null ? product : figures;
    const data = productStructuredData({
      name: product.title,
      url: (parseUrl(product.internal_path, location.href) ?? location).href,
      description: plainText(product.description ?? ''),
      image: product.image_url && parseUrl(product.image_url, location.href)?.href,
      shopName: shop.name,
      reviewCount: figures.number_of_reviews,
      averageRating: figures.average_rating,
      lowestPrice: priced.lowest_price,
      currency: priced.currency ?? product.currency,
    });
    return data ? addStructuredData(document, data) : undefined;
  }, [product, shop, figures]);
}

/** Sets the title for a product that does not exist, and keeps the page out of search engines. */
export function useNotFoundHead(title: string): void {
  useEffect(() => applyMetaData(document, { title }), [title]);
  useEffect(() => setRobotsNoindex(document), []);
}
