import type { ReviewSource, ShopReviewType } from '../contract/reviews.ts';
import { sourceNames } from './review-sources.ts';

/** Texts around the list of reviews on a product's or shop's page. Numbers are formatted already. */
export const reviewListMessages = {
  outOf: 'out of 5',
  basedOn: (reviews: string) => `based on ${reviews}`,
  basedOnMatching: (reviews: string) => `based on the ${reviews} that match`,
  list: 'List of reviews',
  search: 'Search within reviews',
  sort: 'Sort by',
  sorts: {
    pictures_first: 'Pictures first',
    newest: 'Newest',
    highest_rating: 'Highest rating',
    lowest_rating: 'Lowest rating',
  },
  filters: 'Filter reviews',
  verifiedOnly: 'Verified buyers only',
  withPictures: 'With pictures',
  source: 'Source',
  sources: { ...sourceNames, all_sources: 'All' } as Readonly<Record<ReviewSource, string>>,
  types: 'What the reviews are about',
  typeNames: {
    'all-reviews': 'All reviews',
    'shop-reviews': 'About the store',
    'product-reviews': 'About products',
  } as Readonly<Record<ShopReviewType, string>>,
  onlyStars: (stars: string) => `Only ${stars}`,
  matching: (text: string) => `“${text}”`,
  /** The part of a longer list that is shown: `1–10 of 62 reviews`. */
  part: (from: string, to: string, reviews: string) => `${from}–${to} of ${reviews}`,
  clear: 'Clear all',
  showAll: 'Show all reviews',
  topPositive: 'Top positive review',
  topCritical: 'Top critical review',
  tops: 'A good and a critical review',
  customerMedia: 'Pictures and videos from customers',
  customerPicture: (number: number) => `Open customer picture ${number}`,
  customerVideo: (number: number) => `Play customer video ${number}`,
  none: {
    title: 'No reviews yet',
    product: 'No one has reviewed this product yet.',
    shop: 'No one has reviewed this store yet.',
  },
  noMatch: {
    title: 'No matching reviews',
    words: 'Try other words.',
    wordsOrFilter: 'Try other words, or remove a filter:',
    filter: 'No review matches this filter.',
    filters: 'No review matches all of these filters. Remove one:',
    without: (filter: string) => `Without “${filter}”`,
  },
  noPage: {
    title: 'This page doesn’t exist',
    text: (count: number, shown: string) =>
      count === 1 ? 'All reviews are on one page.' : `There are ${shown} pages of reviews.`,
    first: 'Show the first page',
  },
  pages: 'Pages of reviews',
} as const;
