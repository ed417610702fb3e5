import { reviewMessages as texts } from '../../contract/messages/reviews.ts';
import type { Review } from '../../contract/reviews.ts';
import { shownMedia } from '../../domain/media.ts';
import { useUi } from '../context.tsx';
import { Play } from '../icons.tsx';
import { Picture } from './picture.tsx';
import { useGallery } from './use-gallery.tsx';

interface ReviewMediaProps {
  readonly review: Review;
  /** Maximum number of tiles. The last one shows the number of further items. */
  readonly max: number | undefined;
}

/** The pictures and videos of a review in a row. Each opens in a dialog; a video loads only there. */
export function ReviewMedia({ review, max }: ReviewMediaProps) {
  const { externalVideos } = useUi();
  const items = shownMedia(review, externalVideos !== undefined);
  const title = texts.reviewBy(review.reviewer?.name || texts.anonymous);
  const { openers, open, dialog } = useGallery<HTMLUListElement>(title, items);
  if (!items.length) return null;
  const hidden = max ? items.length - max : 0;
  return (
    <>
      <ul ref={openers} className="mp-review__pictures">
        {items.slice(0, max).map(({ id, picture }, index) => {
          const name = (picture ? texts.openPicture : texts.playVideo)(index + 1, items.length);
          const more = hidden > 0 && index + 1 === max && texts.more(hidden);
          return (
            <li key={id}>
              <button
                type="button"
                className="mp-picture-button"
                aria-haspopup="dialog"
                aria-label={more ? texts.andMore(name, more) : name}
                onClick={() => open(index)}
              >
                {picture ? (
                  <Picture src={picture.compact} alt="" />
                ) : (
                  <span className="mp-picture mp-muted">
                    <Play size={40} strokeWidth={1.5} />
                  </span>
                )}
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
