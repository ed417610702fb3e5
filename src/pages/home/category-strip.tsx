import type { Carousel } from '../../api/home.ts';
import { homeMessages } from '../../contract/messages/home.ts';
import { categoryHref } from '../../routing/category-href.ts';
import type { Loadable } from '../../state/loadable.ts';
import { Picture } from '../../ui/picture.tsx';
import { A } from '../../ui/settings.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isMissing } from './is-missing.ts';

/** The top-level categories in a row that scrolls. Where there are none its place stays: nothing below moves up. */
export function CategoryStrip({ state }: { readonly state: Loadable<Carousel<'category'>> }) {
  const categories = state.data;
  if (isMissing(state))
    return (
      <div className="mp-strip" aria-hidden>
        <div className="mp-strip__row">
          <div className="mp-strip__item" />
        </div>
      </div>
    );
  return (
    <nav className="mp-strip" aria-label={homeMessages.categories} aria-busy={!categories}>
      <ul className="mp-strip__row">
        {categories
          ? categories.map(category => (
              <li key={category.id}>
                <A className="mp-strip__item" href={categoryHref(category)}>
                  <Picture src={category.image_url} alt="" eager />
                  <span>{category.name}</span>
                </A>
              </li>
            ))
          : Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and no ids: places taken over seem to move
              <li key={`wait ${index}`} className="mp-strip__item" aria-hidden>
                <Skeleton className="mp-picture" width={64} height="auto" />
                <Skeleton width="80%" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
