import type {
  AggregateRating,
  Brand,
  Offer,
  Organization,
  Person,
  PostalAddress,
  Product,
  Rating,
  Review as ReviewData,
} from 'schema-dts';
import { rating } from '../contract/limits.ts';
import type { Review } from '../contract/reviews.ts';
import { isPublic } from './review-link.ts';

export interface ProductFacts {
  readonly name: string;
  /** Absolute address of the product's page. */
  readonly url: string;
  readonly description?: string | null | undefined;
  /** Absolute addresses. */
  readonly images?: readonly string[] | undefined;
  readonly shopName?: string | null | undefined;
  readonly brand?: string | null | undefined;
  /** GTIN, UPC, EAN or ISBN. */
  readonly gtin?: string | null | undefined;
  readonly reviewCount?: number | null | undefined;
  /** 0..5. */
  readonly averageRating?: number | null | undefined;
  readonly lowestPrice?: number | null | undefined;
  readonly currency?: string | null | undefined;
  /** Those that the page shows. */
  readonly reviews?: readonly Review[] | undefined;
}

/** The fields that schema.org knows of a type. The compiler refuses others, and values of the wrong type. */
type Entry<Type, Name extends string> = Extract<Type, { readonly '@type': Name }>;
/** A whole block of JSON-LD. */
type Block<Type, Name extends string> = Entry<Type, Name> & { readonly '@context': 'https://schema.org' };

/** The fields that are neither absent nor empty. */
const withoutEmpty = <Type>(
  fields: {
    readonly [Name in keyof Type]: Type[Name] | Empty;
  },
): Type => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Type;
type Empty = undefined | null | '' | 0 | false | readonly never[];
const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/**
 * The schema.org JSON-LD of a product, with the fields that Google requires of product snippets. Null without reviews and
 * price, because search engines then refuse it.
 */
export function productStructuredData(facts: ProductFacts): Block<Product, 'Product'> | null {
  const { name, url, description, images, gtin, averageRating, currency } = facts;
  const brand = facts.brand || facts.shopName;
  const reviewCount = facts.reviewCount ?? 0;
  const price = facts.lowestPrice ?? 0;
  if (!(reviewCount > 0 || price > 0)) return null;
  return withoutEmpty<Block<Product, 'Product'>>({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    description,
    image: images,
    brand: brand && withoutEmpty<Entry<Brand, 'Brand'>>({ '@type': 'Brand', name: brand }),
    gtin,
    aggregateRating: ratingEntry(averageRating, reviewCount),
    review: reviewCount > 0 && facts.reviews?.flatMap(reviewEntry),
    offers:
      price > 0 &&
      currency &&
      withoutEmpty<Entry<Offer, 'Offer'>>({
        '@type': 'Offer',
        price,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        url,
      }),
  });
}

const scale = { bestRating: rating.max, worstRating: 1 };

const ratingEntry = (average: number | null | undefined, reviewCount: number) =>
  reviewCount > 0 &&
  average &&
  withoutEmpty<Entry<AggregateRating, 'AggregateRating'>>({
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount,
    ...scale,
  });

/** A review for machines; none without stars or the name of its writer, which Google requires. */
function reviewEntry(review: Review): Entry<ReviewData, 'Review'>[] {
  const { reviewer, rating: stars, title, body, created_at: at, lang } = review;
  if (!stars || !reviewer?.name || !isPublic(review)) return [];
  return [
    withoutEmpty<Entry<ReviewData, 'Review'>>({
      '@type': 'Review',
      author: withoutEmpty<Entry<Person, 'Person'>>({ '@type': 'Person', name: reviewer.name }),
      reviewRating: withoutEmpty<Entry<Rating, 'Rating'>>({
        '@type': 'Rating',
        ratingValue: stars,
        ...scale,
      }),
      name: title,
      reviewBody: body,
      datePublished: at && !Number.isNaN(Date.parse(at)) && at,
      inLanguage: lang,
    }),
  ];
}

export interface ShopFacts {
  readonly name: string;
  /** Absolute address of the store's page here. */
  readonly url: string;
  /** The store's own site. */
  readonly site?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly logo?: string | null | undefined;
  /** Two letters. */
  readonly country?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly reviewCount?: number | null | undefined;
  /** 0..5. */
  readonly averageRating?: number | null | undefined;
}

/** The schema.org JSON-LD of a store. Null without reviews. */
export function shopStructuredData(facts: ShopFacts): Block<Organization, 'Organization'> | null {
  const { name, url, site, description, logo, country, email, phone, address } = facts;
  const reviewCount = facts.reviewCount ?? 0;
  if (reviewCount <= 0) return null;
  return withoutEmpty<Block<Organization, 'Organization'>>({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    sameAs: site,
    description,
    logo,
    image: logo,
    email,
    telephone: phone,
    address:
      (address || country) &&
      withoutEmpty<Entry<PostalAddress, 'PostalAddress'>>({
        '@type': 'PostalAddress',
        streetAddress: address,
        addressCountry: country,
      }),
    aggregateRating: ratingEntry(facts.averageRating, reviewCount),
  });
}
