/** Every text by the name of its group: for the types of languages, the build and tests. No script of a page has it. */
import { arbitratorMessages } from './arbitrator.ts';
import { bootMessages } from './boot.ts';
import { categoryMessages } from './categories.ts';
import { comparisonMessages } from './comparison.ts';
import { disputeMessages, disputePageMessages, disputePageTexts } from './dispute.ts';
import { disputeFormMessages } from './dispute-form.ts';
import { editProfileMessages } from './edit-profile.ts';
import { feedMessages } from './feed.ts';
import { filterMessages, filterPillMessages, noResultsMessages } from './filters.ts';
import { followMessages } from './follow.ts';
import { followButtonMessages } from './follow-button.ts';
import { followingMessages } from './following.ts';
import { footerMessages } from './footer.ts';
import { dropdownMessages, formMessages, paginationMessages } from './forms.ts';
import { galleryMessages } from './gallery.ts';
import { homeMessages } from './home.ts';
import { howItWorksMessages } from './how-it-works.ts';
import { medalMessages } from './medals.ts';
import { categoryBarMessages, currencyMessages, menuMessages, waitingMessages } from './navigation.ts';
import { newDisputeMessages } from './new-dispute.ts';
import { newReviewMessages } from './new-review.ts';
import { lineItemMessages } from './orders.ts';
import { overlayMessages } from './overlays.ts';
import { peopleMessages } from './people.ts';
import { personMessages } from './person.ts';
import { productMessages } from './product.ts';
import { productPartMessages } from './product-parts.ts';
import { ownListMessages, profileListMessages, publicListMessages } from './profile-lists.ts';
import { privateProfileMessages, profileMessages, publicProfileMessages } from './profiles.ts';
import { originMessages, usedForMessages } from './review-facts.ts';
import { reviewHistoryMessages } from './review-history.ts';
import { helpfulMessages, reviewLinkMessages, reviewListMessages } from './review-list.ts';
import { reviewTopicMessages } from './review-topics.ts';
import { reviewLanguageMessages, reviewMessages, reviewPartMessages, sourceMessages } from './reviews.ts';
import { savedSearchMessages } from './saved-searches.ts';
import { scoreFullMessages, scoreMessages } from './scores.ts';
import { notFoundMessages, screenFailureMessages, signInPromptMessages } from './screen-notices.ts';
import { productOrderMessages, searchMessages } from './search.ts';
import { discoverMessages, suggestionMessages } from './search-bar.ts';
import { shareMessages } from './share.ts';
import { shellMessages } from './shell.ts';
import { shopMessages, shopPartMessages } from './shop.ts';
import { storeMessages } from './store-search.ts';
import { trustMessages } from './trust.ts';
import { uiMessages } from './ui.ts';
import { writeReviewMessages } from './write-review.ts';

export const allMessages = {
  arbitrator: arbitratorMessages,
  boot: bootMessages,
  category: categoryMessages,
  categoryBar: categoryBarMessages,
  comparison: comparisonMessages,
  currency: currencyMessages,
  discover: discoverMessages,
  dispute: disputeMessages,
  disputeForm: disputeFormMessages,
  disputePage: disputePageMessages,
  disputeView: disputePageTexts,
  dropdown: dropdownMessages,
  editProfile: editProfileMessages,
  feed: feedMessages,
  filter: filterMessages,
  filterPill: filterPillMessages,
  follow: followMessages,
  followButton: followButtonMessages,
  following: followingMessages,
  footer: footerMessages,
  form: formMessages,
  gallery: galleryMessages,
  home: homeMessages,
  howItWorks: howItWorksMessages,
  lineItem: lineItemMessages,
  medal: medalMessages,
  menu: menuMessages,
  newDispute: newDisputeMessages,
  newReview: newReviewMessages,
  noResults: noResultsMessages,
  notFound: notFoundMessages,
  origin: originMessages,
  overlay: overlayMessages,
  ownList: ownListMessages,
  pagination: paginationMessages,
  people: peopleMessages,
  person: personMessages,
  privateProfile: privateProfileMessages,
  product: productMessages,
  productOrder: productOrderMessages,
  productPart: productPartMessages,
  profile: profileMessages,
  profileList: profileListMessages,
  publicList: publicListMessages,
  publicProfile: publicProfileMessages,
  review: reviewMessages,
  reviewLanguage: reviewLanguageMessages,
  reviewHistory: reviewHistoryMessages,
  reviewLink: reviewLinkMessages,
  reviewList: reviewListMessages,
  reviewPart: reviewPartMessages,
  reviewTopics: reviewTopicMessages,
  savedSearch: savedSearchMessages,
  score: scoreMessages,
  scoreFull: scoreFullMessages,
  screenFailure: screenFailureMessages,
  search: searchMessages,
  share: shareMessages,
  shell: shellMessages,
  shop: shopMessages,
  shopPart: shopPartMessages,
  signInPrompt: signInPromptMessages,
  helpful: helpfulMessages,
  source: sourceMessages,
  store: storeMessages,
  suggestion: suggestionMessages,
  trust: trustMessages,
  ui: uiMessages,
  usedFor: usedForMessages,
  waiting: waitingMessages,
  writeReview: writeReviewMessages,
};
