import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { review } from './reviews.ts';

/** A picture or video, where a host lists media apart from their reviews. */
export const galleryMedia = v.object({
  id: f.id,
  review_uuid: v.string(),
  dataType: v.picklist(['video_external', 'video_platform', 'picture']),
  /** The id at the video service, or the address of a hosted video. */
  videoId: f.optionalText,
  /** Follows from the length of `videoId`; passed on unread. */
  source: f.optionalText,
  /** A picture's small and large address; of a video, `compact` is a picture of it. */
  compact: f.optionalText,
  huge: f.optionalText,
});
export type GalleryMedia = v.InferOutput<typeof galleryMedia>;

/** Reviews that have pictures or videos, newest first. Media stand in their reviews, or apart from them as `items`. */
const mediaPage = v.object({
  reviews: f.rows(review),
  items: f.rows(v.union([galleryMedia, review])),
  total_count: f.optionalCount,
  total_pages: f.optionalCount,
  current_page: f.optionalCount,
});
export type MediaPage = v.InferOutput<typeof mediaPage>;

const params = v.object({ page: v.string() });

/** `{id}` is the encoded id of the product. A product without media is answered with 404 or an empty page. */
export const productMediaCall = defineCall({
  method: 'GET',
  path: '/products/{id}/reviews_with_media',
  params,
  answer: mediaPage,
});

/** `{id}` is the encoded id of the shop. The reviews of all its products belong to it. */
export const shopMediaCall = defineCall({
  method: 'GET',
  path: '/shops/{id}/reviews_with_media',
  params,
  answer: mediaPage,
});
