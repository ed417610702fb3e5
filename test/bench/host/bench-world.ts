import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeQuery } from '../../../src/api/call.ts';
import { searchCall } from '../../../src/contract/search.ts';
import { instantSearchCall } from '../../../src/contract/suggestions.ts';
import type { Db } from '../../../fixtures/host/db/db.ts';
import { prepareDatabase } from '../../../fixtures/host/db/prepare.ts';
import { terminalProgress } from '../../../fixtures/host/start/terminal.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A world of that size to measure on: made on the first run, which takes minutes where it is large, and kept in
 * .tmp/. With DATABASE_URL a server is measured instead.
 */
export async function openBenchWorld(products: number): Promise<Db> {
  const progress = terminalProgress();
  const db = await prepareDatabase({
    url: process.env.DATABASE_URL || undefined,
    dataDir: join(root, `.tmp/bench-${products}`),
    products,
    reset: false,
    onProgress: progress.show,
  });
  progress.done();
  return db;
}

type Fields = Readonly<Record<string, string | number>>;

/** Texts that people would type, taken from the world itself: so they mean the same in every world. */
async function texts(db: Db) {
  const words = await db.query<{ word: string }>(
    "select word from search_words where length(word) > 3 and word !~ '[0-9]' and title_count > 0 and numnode(plainto_tsquery('english', word)) > 0 order by title_count desc, word",
  );
  const phrases = await db.query<{ phrase: string }>(
    "select distinct on (weight, phrase) phrase from search_phrases where category_id is not null and key = phrase and phrase like '% %' order by weight desc, phrase limit 400",
  );
  const onlyDescribed = await db.query<{ word: string }>(
    'select word from search_words where title_count = 0 and length(word) > 4 order by total_count desc, word limit 40',
  );
  const pick = <T>(list: readonly T[], count: number, from: number, to: number): T[] =>
    Array.from(
      { length: count },
      (_, index) => list[Math.floor(list.length * (from + ((to - from) * index) / count))],
    ).filter(item => item !== undefined) as T[];
  const word = words.map(row => row.word);
  const phrase = phrases.map(row => row.phrase);
  return {
    broad: word.slice(0, 10),
    usual: pick(word, 10, 0.05, 0.4),
    rare: pick(word, 6, 0.5, 0.98),
    phrases: pick(phrase, 14, 0, 1),
    described: pick(
      onlyDescribed.map(row => row.word),
      6,
      0,
      1,
    ),
  };
}

/** Typing errors: a letter left out, doubled, swapped with the next, or replaced. */
const misspelt = (word: string, kind: number): string => {
  const at = Math.max(1, Math.floor(word.length / 2));
  const [before, letter = '', next = ''] = [word.slice(0, at), word[at], word[at + 1]];
  return [
    before + word.slice(at + 1),
    before + letter + word.slice(at),
    before + next + letter + word.slice(at + 2),
    `${before}q${word.slice(at + 1)}`,
  ][kind % 4] as string;
};

/** A mixed list of searches: words broad and rare, phrases, beginnings, errors, filters, orders, deep pages. */
export async function searchAddresses(db: Db): Promise<string[]> {
  const { broad, usual, rare, phrases, described } = await texts(db);
  const categories = await db.query<{ id: number }>(
    'select id from categories order by level, products_count desc, id',
  );
  const [shop] = await db.query<{ domain: string; platform: string }>(
    'select domain, platform from shops order by id',
  );
  const [category, leaf] = [categories[0]?.id ?? 0, categories.at(-5)?.id ?? 0];
  const [common, mid] = [broad[0] ?? '', usual[2] ?? ''];
  const sorts = ['reviews_count', 'newest', 'best_selling', 'price_asc', 'price_desc'];
  const filters: Fields[] = [
    { min_rating: 4 },
    { min_rating: 4.8, reviews_count: 20 },
    { min_price: 20, max_price: 40, currency: 'EUR' },
    { min_price: 10, max_price: 11, currency: 'USD' },
    { max_price: 15, currency: '*' },
    { min_transparency: 99, min_authenticity: 95 },
    { country: 'DE' },
    { store_country: 'US' },
    { country: 'JP', store_country: 'JP', min_rating: 4 },
    { category_id: category },
    { category_id: leaf },
    { category_id: category, min_price: 50, currency: 'GBP', sort_by: 'price_asc' },
    { shop_domain: shop?.domain ?? '', search_in_shop: 'true', platform: shop?.platform ?? '' },
  ];
  const searches: Fields[] = [
    ...[...broad, ...usual, ...rare, ...phrases, ...described].map(q => ({ q })),
    // The last word half typed.
    ...[...usual, ...phrases.slice(0, 5)].map(text => ({ q: text.slice(0, -2) })),
    ...['s', 'b', 'co', 'gla'].map(q => ({ q })),
    ...[...usual, ...rare].filter(word => word.length > 4).map((word, kind) => ({ q: misspelt(word, kind) })),
    ...sorts.flatMap(sort_by => [{ sort_by }, { q: common, sort_by }, { q: mid, sort_by }]),
    ...filters.flatMap(filter => [filter, { q: common, ...filter }, { q: mid, ...filter }]),
    {},
    ...[2, 10, 60, 200].flatMap(page => [{ page }, { q: common, page }, { page, sort_by: 'newest' }]),
    { q: 'qxzvvkj' },
    { q: `${common} ${mid} ${rare[0] ?? ''}` },
  ];
  return searches.map(({ page = 1, min_transparency = 80, ...fields }) =>
    [searchCall.path, encodeQuery({ page, min_transparency, ...fields })].join('?'),
  );
}

/** The requests of the search bar during typing: every beginning of some phrases, and words with errors. */
export async function suggestAddresses(db: Db): Promise<string[]> {
  const { usual, phrases } = await texts(db);
  const typed = phrases.slice(0, 6).flatMap(phrase => [...phrase].map((_, end) => phrase.slice(0, end + 1)));
  const wrong = usual.filter(word => word.length > 5).map((word, kind) => misspelt(word, kind));
  return [...typed, ...wrong].map(q => [instantSearchCall.path, encodeQuery({ q })].join('?'));
}
