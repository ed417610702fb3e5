/** Choices among reviews: stars, words, languages and orders list the reviews that they name, and as many as is said. */
import { at, isFalling, isRising, numberAt, numbersOf, rowsAt, textAt, textsOf, timesOf } from '../read.ts';
import type { RuleContext } from '../rule.ts';
import { noWord } from './places.ts';

export const reviewsOf = (data: unknown): readonly unknown[] => rowsAt(data, 'reviews');
export const stars = [1, 2, 3, 4, 5];

export const hasMedia = (review: unknown): boolean =>
  ['pictures_urls', 'video_external_ids', 'media_platform_hosted_video_infos'].some(
    name => rowsAt(review, name).length > 0,
  );

export async function checkChoices(context: RuleContext): Promise<void> {
  const { data, ask, expect } = context;
  const total = numberAt(data, 'total_count') ?? 0;
  if (total === 0) return;
  const ratings = async (filter_rating: string) => {
    const answer = await ask({ filter_rating });
    if (answer === undefined) return;
    const odd = numbersOf(reviewsOf(answer), 'rating').find(
      one => Math.abs(one - Number(filter_rating)) > 0.5,
    );
    expect(odd === undefined, 'reviews.rating', `${filter_rating} with filter_rating=${filter_rating}`, odd);
    const bar = numberAt(data, 'rating_histogram_data', filter_rating);
    const found = numberAt(answer, 'total_count');
    if (bar !== null) expect(found === bar, 'total_count', `${bar}, as in rating_histogram_data`, found);
  };
  for (const star of stars) await ratings(String(star));
  const none = await ask({ search: noWord });
  if (none !== undefined)
    expect(reviewsOf(none).length === 0, 'reviews', `none for search=${noWord}`, reviewsOf(none).length);
  await checkWord(context);
  const verified = await ask({ verified_only: 'true' });
  expect(
    reviewsOf(verified).every(one => at(one, 'verified') !== false),
    'reviews.verified',
    'true with verified_only=true',
    false,
  );
  const pictured = await ask({ with_pictures: 'true' });
  expect(
    reviewsOf(pictured).every(hasMedia),
    'reviews',
    'those with pictures or videos, with with_pictures=true',
    'one without',
  );
  const linked = textAt(reviewsOf(data)[0], 'public_id');
  const named = linked && (await ask({ linked_review: linked }));
  if (named && at(named, 'linked_review') !== undefined)
    expect(
      textAt(named, 'linked_review', 'public_id') === linked,
      'linked_review.public_id',
      linked,
      textAt(named, 'linked_review', 'public_id'),
    );
}

/** A word of a review finds it, whatever its capital letters. */
async function checkWord({ data, ask, expect }: RuleContext): Promise<void> {
  const body = textAt(reviewsOf(data)[0], 'body');
  const word = /\p{L}{5,}/u.exec(body)?.[0];
  if (!word) return;
  for (const search of [word.toLowerCase(), word.toUpperCase()]) {
    const found = await ask({ search });
    if (found !== undefined)
      expect(reviewsOf(found).length > 0, 'reviews', `those with search=${search}`, 'none');
  }
}

/** Beside each choice its number of reviews is shown: so many are found with it. */
const choices = [
  ['review_languages', 'review_language'],
  ['review_countries', 'review_country'],
  ['review_used_for', 'used_for'],
  ['review_sources', 'review_source'],
] as const;
export async function checkCounts({ data, ask, expect }: RuleContext): Promise<void> {
  const total = numberAt(data, 'total_count') ?? 0;
  for (const [figures, name] of choices) {
    const [value, count] =
      Object.entries(Object(at(data, figures)) as Record<string, unknown>).find(
        ([key, number]) => Number(number) < total && key !== 'all_sources',
      ) ?? [];
    const answer = value === undefined ? undefined : await ask({ [name]: value });
    if (answer === undefined) continue;
    const found = numberAt(answer, 'total_count');
    expect(found === count, 'total_count', `${count}, as ${figures}.${value} says`, found);
  }
}

export async function checkOrders({ data, ask, expect }: RuleContext): Promise<void> {
  if (reviewsOf(data).length < 2) return;
  const orders = [
    ['newest', timesOf, isFalling, 'created_at'],
    ['highest_rating', (rows: readonly unknown[]) => numbersOf(rows, 'rating'), isFalling, 'rating'],
    ['lowest_rating', (rows: readonly unknown[]) => numbersOf(rows, 'rating'), isRising, 'rating'],
  ] as const;
  const pages = numberAt(data, 'total_pages') ?? 1;
  /** Two pages of an order: a host that orders each by itself is named. */
  const listOf = async (sort_by: string) => {
    const chosen = { sort_by, sort_chosen: 'true' };
    const rows = reviewsOf(await ask(chosen));
    return pages > 1 ? [...rows, ...reviewsOf(await ask({ ...chosen, page: '2' }))] : rows;
  };
  for (const [sort_by, valuesOf, isOrdered, field] of orders) {
    const rows = await listOf(sort_by);
    expect(
      isOrdered(valuesOf(rows)),
      `reviews.${field}`,
      `the order ${sort_by}`,
      textsOf(rows, field).slice(0, 4).join(', '),
    );
  }
  const media = (await listOf('pictures_first')).map(hasMedia);
  expect(
    media.lastIndexOf(true) <= media.indexOf(false) || !media.includes(false),
    'reviews',
    'the order pictures_first: those with pictures or videos before all others',
    'one without before one with',
  );
  const beyond = reviewsOf(await ask({ page: String(pages + 1) })).length;
  expect(beyond === 0, 'reviews', `none on page ${pages + 1} of ${pages}`, beyond);
  if (pages < 2) return;
  const next = await ask({ page: '2' });
  if (next === undefined) return;
  const ids = new Set(textsOf(reviewsOf(data), 'uuid'));
  expect(
    textsOf(reviewsOf(next), 'uuid').every(id => !ids.has(id)),
    'reviews',
    'other reviews on page 2',
    'those of page 1',
  );
  expect(numberAt(next, 'current_page') === 2, 'current_page', '2', numberAt(next, 'current_page'));
}
