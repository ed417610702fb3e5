import { indexableReviews } from '../contract/limits.ts';

export interface ProductFacts {
  readonly name: string;
  /** Absolute address of the product's page. */
  readonly url: string;
  readonly description?: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly shopName?: string | null | undefined;
  readonly reviewCount?: number | null | undefined;
  /** 0..5. */
  readonly averageRating?: number | null | undefined;
  readonly lowestPrice?: number | null | undefined;
  readonly currency?: string | null | undefined;
}

/** The schema.org JSON-LD of a product. Null without reviews and price, because search engines then refuse it. */
export function productStructuredData(facts: ProductFacts): Readonly<Record<string, unknown>> | null {
  const reviewCount = facts.reviewCount ?? 0;
  const price = facts.lowestPrice ?? 0;
  if (!(reviewCount > 0 || price > 0)) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: facts.name,
    url: facts.url,
    ...(facts.description ? { description: facts.description } : {}),
    ...(facts.image ? { image: facts.image } : {}),
    ...(facts.shopName ? { brand: { '@type': 'Brand', name: facts.shopName } } : {}),
    ...(reviewCount > 0 && facts.averageRating
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: facts.averageRating, reviewCount } }
      : {}),
    ...(price > 0 && facts.currency
      ? { offers: { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: facts.currency } }
      : {}),
  };
}

/** Whether search engines may list a page. Pages with too few reviews are not listed. */
export function isIndexable(reviewCount: number | null | undefined): boolean {
  return (reviewCount ?? 0) >= indexableReviews;
}
