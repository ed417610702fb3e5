import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { totalOf } from '../../domain/paging.ts';
import { truncateText } from '../../domain/text.ts';
import type { FilterNames } from '../../search-filters/active-filters.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useSetAtom } from '../../state/jotai.ts';
import type { Loadable } from '../../state/query.ts';
import { applyFilterAtom } from '../../state/search.ts';
import { ShieldCheck } from '../../ui/first-paint-icons.tsx';

/** A heading names the search, it does not repeat a page of pasted text. Characters. */
const longestHeading = 120;
const longestCorrection = 60;

interface SearchHeaderProps {
  readonly heading: string;
  readonly params: SearchParams;
  readonly state: Loadable<SearchAnswer>;
  readonly formats: Formats;
}

/** What was searched for, how much there is, and the limit that applies without anybody having asked for it. */
export function SearchHeader({ heading, params, state, formats }: SearchHeaderProps): ReactNode {
  return (
    <header className="mp-search__head">
      <h1 className="mp-h1">{heading}</h1>
      <div className="mp-search__facts">
        <p className="mp-search__count">{countText(state, formats)}</p>
        <TransparencyNote percent={params.min_transparency} formats={formats} />
      </div>
    </header>
  );
}

/** What the screen is headed with, and the page titled where the host gives no title. */
export function headingOf(
  { q, category_id, shop_domain, collection }: SearchParams,
  { category, shop }: FilterNames,
): string {
  const query = q.trim();
  if (query !== '') return searchMessages.ofQuery(truncateText(query, longestHeading));
  if (collection) return searchMessages.ofCollection(truncateText(collection, longestHeading));
  if (category_id !== null) return category || searchMessages.inCategory;
  if (shop_domain !== null) return shop ? searchMessages.ofShop(shop) : searchMessages.inShop;
  return searchMessages.all;
}

/** What is said of a search: that it is on its way, or how much it found and for which text. */
export function countText(state: Loadable<SearchAnswer>, formats: Formats): string {
  if (state.status === 'loading') return searchMessages.searching;
  if (!state.data) return '';
  const { count, isMore } = totalOf(state.data.data.rounded_results_total_count);
  const text = searchMessages.count(count, formats.number(count), isMore);
  const correction = state.data.metrics?.corrected_q;
  // In the same line, so that nothing moves when it comes.
  return correction && count > 0
    ? searchMessages.countInstead(text, truncateText(correction, longestCorrection))
    : text;
}

/** Says which products are held back, and gives one click to see them, or to hold them back again. */
function TransparencyNote({ percent, formats }: { percent: number; formats: Formats }): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  const usual = searchDefaults.min_transparency;
  const isLifted = percent <= 0;
  return (
    <p className="mp-search__note">
      <ShieldCheck size={16} className="mp-search__note-icon" />
      <span>
        {isLifted
          ? searchMessages.anyTransparency
          : searchMessages.transparencyFrom(formats.percent(percent))}{' '}
        <button
          type="button"
          // One name for both, so that the focus stays when one takes the other's place.
          name="transparency"
          className="mp-link"
          onClick={() => apply({ min_transparency: isLifted ? usual : 0 })}
        >
          {isLifted
            ? searchMessages.restoreTransparency(formats.percent(usual))
            : searchMessages.liftTransparency}
        </button>
      </span>
    </p>
  );
}
