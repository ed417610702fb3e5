/** Limits of profiles. Apart from `limits.ts`, because no first paint needs them. */

/** Recommendations on a page of a profile. */
export const recommendationsPageSize = { private: 20, public: 5 } as const;
/** How long what somebody sees on their own profile is kept for Back, ms. */
export const privateCacheMs = 15 * 60_000;
