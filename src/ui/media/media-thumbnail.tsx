import type { MediaItem } from '../../domain/media.ts';
import { Play } from '../late-icons.tsx';
import { Picture } from './picture.tsx';

/** A picture or video as a small square. Nothing of a video is loaded before it is pressed: a play mark stands for it. */
export const MediaThumbnail = ({ item: { picture } }: { readonly item: Pick<MediaItem, 'picture'> }) =>
  picture ? (
    <Picture src={picture.compact} alt="" />
  ) : (
    <span className="mp-picture mp-video-tile">
      <Play size={40} strokeWidth={1.5} />
    </span>
  );
