import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { reviewAuthor } from './reviews.ts';

/** A question or an answer: its text, and who wrote it when. */
const entry = {
  id: v.nullish(f.id),
  body: f.optionalText,
  /** ISO 8601. */
  created_at: f.optionalTime,
  /** Language of the text, such as `en`. */
  lang: f.optionalText,
};

export const questionAnswer = v.object({
  ...entry,
  /** Absent where the store answers. */
  reviewer: v.nullish(reviewAuthor),
  /** Whether the store itself answers. */
  by_shop: f.optionalFlag,
});
export type QuestionAnswer = v.InferOutput<typeof questionAnswer>;

/** A customer's question about a product. Its text is in `body`, or in `question`. */
export const question = v.object({
  ...entry,
  question: f.optionalText,
  reviewer: v.nullish(reviewAuthor),
  answers: f.rows(questionAnswer),
});
export type Question = v.InferOutput<typeof question>;

/** One page of the questions about a product, newest first. */
export const questionsCall = defineCall({
  method: 'GET',
  path: '/api/questions/questions_for_widget',
  params: v.object({
    json_request: v.picklist(['true']),
    shop_domain: v.string(),
    api_token: v.string(),
    platform: v.string(),
    /** The store's own number for the product, as `external_id` in the review widgets. */
    product_id: v.string(),
    sort_by: v.picklist(['created_at']),
    sort_dir: v.picklist(['desc']),
    per_page: v.string(),
    page: v.string(),
  }),
  answer: v.object({
    questions: v.array(question),
    total_count: f.optionalCount,
    /** Questions are shown if this is above 0. */
    total_pages: f.count,
    current_page: f.optionalCount,
  }),
});
export type QuestionPage = v.InferOutput<typeof questionsCall.answer>;
