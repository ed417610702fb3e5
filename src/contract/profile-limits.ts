/** Limits of profiles and of writing reviews. Apart from `limits.ts`, because no first paint needs them. */

/** Recommendations on a page of a profile. */
export const recommendationsPageSize = { private: 20, public: 5 } as const;
/** Most characters of a review's title and text, and most pictures and videos of it. */
export const reviewLimits = { title: 120, body: 5_000, files: 10 } as const;
/** Most characters of a reviewer's public name. */
export const reviewerNameMax = 200;
/** How long what somebody sees on their own profile is kept for Back, ms. */
export const privateCacheMs = 15 * 60_000;
/** Side of an uploaded avatar, px, the quality of its JPEG, 0..1, and how far it can be magnified. */
export const avatarPicture = { side: 512, quality: 0.9, zoomMax: 4 } as const;
