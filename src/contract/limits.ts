/** Business constants and limits with their units, shared by product and tests. */

/** Maximum widths of the viewports, px. Desktop starts at `tabletMax + 1`. */
export const viewport = { mobileMax: 767, tabletMax: 991 } as const;
/** Windows wider than a phone. A lower bound, so that a width of 767.5 px belongs to a viewport. */
export const fromTablet = `(min-width: ${viewport.mobileMax + 1}px)`;
export const exchangeRatesCacheMs = 6 * 60 * 60 * 1000;
export const rating = { min: 0, max: 5 } as const;

export const homeDefaultCountry = 'US';
/** "Store currency" for a currency, "all countries" for a country. */
export const wildcard = '*';
