import type { Review } from '../contract/reviews.ts';
import { mediaItems, shownMedia } from '../domain/media.ts';
import { isPublic } from '../domain/reviews.ts';
import { reviewMessages } from '../messages/content.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { useUi } from '../ui/context.tsx';
import { MediaThumbnail } from '../ui/media/review-media.tsx';
import { useGallery } from '../ui/media/use-gallery.tsx';

/** Tiles of the strip. The gallery that they open has all. */
const mostTiles = 12;

/** Pictures and videos of a page of reviews in a row. Each opens the gallery, which goes on with those of all reviews. */
export function CustomerMedia({ reviews }: { readonly reviews: readonly Review[] }) {
  const services = useUi().videos;
  const ofEach = reviews.filter(isPublic).map(review => shownMedia(mediaItems(review), services));
  const items = ofEach.flat();
  const { openers, tile, dialog } = useGallery<HTMLUListElement>(texts.customerMedia, items);
  // Those of a single review are seen with it.
  if (ofEach.filter(media => media.length > 0).length < 2) return null;
  return (
    <section className="mp-reviews__media" aria-label={texts.customerMedia}>
      <h3 className="mp-reviews__top">{texts.customerMedia}</h3>
      <ul ref={openers}>
        {items.slice(0, mostTiles).map((item, index) => (
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
