/** Limits of what people write and upload. Apart from `limits.ts`, because no first paint needs them. */

/** Largest files that are accepted, bytes. A picture counts as it was chosen, before it is scaled down. */
export const uploadBytesMax = { picture: 25_000_000, video: 40_000_000, pdf: 10_000_000 } as const;

/** Longest side of a picture after it was scaled down, px, and the quality of its JPEG, 0..1. */
export const uploadPicture = { sideMax: 2048, quality: 0.85 } as const;

/** Uploads of one person that belong to nothing sent yet. */
export const uploadsWaitingMax = 60;

/** Most characters of a review's title and text, and most pictures and videos of it. */
export const reviewLimits = { title: 120, body: 5_000, files: 10 } as const;

/** Most characters of a reviewer's public name. */
export const reviewerNameMax = 200;

/** Side of an uploaded avatar, px, the quality of its JPEG, 0..1, and how far it can be magnified. */
export const avatarPicture = { side: 512, quality: 0.9, zoomMax: 4 } as const;
