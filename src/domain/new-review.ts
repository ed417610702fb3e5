import { contentOf, nameOf } from '../contract/content.ts';
import { usedFor } from '../contract/reviews.ts';
import type { UploadedFile } from '../contract/upload.ts';
import { type NewReview, reviewLimits } from '../contract/write-review.ts';
import { newReviewMessages as texts } from '../messages/new-review.ts';

/** A review while it is written. The names are those of `NewReview`. */
export interface ReviewDraft {
  /** Whole stars; null until some are chosen. */
  readonly rating: number | null;
  readonly title: string;
  readonly body: string;
  readonly recommend: boolean | null;
  /** One of `usedFor`; empty until one is chosen. */
  readonly used_for: string;
  /** Pictures and videos, in their order. */
  readonly uploads: readonly UploadedFile[];
}

export const emptyReview: ReviewDraft = {
  rating: null,
  title: '',
  body: '',
  recommend: null,
  used_for: '',
  uploads: [],
};

/** The errors of a review by field name; false for a valid field. */
export function checkReview({ rating, title, body }: ReviewDraft) {
  return {
    rating: rating === null && texts.noRating,
    title: isTooLong(title, reviewLimits.title),
    body: contentOf(body) === '' ? texts.noBody : isTooLong(body, reviewLimits.body),
  };
}

const isTooLong = (text: string, max: number) => [...text.trim()].length > max && texts.tooLong({ max });

/** The values to send for a review that passed the check. */
export function newReview(
  lineItem: string,
  { uploads, rating, title, body, used_for, ...rest }: ReviewDraft,
): NewReview {
  const time = usedFor.find(one => one === used_for);
  return {
    ...rest,
    line_item_public_id: lineItem,
    rating: rating ?? 0,
    title: nameOf(title),
    body: contentOf(body),
    uploads: uploads.map(({ id }) => id),
    ...(time && { used_for: time }),
  };
}
