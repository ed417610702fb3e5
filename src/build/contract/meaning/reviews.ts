/** What the reviews of a product or store mean: their list, figures and filters belong together. */

import { reviewSorts, withheldReasons } from '../../../contract/review-widgets.ts';
import { reviewSources, usedFor } from '../../../contract/reviews.ts';
import { at, isFalling, numberAt, rowsAt, textAt, textsOf, timesOf } from '../read.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { checkSums, shownOnly } from './goods.ts';
import { checkChoices, checkCounts, checkOrders, hasMedia, reviewsOf, stars } from './review-choices.ts';

const perPage = 10;

/** Pages that are numbered from 1, of as many rows as they say. */
function checkPaging({ data, expect }: RuleContext): void {
  const rows = reviewsOf(data).length;
  const [total, pages] = [numberAt(data, 'total_count') ?? 0, numberAt(data, 'total_pages') ?? 0];
  expect(
    rows === Math.min(total, perPage),
    'reviews',
    `${Math.min(total, perPage)} rows, for total_count is ${total} and per_page 10`,
    rows,
  );
  expect(
    Math.max(pages, 1) === Math.max(Math.ceil(total / perPage), 1),
    'total_pages',
    `${Math.ceil(total / perPage)}, for total_count is ${total} and per_page 10`,
    pages,
  );
  expect(numberAt(data, 'current_page') === 1, 'current_page', '1', numberAt(data, 'current_page'));
}

function checkFigures({ data, expect }: RuleContext): void {
  const [number, total, average] = ['number_of_reviews', 'total_count', 'average_rating'].map(name =>
    numberAt(data, name),
  );
  if (number != null && total != null)
    expect(number === total, 'number_of_reviews', `${total}, as total_count without any choice`, number);
  const bars = stars.map(star => numberAt(data, 'rating_histogram_data', String(star)) ?? 0);
  const sum = bars.reduce((one, other) => one + other, 0);
  if (at(data, 'rating_histogram_data') != null && number != null)
    expect(sum === number, 'rating_histogram_data', `${number} reviews in all`, sum);
  if (average != null && sum > 0) {
    const mean = bars.reduce((all, count, index) => all + count * (index + 1), 0) / sum;
    expect(
      Math.abs(mean - average) <= 0.5,
      'average_rating',
      `about ${mean.toFixed(1)}, from the histogram`,
      average,
    );
  }
  checkSums({ expect }, at(data, 'product_metrics'), 'product_metrics');
  const months = textsOf(rowsAt(data, 'ratings_by_month'), 'month');
  expect(
    months.every(month => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)),
    'ratings_by_month.month',
    'a month such as "2026-03"',
    months[0],
  );
  expect(
    months.join() === [...months].sort().join(),
    'ratings_by_month',
    'the oldest month first',
    months.join(', '),
  );
  const [best, worst] = ['top_positive_review', 'top_critical_review'].map(name =>
    numberAt(data, name, 'rating'),
  );
  if (best != null && worst != null)
    expect(best > worst, 'top_positive_review.rating', `more than ${worst}, the critical one`, best);
}

/** Codes of the contract, where others would be shown as they are or dropped. */
function checkCodes({ data, expect }: RuleContext): void {
  const known = (path: string, values: readonly string[], allowed: readonly string[]) => {
    const odd = values.find(value => !allowed.includes(value));
    expect(odd === undefined, path, `one of ${allowed.join(', ')}`, odd);
  };
  known('sorted_by', [textAt(data, 'sorted_by')].filter(Boolean), reviewSorts);
  known('reviews.source', textsOf(reviewsOf(data), 'source'), reviewSources);
  known('reviews.used_for', textsOf(reviewsOf(data), 'used_for'), usedFor);
  known('withheld_reasons', Object.keys(Object(at(data, 'withheld_reasons'))), withheldReasons);
  known('review_used_for', Object.keys(Object(at(data, 'review_used_for'))), usedFor);
}

function checkRows({ data, expect }: RuleContext): void {
  const rows = reviewsOf(data);
  expect(shownOnly(rows), 'reviews', 'reviews that are shown', 'one that is hidden or deleted');
  const media = rowsAt(data, 'reviews_with_media');
  expect(media.every(hasMedia), 'reviews_with_media', 'reviews with pictures or videos', 'one without');
  const future = timesOf(rows).find(time => time > Date.now() + 2 * 86_400_000);
  expect(
    future === undefined,
    'reviews.created_at',
    'a time in the past',
    future && new Date(future).toISOString(),
  );
}

