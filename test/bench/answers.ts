import { searchCall } from '../../src/contract/search.ts';

/** A product as the host answers it, as far as the benchmark reads it. */
interface Product {
  readonly internal_path: string;
  readonly image_url?: string | null;
}

/** The content of the page after an answer is drawn. */
export interface Expected {
  readonly count: number;
  /** The addresses of the first and the last card. */
  readonly first: string;
  readonly last: string;
}

/** Answers to searches that a page gets from its own memory. */
export interface Answers {
  /** Bodies by the search, as `searchKey` writes it. */
  readonly bodies: Readonly<Record<string, string>>;
  readonly expected: Readonly<Record<string, Expected>>;
  /** Addresses of all pictures that they name. */
  readonly pictures: readonly string[];
}

/** Rating and order of a search. They distinguish the searches of the benchmark. */
export const searchKey = (rating = '', order = '') => `${rating || '0'}|${order}`;

/** As many pictures lie in the browser's cache. A prime, so that no card keeps its picture. */
const pictureCount = 61;

let pool: Promise<{ answer: Record<string, unknown>; products: Product[] }> | undefined;

/** All products of the host, as its pages of results list them. */
async function allProducts(origin: string) {
  const page = async (number: number) => {
    const response = await fetch(`${origin}${searchCall.path}?min_transparency=0&page=${number}`);
    if (!response.ok) throw new Error(`no answer to measure with: status ${response.status}`);
    return (await response.json()) as { data: { search_results: Product[] } };
  };
  const answer = await page(1);
  const products: Product[] = [];
  for (let number = 1; ; number += 1) {
    const { search_results } = (await page(number)).data;
    products.push(...search_results);
    if (search_results.length === 0 || products.length >= 2_000) return { answer, products };
  }
}

/**
 * Answers with `count` products each, other ones in each answer as far as there are enough, and in another order.
 * The pictures are few, so that all of them can be cached before.
 */
export async function makeAnswers(origin: string, keys: readonly string[], count: number): Promise<Answers> {
  pool ??= allProducts(origin);
  const { answer, products } = await pool;
  const pictures = products.slice(0, pictureCount).map(({ image_url }) => image_url ?? '');
  const bodies: Record<string, string> = {};
  const expected: Record<string, Expected> = {};
  for (const [number, key] of keys.entries()) {
    const results = Array.from({ length: count }, (_, index) => {
      const product = products[(number * (count + 7) + index) % products.length] as Product;
      const picture = pictures[(number * 7 + index) % pictureCount];
      return { ...product, image_url: picture, retina_image_url: picture };
    });
    const data = { ...(answer.data as object), search_results: results, per_page: count };
    bodies[key] = JSON.stringify({ ...answer, data });
    const [first, last] = [results[0]?.internal_path ?? '', results.at(-1)?.internal_path ?? ''];
    expected[key] = { count, first, last };
  }
  return { bodies, expected, pictures };
}
