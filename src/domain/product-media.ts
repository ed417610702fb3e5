import type { MediaItem } from './media.ts';

/** A picture of a product as a media item, which belongs to no review. None without an address. */
export function productMedia(
  compact: string | null | undefined,
  huge: string | null | undefined,
): MediaItem[] {
  const [small, large] = [compact || huge, huge || compact];
  if (!small || !large) return [];
  const picture = { compact: small, huge: large };
  return [
    { id: large, review_uuid: '', dataType: 'picture', source: null, videoId: null, picture, review: null },
  ];
}
