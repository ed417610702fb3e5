/** Business constants and limits with their units, shared by product and tests. */

/** Maximum widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Windows wider than a phone. A lower bound, so that a width of 767.5 px belongs to a viewport. */
export const fromTablet = `(min-width: ${viewport.mobileMax + 1}px)`;
/** Free space above a hash anchor, px. */
export const headerOffset = { default: 120, extraOnNonMobile: 10 } as const;

/** Maximum characters of a search field, because servers reject longer addresses. */
export const searchTextMax = 500;
export const exchangeRatesCacheMs = 6 * 60 * 60 * 1000;
/** Delay before pending requests show the progress bar. */
export const progressBarDelayMs = 300;

export const rating = { min: 0, max: 5 } as const;

export const homeDefaultCountry = 'US';
/** "Store currency" for a currency, "all countries" for a country. */
export const wildcard = '*';
