import { useEffect } from 'react';
import type { ShopData, ShopMetrics } from '../../contract/shop.ts';
import { parseUrl } from '../../contract/uri.ts';
import { plainText } from '../../domain/plain-text.ts';
import { webHref } from '../../domain/shop.ts';
import { shopStructuredData } from '../../domain/structured-data.ts';
import { addStructuredData } from '../../host/structured-data.ts';

interface StructuredDataProps {
  readonly shop: ShopData;
  readonly figures: ShopMetrics;
}

/** The store for machines, in the head of the document while it is shown. */
export function ShopStructuredData({ shop, figures }: StructuredDataProps): null {
  const { average_rating: averageRating, reviews_count: reviewCount } = figures;
  useEffect(() => {
    const { email, phone, address } = shop.contact_info ?? {};
    const absolute = (text: string | null | undefined) => text && parseUrl(text, location.href)?.href;
    const data = shopStructuredData({
      name: shop.name,
      url: absolute(shop.internal_path) || location.href,
      site: webHref(shop.external_url ?? ''),
      description: plainText(shop.description ?? ''),
      logo: absolute(shop.image_url),
      country: shop.country,
      email,
      phone,
      address,
      reviewCount,
      averageRating,
    });
    return data ? addStructuredData(document, data) : undefined;
  }, [shop, averageRating, reviewCount]);
  return null;
}
