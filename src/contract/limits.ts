/** Business constants and limits with their units, shared by product and tests. */

/** Maximum widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Header heights, px. */
export const headerHeight = { mobile: 70, other: 90 } as const;
/** Free space above a hash anchor, px. */
export const headerOffset = { default: 120, extraOnNonMobile: 10 } as const;

/** Top-level categories in the bar below the header. */
export const categoryBarMax = 6;
/** Delay before the mega-menu closes after the pointer has left it. */
export const megaMenuCloseMs = 500;
/** Columns of the mega-menu, without that of the picture. */
export const megaMenuColumns = 3;

export const searchDebounceMs = 200;
/** Maximum characters of a search field, because servers reject longer addresses. */
export const searchTextMax = 500;
/** Number of recent searches offered. */
export const recentSearchesMax = 8;
export const scrollCheckMs = 100;
/** How long a failed first answer counts as the answer of its call. Later calls ask the server. */
export const earlyFailureMs = 10_000;
export const searchCacheIdleMs = 60_000;
export const shortCacheMs = 60_000;
export const longCacheMs = 120_000;
export const exchangeRatesCacheMs = 6 * 60 * 60 * 1000;
/** Delay before pending requests show the progress bar. */
export const progressBarDelayMs = 300;

/** Delay before an open tooltip or popover hides. */
export const tipVisibleMs = 5000;
/** Maximum movement of a tap, px. */
export const tapTolerance = 20;
/** How long the cookie choice is stored. */
export const cookieConsentDays = 365;

/** Number of products in a comparison. */
export const comparisonSize = { min: 2, max: 4 } as const;
/** Maximum ids per request for follows, so that its address stays short. */
export const followsPerCall = 100;

export const widgetPageSize = 10;
export const pillMaxCharacters = 30;
export const rating = { min: 0, max: 5 } as const;
/** Video ids longer than this belong to the platform video service. */
export const externalVideoIdMax = 16;
/** Pages with fewer reviews than this get a noindex robots tag. */
export const indexableReviews = 3;

export const homeDefaultCountry = 'US';
/** "Store currency" for a currency, "all countries" for a country. */
export const wildcard = '*';

/** Medal tiers by floored percentage, highest first, for transparency and authenticity. */
export const medalTiers = [
  { tier: 'diamond', from: 100 },
  { tier: 'platinum', from: 99 },
  { tier: 'gold', from: 95 },
  { tier: 'silver', from: 90 },
  { tier: 'bronze', from: 80 },
] as const;
export type MedalTier = (typeof medalTiers)[number]['tier'];

/** Sort options of the product search, in the order shown; null is the default order. */
export const sortOptions = [
  { value: null, label: 'Default' },
  { value: 'reviews_count', label: 'Most reviews first' },
  { value: 'newest', label: 'Newest' },
  { value: 'best_selling', label: 'Best Selling' },
  { value: 'price_asc', label: 'Low price first' },
  { value: 'price_desc', label: 'High price first' },
] as const;

export const topCurrencies = ['AUD', 'CAD', 'EUR', 'GBP', 'INR', 'NZD', 'USD'] as const;
