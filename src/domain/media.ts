import { externalVideoIdMax, galleryAhead } from '../contract/limits.ts';
import type { Review } from '../contract/reviews.ts';
import { encodeText } from '../contract/uri.ts';

export interface MediaItem {
  /** Made of the review and the address: equal for the same picture or video of a review, wherever it comes from. */
  readonly id: string;
  /** Empty for pictures of a product. */
  readonly review_uuid: string;
  readonly dataType: 'video_external' | 'video_platform' | 'picture';
  /** The service of a video. Null for pictures. */
  readonly source: 'platform' | 'external' | null;
  /** The id at the video service, or the address of a hosted video. Null for pictures. */
  readonly videoId: string | null;
  /** Pictures only: a small and a large address. */
  readonly picture: { readonly compact: string; readonly huge: string } | null;
  /** The address of a picture of a video, where it came with the video. */
  readonly poster?: string | undefined;
  /** The review that it belongs to, where it is known. */
  readonly review: Review | null;
}

/** The pictures, then the videos of a review, each once. Entries without an address or id are left out. */
export function mediaItems(review: Review): MediaItem[] {
  const of = { review_uuid: review.uuid, review };
  const hosted = review.media_platform_hosted_video_infos ?? [];
  return unique([
    ...(review.pictures_urls ?? []).map(addresses => pictureItem(addresses, of)),
    ...(review.video_external_ids ?? []).map(id => videoItem('video_external', id, of)),
    ...hosted.map(info => videoItem('video_platform', info.media_platform_url, of, info.poster_url)),
  ]);
}

type Text = string | null | undefined;
type ReviewOf = Pick<MediaItem, 'review_uuid' | 'review'>;

/** A picture. Null without an address. */
export function pictureItem(
  { compact, huge }: { readonly compact?: Text; readonly huge?: Text },
  of: ReviewOf,
): MediaItem | null {
  const [small, large] = [compact || huge, huge || compact];
  if (!small || !large) return null;
  const picture = { compact: small, huge: large };
  return { ...of, id: idOf(of, large), dataType: 'picture', source: null, videoId: null, picture };
}

/** A video. Null without an id or address. */
export function videoItem(
  dataType: 'video_external' | 'video_platform',
  videoId: Text,
  of: ReviewOf,
  poster?: Text,
): MediaItem | null {
  if (!videoId) return null;
  const source = videoSource(videoId);
  return {
    ...{ ...of, id: idOf(of, videoId), dataType, source, videoId, picture: null },
    ...(poster && { poster }),
  };
}
const idOf = ({ review_uuid }: ReviewOf, address: string) => `${review_uuid} ${address}`;

function unique(items: readonly (MediaItem | null)[]): MediaItem[] {
  const seen = new Set<string>();
  return items.filter(item => item !== null && !seen.has(item.id) && seen.add(item.id)) as MediaItem[];
}

/** The service of a video id: long ids belong to the platform's own service. */
export function videoSource(videoId: string): 'platform' | 'external' {
  return videoId.length > externalVideoIdMax ? 'platform' : 'external';
}

/** The video settings of the host page. */
export interface VideoServices {
  /** Whether external videos may be embedded. */
  readonly hasEmbedPages: boolean;
  /** Address of videos of the platform's service, to which an id is appended. Without it an id alone is not shown. */
  readonly platformBase?: string | undefined;
  /** Address of a picture of a video, to which its id is appended. Without it a play mark stands for the video. */
  readonly posterBase?: string | undefined;
}

/** How a video is played: from an address in the browser's own player, or on a page of the external service. */
export type VideoPlayer =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'embed'; readonly videoId: string };

/** How an item is played. Null for pictures, and for videos that nothing here can play. */
export function playerOf(
  { dataType, source, videoId }: Pick<MediaItem, 'dataType' | 'source' | 'videoId'>,
  { hasEmbedPages, platformBase }: VideoServices,
): VideoPlayer | null {
  if (videoId === null) return null;
  const isAddress = videoId.includes('/');
  if (dataType === 'video_platform' && isAddress) return { kind: 'address', address: videoId };
  if (source === 'external') return hasEmbedPages ? { kind: 'embed', videoId } : null;
  return platformBase && !isAddress ? { kind: 'address', address: platformBase + encodeText(videoId) } : null;
}

/** The address of a picture of a video. Undefined where there is none. */
export function posterOf(
  { videoId, poster }: Pick<MediaItem, 'videoId' | 'poster'>,
  { posterBase }: VideoServices,
): string | undefined {
  const isId = videoId !== null && !videoId.includes('/');
  return poster ?? (posterBase && isId ? posterBase + encodeText(videoId) : undefined);
}

/** The pictures, and the videos that can be played. */
export function shownMedia(items: readonly MediaItem[], services: VideoServices): MediaItem[] {
  return items.filter(item => item.picture || playerOf(item, services));
}

/** All pictures and videos of a product or shop, as far as they were asked for. */
export interface GrowingMedia {
  readonly items: readonly MediaItem[];
  /** The state of the next page: `none` at the end of the list, `idle` until it is requested. */
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  /** Asks for that page, also after a failure. */
  readonly loadMore: () => void;
}

/** The items of a gallery: those that it was opened with, then the other media of the product or shop. */
export function galleryOrder(opened: readonly MediaItem[], all: readonly MediaItem[]): MediaItem[] {
  return unique([...opened, ...all]);
}

/**
 * Whether a gallery asks for more media: before the end is reached.
 * @param at index of the item in view
 * @param count number of items that the gallery goes through
 */
export function wantsMoreMedia({ more }: Pick<GrowingMedia, 'more'>, at: number, count: number): boolean {
  return more === 'idle' && at >= count - galleryAhead;
}
