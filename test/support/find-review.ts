import { generateWorld } from '../../fixtures/world/generate.ts';
import type { ReviewRecord } from '../../fixtures/world/records.ts';

/** So many reviews stand on the first page of a product. */
const onFirstPage = 10;

/**
 * Finds the first review in the world of the test host that a test can use, so that no test depends on a product of this
 * name. Its product has no more reviews than stand on its first page.
 * @param holds whether a review fits; `others` are the other reviews shown beside it
 */
export function findReview(holds: (review: ReviewRecord, others: readonly ReviewRecord[]) => boolean): {
  readonly path: string;
  readonly review: ReviewRecord;
} {
  let ofProduct: ReviewRecord[] = [];
  for (const record of generateWorld()) {
    if (record.type !== 'review' || record.product_handle === null || record.published === false) continue;
    if (record.product_handle !== ofProduct[0]?.product_handle) {
      const review = ofProduct.length > onFirstPage ? undefined : fitting(ofProduct, holds);
      if (review) return { path: pathOf(review), review };
      ofProduct = [];
    }
    ofProduct.push(record);
  }
  throw new Error('The world has no such review.');
}

const fitting = (reviews: readonly ReviewRecord[], holds: Parameters<typeof findReview>[0]) =>
  reviews.find(review =>
    holds(
      review,
      reviews.filter(other => other !== review),
    ),
  );

const pathOf = ({ shop_slug, product_handle }: ReviewRecord) =>
  `/reviews/stores/${shop_slug}/products/${product_handle}`;
