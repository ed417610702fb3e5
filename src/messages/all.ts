/** Every text by the name of its group: for the types of languages, the build and tests. No script of a page has it. */
import { arbitratorMessages } from './arbitrator.ts';
import {
  footerMessages,
  notFoundMessages,
  screenFailureMessages,
  signInPromptMessages,
} from './around-screen.ts';
import { bootMessages } from './boot.ts';
import { lineItemMessages, personMessages } from './cards.ts';
import { categoryMessages } from './categories.ts';
import { contentMessages, reviewMessages } from './content.ts';
import { discoverMessages } from './discover.ts';
import { disputeMessages } from './dispute.ts';
import { disputeFormMessages } from './dispute-form.ts';
import { disputePageMessages, disputePageTexts, newDisputeMessages } from './dispute-page.ts';
import { editProfileMessages } from './edit-profile.ts';
import { feedMessages } from './feed.ts';
import { filterMessages } from './filters.ts';
import { followMessages } from './follow.ts';
import { followingMessages } from './following.ts';
import { dropdownMessages, formMessages, paginationMessages } from './forms.ts';
import { helpfulMessages } from './helpful.ts';
import { homeMessages } from './home.ts';
import { howItWorksMessages } from './how-it-works.ts';
import { lateShellMessages } from './late-shell.ts';
import { lateUiMessages } from './late-ui.ts';
import { medalMessages } from './medals.ts';
import { categoryBarMessages, currencyMessages, menuMessages, waitingMessages } from './navigation.ts';
import { overlayMessages } from './overlays.ts';
import { peopleMessages } from './people.ts';
import { productMessages } from './product.ts';
import { comparisonMessages, followButtonMessages } from './product-actions.ts';
import { productPartMessages, shopPartMessages } from './product-and-shop-parts.ts';
import { productOrderMessages } from './product-orders.ts';
import { ownListMessages, profileListMessages, publicListMessages } from './profile-lists.ts';
import { privateProfileMessages, profileMessages, publicProfileMessages } from './profiles.ts';
import { reviewHistoryMessages } from './review-history.ts';
import { reviewLanguageMessages } from './review-language.ts';
import { reviewLinkMessages } from './review-link.ts';
import { reviewListMessages } from './review-list.ts';
import { originMessages, usedForMessages } from './review-origins.ts';
import { sourceMessages } from './review-sources.ts';
import { reviewTopicMessages } from './review-topics.ts';
import { galleryMessages, reviewPartMessages } from './reviews.ts';
import { savedSearchMessages } from './saved-searches.ts';
import { scoreFullMessages, scoreMessages } from './scores.ts';
import { searchMessages } from './search.ts';
import { suggestionMessages } from './search-bar.ts';
import { searchEffectMessages } from './search-effects.ts';
import { filterPillMessages, noResultsMessages } from './search-filters.ts';
import { shareMessages } from './share.ts';
import { shellMessages } from './shell.ts';
import { shopMessages } from './shop.ts';
import { storeMessages } from './store-search.ts';
import { trustMessages } from './trust.ts';
import { uiMessages } from './ui.ts';
import { newReviewMessages, writeReviewMessages } from './write-review.ts';

export const allMessages = {
  arbitrator: arbitratorMessages,
  boot: bootMessages,
  category: categoryMessages,
  categoryBar: categoryBarMessages,
  comparison: comparisonMessages,
  content: contentMessages,
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
  lateShell: lateShellMessages,
  lateUi: lateUiMessages,
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
  searchEffect: searchEffectMessages,
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