async function checkTopics({ data, ask, expect }: RuleContext): Promise<void> {
  const topics = rowsAt(data, 'topics');
  const [first] = topics;
  if (first === undefined) return;
  const sum = ['positive', 'mixed', 'negative'].reduce((all, name) => all + (numberAt(first, name) ?? 0), 0);
  const answer = await ask({ topic: textAt(first, 'topic') });
  if (answer === undefined) return;
  const found = numberAt(answer, 'total_count');
  expect(found === sum, 'total_count', `${sum}, the reviews of this topic`, found);
}

const widget: Rule = async context => {
  checkPaging(context);
  checkFigures(context);
  checkCodes(context);
  checkRows(context);
  await checkChoices(context);
  await checkCounts(context);
  await checkOrders(context);
  await checkTopics(context);
};

export const reviewRules: Readonly<Record<string, Rule>> = {
  productReviewCall: async context => {
    const { data, earlier, expect } = context;
    const number = numberAt(data, 'number_of_reviews') ?? numberAt(data, 'total_count');
    const ofPage =
      numberAt(earlier.page, 'product_data', 'reviews_count') ?? numberAt(earlier.product, 'reviews_count');
    if (number !== null && ofPage !== null)
      expect(
        number === ofPage,
        'number_of_reviews',
        `${ofPage}, as productPageCall or searchCall has it: one of the two is wrong`,
        number,
      );
    const average = numberAt(data, 'average_rating');
    const ofProduct = numberAt(earlier.page, 'product_data', 'average_rating');
    if (average !== null && ofProduct !== null)
      expect(
        Math.abs(average - ofProduct) < 0.051,
        'average_rating',
        `${ofProduct}, as productPageCall has it: one of the two is wrong`,
        average,
      );
    const product = at(earlier.page, 'product_data');
    const price = at(product, 'lowest_price') ?? at(product, 'price');
    for (const [name, value] of [
      ['lowest_price', price],
      ['currency', at(product, 'currency')],
    ] as const)
      if (at(data, name) != null && value != null)
        expect(
          String(at(data, name)) === String(value),
          name,
          `${value}, as productPageCall has it: one of the two is wrong`,
          at(data, name),
        );
    await widget(context);
  },
  allReviewsCall: async context => {
    const { data, earlier, ask, expect } = context;
    const number = numberAt(data, 'number_of_reviews') ?? numberAt(data, 'total_count');
    const least = numberAt(earlier.page, 'product_data', 'reviews_count');
    if (number !== null && least !== null)
      expect(number >= least, 'number_of_reviews', `at least ${least}, those of one of its products`, number);
    const kinds = ['shop-reviews', 'product-reviews'];
    const totals: (number | null)[] = [];
    for (const review_type of kinds) totals.push(numberAt(await ask({ review_type }), 'total_count'));
    const [ofStore, ofProducts] = totals;
    if (ofStore != null && ofProducts != null)
      expect(
        ofStore + ofProducts === numberAt(data, 'total_count'),
        'total_count',
        `${numberAt(data, 'total_count')}: all-reviews are shop-reviews and product-reviews`,
        `${ofStore} + ${ofProducts}`,
      );
    await widget(context);
  },
  questionsCall: async ({ data, ask, expect }) => {
    const rows = rowsAt(data, 'questions');
    const pages = numberAt(data, 'total_pages') ?? 0;
    expect(
      rows.length > 0 === pages > 0,
      'total_pages',
      rows.length > 0 ? 'at least 1, for there are questions' : '0, for there are no questions',
      pages,
    );
    expect(rows.length <= 3, 'questions', 'at most per_page = 3 rows', rows.length);
    expect(
      isFalling(timesOf(rows)),
      'questions.created_at',
      'the newest first',
      textsOf(rows, 'created_at').join(', '),
    );
    if (pages < 2) return;
    const next = await ask({ page: '2' });
    const ids = new Set(textsOf(rows, 'id'));
    expect(
      textsOf(rowsAt(next, 'questions'), 'id').every(id => !ids.has(id)),
      'questions',
      'others on page 2',
      'those of page 1',
    );
  },
  productMediaCall: context => media(context),
  shopMediaCall: context => media(context),
};

const media: Rule = ({ data, expect }) => {
  const reviews = rowsAt(data, 'reviews');
  const hasItems = rowsAt(data, 'items').length > 0;
  expect(hasItems || reviews.every(hasMedia), 'reviews', 'reviews with pictures or videos', 'one without');
  expect(shownOnly(reviews), 'reviews', 'reviews that are shown', 'one that is hidden or deleted');
};
