import type { Carousel as Answer } from '../../api/home.ts';
import { homeMessages } from '../../contract/messages/home.ts';
import { categoryHref } from '../../routing/hrefs.ts';
import type { Loadable } from '../../state/query.ts';
import { Skeleton } from '../../ui/feedback/progress.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { A } from '../../ui/settings.tsx';
import { isMissing } from './is-missing.ts';

/** The top-level categories as a carousel. Where there are none its place stays: nothing below moves up. */
export function CategoryStrip({ state }: { readonly state: Loadable<Answer<'category'>> }) {
  const categories = state.data;
  if (isMissing(state))
    return (
      <div className="mp-strip" aria-hidden>
        <div className="mp-strip__item" />
      </div>
    );
  return (
    <nav className="mp-strip" aria-label={homeMessages.categories} aria-busy={!categories}>
      <Carousel label={homeMessages.categories} slideWidth="8em">
        {categories
          ? categories.map(category => (
              <A key={category.id} className="mp-strip__item" href={categoryHref(category)}>
                <Picture src={category.image_url} alt="" eager />
                <span>{category.name}</span>
              </A>
            ))
          : Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and no ids: places taken over seem to move
              <div key={`wait ${index}`} className="mp-strip__item" aria-hidden>
                <Skeleton className="mp-picture" width={64} height="auto" />
                <Skeleton width="80%" />
              </div>
            ))}
      </Carousel>
    </nav>
  );
}
