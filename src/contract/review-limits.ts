/** Limits of lists of reviews and of the gallery. Apart from `limits.ts`, because the search does not need them. */

export const widgetPageSize = 10;
export const questionPageSize = 3;

/** Video ids longer than this belong to the platform video service. */
export const externalVideoIdMax = 16;

/** The gallery asks for more media when so few are left. */
export const galleryAhead = 6;

/** Pages with fewer reviews than this get a noindex robots tag. */
export const indexableReviews = 3;
