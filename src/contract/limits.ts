/** Business constants and limits with their units, shared by product and tests. */

/** Maximum widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Windows wider than a phone. A lower bound, so that a width of 767.5 px belongs to a viewport. */
export const fromTablet = `(min-width: ${viewport.mobileMax + 1}px)`;
/** Free space above a hash anchor, px. */
export const headerOffset = { default: 120, extraOnNonMobile: 10 } as const;

/** Top-level categories in the bar below the header. */
export const categoryBarMax = 6;
/** Delay before an open tooltip or popover hides. */
export const tipVisibleMs = 5000;
/** Maximum movement of a tap, px. */
export const tapTolerance = 20;

/** Maximum characters of a search field, because servers reject longer addresses. */
export const searchTextMax = 500;
export const searchCacheIdleMs = 60_000;
export const shortCacheMs = 60_000;
export const longCacheMs = 120_000;
export const exchangeRatesCacheMs = 6 * 60 * 60 * 1000;
/** Delay before pending requests show the progress bar. */
export const progressBarDelayMs = 300;

export const pillMaxCharacters = 30;
export const rating = { min: 0, max: 5 } as const;

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
