import { externalVideoIdMax } from '../contract/limits.ts';
import type { Review } from '../contract/reviews.ts';

export interface MediaItem {
  /** Unique among the items of all reviews. */
  readonly id: string;
  readonly review_uuid: string;
  readonly dataType: 'video_external' | 'video_platform' | 'picture';
  /** The service of a video. Null for pictures. */
  readonly source: 'platform' | 'external' | null;
  /** The id at the video service, or the address of a hosted video. Null for pictures. */
  readonly videoId: string | null;
  /** Pictures only: a small and a large address. */
  readonly picture: { readonly compact: string; readonly huge: string } | null;
}

/** The fields needed to show a media item. */
export type ShownMedia = Pick<MediaItem, 'id' | 'dataType' | 'videoId' | 'picture'>;

/** The pictures, then the videos of a review. Entries without an address or id are left out. */
export function mediaItems(review: Review): MediaItem[] {
  const pictures = (review.pictures_urls ?? []).flatMap(({ compact, huge }) => {
    const [small, large] = [compact || huge, huge || compact];
    return small && large ? [{ compact: small, huge: large }] : [];
  });
  const external = (review.video_external_ids ?? []).filter(id => id !== '');
  const hosted = (review.media_platform_hosted_video_infos ?? []).flatMap(
    info => info.media_platform_url || [],
  );

  const item = (dataType: MediaItem['dataType'], index: number) => ({
    id: `${review.uuid}-${dataType}-${index}`,
    review_uuid: review.uuid,
    dataType,
  });
  const video = (dataType: 'video_external' | 'video_platform') => (videoId: string, index: number) => ({
    ...item(dataType, index),
    source: videoSource(videoId),
    videoId,
    picture: null,
  });
  return [
    ...pictures.map((picture, index) => ({
      ...item('picture', index),
      source: null,
      videoId: null,
      picture,
    })),
    ...external.map(video('video_external')),
    ...hosted.map(video('video_platform')),
  ];
}

/**
 * The media of a review that can be shown. A hosted video plays from its address. An external video needs an embed
 * page, and no embed page plays a video of the platform's own service.
 * @param hasEmbedPages whether external videos may be embedded
 */
export function shownMedia(review: Review, hasEmbedPages: boolean): MediaItem[] {
  return mediaItems(review).filter(
    ({ dataType, source }) => dataType !== 'video_external' || (hasEmbedPages && source === 'external'),
  );
}

/** The service of a video id: long ids belong to the platform's own service. */
export function videoSource(videoId: string): 'platform' | 'external' {
  return videoId.length > externalVideoIdMax ? 'platform' : 'external';
}
