/** The answers of the host, as far as hand-written pages read them. */
export interface Product {
  encoded_product_id: string;
  title: string;
  internal_path: string;
  image_url: string;
  retina_image_url: string;
  price: number;
  currency: string;
  reviews_count: number;
  // Null or absent where nobody has reviewed yet.
  average_rating?: number | null;
  transparency_score?: number | null;
  authenticity_score?: number | null;
  shop_name: string;
  shop_internal_path: string;
}

/** The suggestions for a text: other texts, and pages of products, stores and categories. */
export interface Suggested {
  suggestions: { text: string }[];
  products: Pick<
    Product,
    'title' | 'internal_path' | 'image_url' | 'retina_image_url' | 'price' | 'currency'
  >[];
  stores: (Pick<Product, 'average_rating' | 'reviews_count' | 'image_url' | 'internal_path'> & {
    name: string;
  })[];
  categories: { id: number; name: string }[];
}

export const ratings = ['4.5', '4', '3'];
export const orders = ['', 'reviews_count', 'newest', 'best_selling', 'price_asc', 'price_desc'];

/** Scores from which a product has a medal, the best first. */
export const tiers = [
  [100, 'diamond'],
  [99, 'platinum'],
  [95, 'gold'],
  [90, 'silver'],
  [80, 'bronze'],
] as const;

const formats = new Map<string, Intl.NumberFormat>();
export function money(amount: number, currency: string) {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format.format(amount);
}
