/**
 * Business constants and limits with their units, shared by product and tests. The build inlines the
 * numbers and short texts that stand before the first composed limit. So composed limits come last here, and those that only
 * some screens need are in the files of their concepts.
 */

export const homeDefaultCountry = 'US';
/** "Store currency" for a currency, "all countries" for a country. */
export const wildcard = '*';

// How long answers are kept, ms.

export const exchangeRatesCacheMs = 6 * 60 * 60 * 1000;
/** Results are dropped after this time without any use. */
export const searchCacheIdleMs = 60_000;
export const shortCacheMs = 60_000;
export const longCacheMs = 120_000;
/** The list of an arbitrator, for Back. */
export const arbitratorCacheMs = 60_000;
/** The list on one's own profile, for Back. */
export const privateCacheMs = 15 * 60_000;

// Every page.

/** Free space above a hash anchor, px, and what a window wider than a phone adds. */
export const headerOffset = 120;
export const headerOffsetFromTablet = 10;
/** Header heights, px. */
export const headerHeightMobile = 70;
export const headerHeightFromTablet = 90;
/** Maximum characters of a search field, because servers reject longer addresses. */
export const searchTextMax = 500;
/** Delay before pending requests show the progress bar. */
export const progressBarDelayMs = 300;

// The shell, and what opens above a page.

/** Delay before the mega-menu closes after the pointer has left it. */
export const megaMenuCloseMs = 500;
/** Columns of the mega-menu, without that of the picture. */
export const megaMenuColumns = 3;
/** Top-level categories in the bar below the header. */
export const categoryBarMax = 6;
export const searchDebounceMs = 200;
/** Number of recent searches offered. */
export const recentSearchesMax = 8;
/** Number of products and stores that a device remembers as viewed. */
export const recentlyViewedMax = 12;
export const scrollCheckMs = 100;
/** How long the cookie choice is stored. */
export const cookieConsentDays = 365;
/** Number of products in a comparison. */
export const comparisonMin = 2;
export const comparisonMax = 4;
/** Maximum ids per request for follows, so that its address stays short. */
export const followsPerCall = 100;
/** Delay before an open tooltip or popover hides. */
export const tipVisibleMs = 5000;
/** Maximum movement of a tap, px. */
export const tapTolerance = 20;
/** Characters of the text of an applied filter. */
export const pillMaxCharacters = 30;

// Lists of a profile, of reviews, and the gallery.

/** Recommendations on a page of a profile. */
export const ownRecommendationsPageSize = 20;
export const publicRecommendationsPageSize = 5;
export const widgetPageSize = 10;
export const questionPageSize = 3;
/** Video ids longer than this belong to the platform video service. */
export const externalVideoIdMax = 16;
/** The gallery asks for more media when so few are left. */
export const galleryAhead = 6;
/** Pages with fewer reviews than this get a noindex robots tag. */
export const indexableReviews = 3;

// Texts and files of people.

/** Delay before a change is written into the draft. */
export const draftDelayMs = 300;
/** Uploads of one person that belong to nothing sent yet. */
export const uploadsWaitingMax = 60;
/** Most characters of a reviewer's public name. */
export const reviewerNameMax = 200;

// Composed limits, which the first paint loads.

/** Maximum widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Windows wider than a phone. A lower bound, so that a width of 767.5 px belongs to a viewport. */
export const fromTablet = `(min-width: ${viewport.mobileMax + 1}px)`;
export const rating = { min: 0, max: 5 } as const;

/** Medal tiers by floored percentage, highest first, for transparency and authenticity. */
export const medalTiers = [
  { tier: 'diamond', from: 100 },
  { tier: 'platinum', from: 99 },
  { tier: 'gold', from: 95 },
  { tier: 'silver', from: 90 },
  { tier: 'bronze', from: 80 },
] as const;
export type MedalTier = (typeof medalTiers)[number]['tier'];
