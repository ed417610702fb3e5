/** Business constants and limits with their units, shared by product and tests. */

/** Maximum widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Windows wider than a phone. A lower bound, so that a width of 767.5 px belongs to a viewport. */
export const fromTablet = `(min-width: ${viewport.mobileMax + 1}px)`;
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
export const questionPageSize = 3;
export const pillMaxCharacters = 30;
export const rating = { min: 0, max: 5 } as const;
/** Video ids longer than this belong to the platform video service. */
export const externalVideoIdMax = 16;
/** The gallery asks for more media when so few are left. */
export const galleryAhead = 6;
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

/** Largest files that are accepted, bytes. A picture counts as it was chosen, before it is scaled down. */
export const uploadBytesMax = { picture: 25_000_000, video: 40_000_000, pdf: 10_000_000 } as const;
/** Longest side of a picture after it was scaled down, px, and the quality of its JPEG, 0..1. */
export const uploadPicture = { sideMax: 2048, quality: 0.85 } as const;
/** Uploads of one person that belong to nothing sent yet. */
export const uploadsWaitingMax = 60;
/** How long a draft is kept, and how many of one person. */
export const draftLimits = { days: 30, count: 20 } as const;
/** Delay before a change is written into the draft. */
export const draftDelayMs = 300;
