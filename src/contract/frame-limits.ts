/** Limits of the frame and what opens above a page. Apart from `limits.ts`, because no first paint needs them. */

/** Delay before the mega-menu closes after the pointer has left it. */
export const megaMenuCloseMs = 500;

/** Columns of the mega-menu, without that of the picture. */
export const megaMenuColumns = 3;
export const searchDebounceMs = 200;

/** Number of recent searches offered. */
export const recentSearchesMax = 8;
export const scrollCheckMs = 100;

/** How long the cookie choice is stored. */
export const cookieConsentDays = 365;
export const topCurrencies = ['AUD', 'CAD', 'EUR', 'GBP', 'INR', 'NZD', 'USD'] as const;

/** Number of products in a comparison. */
export const comparisonSize = { min: 2, max: 4 } as const;

/** Maximum ids per request for follows, so that its address stays short. */
export const followsPerCall = 100;

/** Header heights, px. */
export const headerHeight = { mobile: 70, other: 90 } as const;

/** Top-level categories in the bar below the header. */
export const categoryBarMax = 6;
/** Delay before an open tooltip or popover hides. */
export const tipVisibleMs = 5000;
/** Maximum movement of a tap, px. */
export const tapTolerance = 20;

/** Characters of the text of an applied filter. */
export const pillMaxCharacters = 30;
