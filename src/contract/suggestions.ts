import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './categories.ts';
import * as f from './fields.ts';

/** A text that the decoder never makes from a number, because a number here is a mistake of the host. */
const strictText = v.pipe(v.unknown(), v.string());

const suggestion = v.object({
  text: strictText,
  /** A category id. The suggestion then reads "text in category". */
  id: v.nullish(f.id),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** A product or store that a suggestion leads to. */
const suggestedPage = {
  internal_path: v.string(),
  image_url: f.optionalText,
};
export const suggestedProduct = v.object({
  ...suggestedPage,
  title: strictText,
  retina_image_url: f.optionalText,
  /** Price in `currency`; the lowest price of all variants. */
  price: f.optionalNumber,
  /** The price of the dearest variant. */
  highest_price: f.optionalNumber,
  currency: f.optionalText,
  /** Shown as a seal beside its name; and on how many reviews it rests. */
  transparency_score: f.optionalScore,
  average_rating: f.optionalRating,
  reviews_count: f.optionalCount,
  /** Its store: shown where several of the products have one title. */
  shop_name: f.optionalText,
});
export const suggestedStore = v.object({
  ...suggestedPage,
  name: strictText,
  average_rating: f.optionalRating,
  reviews_count: f.optionalCount,
});

/** The groups are shown beside the texts. A host may send none of them. */
export const instantSearchCall = defineCall({
  method: 'GET',
  path: '/reviews/instant_search',
  params: v.object({ q: v.string() }),
  answer: v.object({
    suggestions: v.array(suggestion),
    products: v.nullish(v.array(suggestedProduct)),
    stores: v.nullish(v.array(suggestedStore)),
    categories: v.nullish(v.array(category)),
    /** For an empty text: what many people search for, the most frequent first. */
    popular_searches: v.nullish(v.array(strictText)),
  }),
});
