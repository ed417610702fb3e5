/** What neither a parameter nor a field says by itself, by call. */
const reasons =
  'Keys of `withheld_reasons`, with the words that shoppers read: `store` (the store gave no reason), `off_topic`, `advertising` (spam, too), `offensive` (insults, hate speech), `personal_data`, `no_purchase` (no purchase found), `legal` (a legal complaint), `author` (hidden by its author). A review that is not shown counts under one of them.';
const reviewOrders =
  'Orders: `pictures_first` has reviews with pictures or videos before all others, the newest of each first; `newest` by `created_at`; `highest_rating` and `lowest_rating` by stars. Each holds over all pages.';

export const callNotes: Readonly<Record<string, readonly string[]>> = {
  searchCall: [
    '`min_transparency` comes with every search: `80` where nobody chose, so that products of stores that hide reviews are found only by those who ask for them. A request without it means 80, too. 0 finds all.',
    'Limits of the price hold for all currencies: with `currency=EUR`, what a product costs is converted by `exchange_rates` of `me.json` (price / rate of its currency × rate of EUR) and then compared. With `*`, the numbers are compared as the stores write them.',
    '`price_asc` and `price_desc` compare converted prices, too: 46 GBP come behind 50 USD. `newest` is by when a product was added, `best_selling` by pieces sold; without such figures take another order, such as `reviews_count`. Each order holds over all pages, and ends in the id, so that no page repeats a row.',
    'A page beyond the end has no rows and the same total. Words find whatever their capital letters and accents.',
  ],
  storeSearchCall: [
    'What does not apply to stores has no effect. `products_count` is what a search in that store finds.',
  ],
  productReviewCall: [reviewOrders, reasons],
  allReviewsCall: [
    '`shop-reviews` and `product-reviews` together are `all-reviews`. Orders and reasons as for `productReviewCall`.',
  ],
  collectionCarouselCall: ['Each shows the first of what its `path` finds, in that order.'],
  feedCall: [
    'Who an event comes from is its `event_owner`, whose `class` says which parameter asks for it: `Reviewer` for `user_events` (`review_written`), `Product` for `product_events` (`review_received`, of writers without a profile), `Shop` for `store_events` (`review_replied`, `product_added`), `SavedSearch` for `search_events` (`search_matched`).',
    'An event about a review has `review`, one about a product has `product`. The newest comes first; `max_created_at` asks for what is older.',
  ],
  peopleCall: [
    'Orders: most reviews or followers first; `newest` is who came last; `name` as the language sorts. Nobody is shown to themselves. No e-mail address or telephone number is in any answer about others.',
  ],
  reviewFormCall: ['404 for an order of somebody else, as for one that there is not.'],
  reviewOrdersCall: ['Only orders of who is signed in, the latest first.'],
  ownDisputeCall: ['404 for a dispute of somebody else, as for one that there is not.'],
  meCall: [
    'Kept by no cache that people share: `Cache-Control: private` or `no-store`. The same holds for every answer that is one person’s, and for pages, which have the token of one.',
  ],
  followsCall: ['Only ids that were asked for. They agree with `followingCall`.'],
};
