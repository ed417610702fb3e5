/** Business constants and limits, each with its unit. One place, so that product and tests agree. */

/** Highest widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Header heights, px. */
export const headerHeight = { mobile: 70, other: 90 } as const;
/** Distance kept free above a hash anchor, px. */
export const headerOffset = { default: 120, extraOnNonMobile: 10 } as const;

/** Top-level categories in the bar below the header. */
export const categoryBarMax = 6;
/** The mega-menu closes this long after the mouse left it. */
export const megaMenuCloseMs = 500;
/** Columns of the mega-menu, beside that of the picture. */
export const megaMenuColumns = 3;

export const searchDebounceMs = 200;
/** Characters that fit into a search field: longer addresses are refused by servers. */
export const searchTextMax = 500;
/** Searches of this device that are offered again. */
export const recentSearchesMax = 8;
export const scrollCheckMs = 100;
/** How long a failed first answer stands for its call, before the server is asked in its place. */
export const earlyFailureMs = 10_000;
export const searchCacheIdleMs = 60_000;
export const shortCacheMs = 60_000;
export const longCacheMs = 120_000;
export const exchangeRatesCacheMs = 6 * 60 * 60 * 1000;
/** Requests pending longer than this show the progress bar. */
export const progressBarDelayMs = 300;

/** Tooltips and popovers hide this long after they opened. */
export const tipVisibleMs = 5000;
/** A touch that moves no farther still is a tap, px. */
export const tapTolerance = 20;
/** How long accepted cookies stay accepted. */
export const cookieConsentDays = 365;

/** How many products can be compared with each other. */
export const comparisonSize = { min: 2, max: 4 } as const;
/** Ids of one question for follows, so that its address stays short. */
export const followsPerCall = 100;

export const widgetPageSize = 10;
export const pillMaxCharacters = 30;
export const rating = { min: 0, max: 5 } as const;
/** Video ids longer than this belong to the platform video service. */
export const externalVideoIdMax = 16;
/** Pages with fewer reviews get a noindex robots tag. */
export const indexableReviews = 3;

export const homeDefaultCountry = 'US';
/** "Store currency" for a currency, "all countries" for a country. */
export const wildcard = '*';

/** Medal tiers by floored percentage, highest first; they hold for transparency and authenticity alike. */
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
