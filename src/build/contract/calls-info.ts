/** What the schemas do not say about a call: who asks, when, and what a shopper loses without it. */

export interface CallInfo {
  /** Where it stands in the order of work. */
  readonly step: Step;
  readonly who: 'guest' | 'member' | 'arbitrator';
  /** When the bundle asks. */
  readonly when: string;
  /** What is lost where it is 404. */
  readonly without: string;
}

export const steps = {
  search: 'With these four calls you have a search',
  product: 'With these four, pages of products and stores',
  browse: 'With these, a start page, categories and stores to browse',
  member: 'With these, people sign in, follow and set their country',
  review: 'With these, people write reviews and have profiles',
  people: 'With these, people find each other',
  disputes: 'With these, disputes are opened and decided',
} as const;
export type Step = keyof typeof steps;

const info = (step: Step, who: CallInfo['who'], when: string, without: string): CallInfo => ({
  step,
  who,
  when,
  without,
});

export const callsInfo: Readonly<Record<string, CallInfo>> = {
  searchCall: info(
    'search',
    'guest',
    'the search opens; each change of words, filters, order or page',
    'the search',
  ),
  meCall: info(
    'search',
    'guest',
    'every page',
    'who is signed in, where `app_meta.reviewer` does not say it; prices in other currencies',
  ),
  instantSearchCall: info(
    'search',
    'guest',
    'somebody types into the search field; with an empty text for popular searches',
    'suggestions',
  ),
  shippingCountriesCall: info(
    'search',
    'guest',
    'the filters or the settings of country open',
    'the choice of a country',
  ),

  productPageCall: info('product', 'guest', 'the page of a product opens', 'pages of products'),
  productReviewCall: info(
    'product',
    'guest',
    'the page of a product opens; each choice among its reviews',
    'reviews of products',
  ),
  shopPageCall: info('product', 'guest', 'the page of a store opens', 'pages of stores'),
  allReviewsCall: info(
    'product',
    'guest',
    'the page of a store opens; each choice among its reviews',
    'reviews of stores',
  ),

  homeMetricsCall: info('browse', 'guest', 'the start page opens', 'the three figures of the start page'),
  productCarouselCall: info('browse', 'guest', 'the start page opens', 'products on the start page'),
  categoryCarouselCall: info('browse', 'guest', 'the start page opens', 'categories on the start page'),
  collectionCarouselCall: info('browse', 'guest', 'the start page opens', 'collections on the start page'),
  featuredReviewCarouselCall: info('browse', 'guest', 'the start page opens', 'reviews on the start page'),
  pageMetaCall: info(
    'browse',
    'guest',
    'a screen without a call of its own opens',
    'title and description of these screens, after a change of page',
  ),
  allCategoriesCall: info(
    'browse',
    'guest',
    'every page from tablets on; the menu of categories opens',
    'the menu and the bar of categories',
  ),
  categoriesCall: info(
    'browse',
    'guest',
    'the categories or the filters open',
    'the page of all categories, the filter by category',
  ),
  categoryPageCall: info('browse', 'guest', 'the page of a category opens', 'pages of categories'),
  storeSearchCall: info('browse', 'guest', 'the search of stores opens; each change', 'the search of stores'),
  questionsCall: info(
    'browse',
    'guest',
    'the questions of a product come into view',
    'questions and answers',
  ),
  productMediaCall: info(
    'browse',
    'guest',
    'the pictures of reviews of a product are opened',
    'the gallery beyond the reviews of the page',
  ),
  shopMediaCall: info(
    'browse',
    'guest',
    'the pictures of reviews of a store are opened',
    'the gallery beyond the reviews of the page',
  ),
  clickCall: info('browse', 'guest', 'a link to a store outside is pressed', 'nothing that is seen'),

  followsCall: info('member', 'member', 'hearts come into view', 'which hearts are full'),
  followCall: info('member', 'member', 'a heart is pressed', 'hearts'),
  followingCall: info('member', 'member', 'the list of what is followed opens', 'that list'),
  saveSearchCall: info('member', 'member', 'a search is saved or removed', 'saved searches'),
  renewFeedCall: info(
    'member',
    'member',
    'somebody wants another address for their Atom feed; offered where `atom_renewable` is true',
    'that offer',
  ),
  savePreferenceCall: info(
    'member',
    'member',
    'a country or currency is chosen',
    'the choice on other devices',
  ),
  acceptTosCall: info(
    'member',
    'member',
    'the terms are accepted',
    'the terms, which `accepted_tos: false` asks for',
  ),
  feedCall: info('member', 'guest', 'the feed opens, and as it is scrolled', 'the feed'),

  reviewOrdersCall: info('review', 'member', 'the list of what can be reviewed opens', 'that list'),
  reviewFormCall: info('review', 'member', 'the form of a review opens', 'the form'),
  uploadCall: info('review', 'member', 'a picture or video is chosen', 'pictures and videos of reviews'),
  submitReviewCall: info('review', 'member', 'a review is sent', 'new reviews'),
  helpfulCall: info('review', 'member', '"Helpful" is pressed', 'votes'),
  deleteReviewCall: info('review', 'member', 'an own review is deleted', 'deleting'),
  restoreReviewCall: info('review', 'member', 'a deleted review is restored', 'restoring'),
  publishReviewCall: info('review', 'member', 'a hidden review is shown again', 'publishing'),
  unpublishReviewCall: info('review', 'member', 'a review is hidden', 'hiding'),
  privateProfileCall: info('review', 'member', 'the own profile opens', 'the own profile'),
  privateRewardsCall: info('review', 'member', 'its tab of rewards opens', 'rewards'),
  privateOrdersCall: info('review', 'member', 'its tab of orders opens', 'orders'),
  privateRecommendationsCall: info(
    'review',
    'member',
    'further recommendations are asked for',
    'recommendations beyond the first ones',
  ),
  editProfileCall: info('review', 'member', 'the form of the profile opens', 'that form'),
  updateProfileCall: info('review', 'member', 'that form is sent', 'changes of the profile'),

  peopleCall: info('people', 'guest', 'the list of people opens', 'that list'),
  publicProfileCall: info('people', 'guest', 'the profile of somebody opens', 'profiles'),
  publicRecommendationsCall: info('people', 'guest', 'its tab of recommendations opens', 'that tab'),
  publicFavouritesCall: info('people', 'guest', 'its tab of favourites opens', 'that tab'),

  shopDisputeFormCall: info('disputes', 'member', 'the form of a dispute about a store opens', 'that form'),
  productDisputeFormCall: info(
    'disputes',
    'member',
    'the form of a dispute about a product opens',
    'that form',
  ),
  openDisputeCall: info('disputes', 'member', 'a dispute is sent', 'new disputes'),
  privateDisputesCall: info('disputes', 'member', 'the tab of disputes of the own profile opens', 'that tab'),
  ownDisputeCall: info('disputes', 'member', 'an own dispute opens', 'its page'),
  disputeActionCall: info('disputes', 'member', 'a step that the dispute offers is done', 'steps'),
  arbitratorDisputesCall: info('disputes', 'arbitrator', 'the list of disputes opens', 'that list'),
  arbitratorDisputeCall: info('disputes', 'arbitrator', 'a dispute opens', 'its page'),
  listActionCall: info('disputes', 'arbitrator', 'a dispute of the list is taken on', 'that button'),
};
