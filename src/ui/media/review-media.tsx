import type { Review } from '../../contract/reviews.ts';
import { type MediaItem, mediaItems, posterOf, shownMedia } from '../../domain/media.ts';
import { reviewMessages, reviewPartMessages as texts } from '../../messages/reviews.ts';
import { useUi } from '../context.tsx';
import { Play } from '../icons/play.ts';
import { Picture, SafeImage } from './picture.tsx';
import { useGallery } from './use-gallery.tsx';

interface ReviewMediaProps {
  readonly review: Review;
  /** Maximum number of tiles. The last one shows the number of further items. */
  readonly max?: number | undefined;
}

/** Two rows on a phone. */
const maxTiles = 8;

/** The pictures and videos of a review in a row. Each opens in a dialog; a video loads only there. */
export function ReviewMedia({ review, max = maxTiles }: ReviewMediaProps) {
  const items = shownMedia(mediaItems(review), useUi().videos);
  const author = review.reviewer?.name || reviewMessages.anonymous;
  const title = texts.reviewBy({ name: author });
  const { openers, tile, dialog } = useGallery<HTMLUListElement>(title, items);
  if (!items.length) return null;
  const hidden = items.length - max;
  return (
    <>
      <ul ref={openers} className="mp-review__pictures">
        {items.slice(0, max).map((item, index) => {
          const name = (item.picture ? texts.openPicture : texts.playVideo)({
            number: index + 1,
            of: items.length,
            name: author,
          });
          const more = hidden > 0 && index + 1 === max && texts.more({ count: hidden });
          return (
            <li key={item.id}>
              <button
                {...tile(index)}
                className="mp-picture-button"
                aria-label={more ? texts.andMore({ tile: name, more }) : name}
              >
                <MediaThumbnail item={item} />
                {more && <span className="mp-review__more">{more}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {dialog}
    </>
  );
}

/** A picture or video as a small square. Of a video only a still picture is loaded before it is pressed, if there is one. */
export function MediaThumbnail({ item }: { readonly item: MediaItem }) {
  const { videos } = useUi();
  if (item.picture) return <Picture src={item.picture.compact} alt="" />;
  const poster = posterOf(item, videos);
  return (
    <span className="mp-picture mp-video-tile">
      {poster && (
        <SafeImage
          className="mp-video-tile__still"
          src={poster}
          retina={null}
          alt=""
          loading="lazy"
          fallback={null}
        />
      )}
      <Play size={28} strokeWidth={1.5} />
    </span>
  );
}
