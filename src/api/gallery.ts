import { type GalleryMedia, type MediaPage, productMediaCall, shopMediaCall } from '../contract/gallery.ts';
import { longCacheMs } from '../contract/limits.ts';
import { encodeText } from '../contract/uri.ts';
import { type MediaItem, mediaItems, pictureItem, videoItem } from '../domain/media.ts';
import { isPublic } from '../domain/review-link.ts';
import { cachedQuery } from './cached-query.ts';

/** Which media: the encoded id of a product or shop, and a page from 1. */
export interface GalleryRequest {
  readonly id: string;
  readonly page: number;
}

const asking = {
  maxAgeMs: longCacheMs,
  maxEntries: 40,
  key: ({ id, page }: GalleryRequest) => `${encodeText(id)}/${page}`,
  request: ({ id, page }: GalleryRequest) => ({ params: { page: String(page) }, segments: { id } }),
};

/** The reviews with media of a product. Rejects with an `ApiError`: a 404 on page 1 means that there are no media. */
export const productGallery = cachedQuery(productMediaCall, asking);
/** The same for a shop and all its products. */
export const shopGallery = cachedQuery(shopMediaCall, asking);

/** The media of one page in their order. Media of reviews that are not shown are left out. */
export function galleryItems(page: MediaPage): MediaItem[] {
  const reviews = [...(page.reviews ?? [])];
  const media: GalleryMedia[] = [];
  for (const row of page.items ?? []) {
    if ('dataType' in row) media.push(row);
    else reviews.push(row);
  }
  if (media.length === 0) return reviews.filter(isPublic).flatMap(mediaItems);
  const byUuid = new Map(reviews.map(review => [review.uuid, review]));
  return media.flatMap(({ review_uuid, dataType, videoId, compact, huge }) => {
    const review = byUuid.get(review_uuid) ?? null;
    if (review && !isPublic(review)) return [];
    const of = { review_uuid, review };
    const item =
      dataType === 'picture' ? pictureItem({ compact, huge }, of) : videoItem(dataType, videoId, of, compact);
    return item ?? [];
  });
}

/** The parameter of the next page; null at the end. A host that sends no number of pages ends with an empty page. */
export function nextGalleryPage(request: GalleryRequest, answer: MediaPage): GalleryRequest | null {
  const isFilled = (answer.reviews?.length ?? 0) + (answer.items?.length ?? 0) > 0;
  const isLast = answer.total_pages == null ? !isFilled : request.page >= answer.total_pages;
  return isLast ? null : { ...request, page: request.page + 1 };
}
