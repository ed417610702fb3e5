import { useState } from 'react';
import { reviewMessages as texts } from '../contract/messages/reviews.ts';
import type { Review } from '../contract/review.ts';
import { type MediaItem, shownMedia } from '../domain/media.ts';
import { later } from '../loading/later.ts';
import { ErrorNotice } from './empty-state.tsx';
import { laterComponent } from './later-component.tsx';
import { Play } from './more-icons.tsx';
import { Picture } from './picture.tsx';
import { useUi } from './settings.tsx';

const VideoDialog = laterComponent(later('video-dialog', () => import('./video-dialog.tsx')));

interface ReviewMediaProps {
  readonly review: Review;
  /** Tiles at most; the last one says how many more there are. */
  readonly max: number | undefined;
}

/** The pictures and videos of a review in a row. A video is asked for when it is pressed, and plays above the page. */
export function ReviewMedia({ review, max }: ReviewMediaProps) {
  const { externalVideos } = useUi();
  const [played, setPlayed] = useState<MediaItem | null>(null);
  const items = shownMedia(review, externalVideos !== undefined);
  if (!items.length) return null;
  const pictures = items.filter(({ picture }) => picture);
  const videos = items.filter(({ picture }) => !picture);
  const hidden = max ? items.length - max : 0;
  const close = () => setPlayed(null);
  return (
    <>
      <ul className="mp-review__pictures">
        {items.slice(0, max).map((item, index) => (
          <li key={item.id}>
            {item.picture ? (
              <Picture src={item.picture.compact} alt={texts.picture(index + 1, pictures.length)} />
            ) : (
              <button
                type="button"
                className="mp-review__picture"
                aria-haspopup="dialog"
                aria-label={texts.playVideo(videos.indexOf(item) + 1, videos.length)}
                onClick={() => setPlayed(item)}
              >
                <span className="mp-picture mp-muted">
                  <Play size={40} strokeWidth={1.5} />
                </span>
              </button>
            )}
            {hidden > 0 && index + 1 === max && (
              <span className="mp-review__more">{texts.morePictures(hidden)}</span>
            )}
          </li>
        ))}
      </ul>
      {played && (
        <VideoDialog
          video={played}
          title={texts.video(videos.findIndex(({ id }) => id === played.id) + 1, videos.length)}
          onClose={close}
          failure={retry => <ErrorNotice onRetry={retry} />}
        />
      )}
    </>
  );
}
