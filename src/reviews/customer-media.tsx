import type { Review } from '../contract/reviews.ts';
import { mediaItems, shownMedia } from '../domain/media.ts';
import { isPublic } from '../domain/review-link.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { reviewMessages } from '../messages/reviews.ts';
import { useUi } from '../ui/context.tsx';
import { MediaThumbnail } from '../ui/media/review-media.tsx';
import { useGallery } from '../ui/media/use-gallery.tsx';

/** Tiles of the strip. The gallery that they open has all. */
const maxTiles = 12;

interface CustomerMediaProps {
  /** The reviews on the page. */
  readonly reviews: readonly Review[];
  /** The latest reviews with pictures or videos, from hosts that send them. */
  readonly withMedia: readonly Review[] | null | undefined;
}

/**
 * Pictures, then videos of customers in a row. Each opens the gallery with its review, which goes on with those of all
 * reviews.
 */
export function CustomerMedia({ reviews, withMedia }: CustomerMediaProps) {
  const services = useUi().videos;
  const all = (withMedia?.length ? withMedia : reviews).filter(isPublic).flatMap(mediaItems);
  const shown = shownMedia(all, services);
  const items = [...shown.filter(({ picture }) => picture), ...shown.filter(({ picture }) => !picture)];
  const { openers, tile, dialog } = useGallery<HTMLUListElement>(texts.customerMedia, items);
  const [first, ...others] = new Set(items.map(({ review_uuid }) => review_uuid));
  // Those of a single review on the page are seen with it.
  if (!first || (others.length === 0 && reviews.some(({ uuid }) => uuid === first))) return null;
  return (
    <section className="mp-reviews__media" aria-label={texts.customerMedia}>
      <h3 className="mp-reviews__top">{texts.customerMedia}</h3>
      <ul ref={openers}>
        {items.slice(0, maxTiles).map((item, index) => (
          <li key={item.id}>
            <button
              {...tile(index)}
              className="mp-picture-button"
              aria-label={(item.picture ? texts.customerPicture : texts.customerVideo)({
                number: index + 1,
                name: item.review?.reviewer?.name || reviewMessages.anonymous,
              })}
            >
              <MediaThumbnail item={item} />
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
