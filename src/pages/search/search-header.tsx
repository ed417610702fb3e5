import type { ReactNode } from 'react';
import { foundNothing, type SearchAnswer } from '../../api/search.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { totalOf, truncateText } from '../../domain/format.ts';
import { hiddenCount } from '../../domain/hidden-count.ts';
import { searchMessages } from '../../messages/search.ts';
import type { DisplayNames } from '../../search-filters/active-filters.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import type { Loadable } from '../../state/loaded/query.ts';
import { applyFilterAtom } from '../../state/search/search.ts';
import { cx } from '../../ui/cx.ts';
import { ShieldCheck } from '../../ui/icons/shield-check.ts';

/** A heading cuts the text of the search. Characters. */
const longestHeading = 120;
const longestCorrection = 60;

interface SearchHeaderProps {
  readonly heading: string;
  readonly params: SearchParams;
  readonly state: Loadable<SearchAnswer>;
  readonly formats: Formats;
}

/** The heading, the number of results, and the limit of transparency that applies by default. */
export function SearchHeader({ heading, params, state, formats }: SearchHeaderProps): ReactNode {
  const { results_without: without, results_with } = state.data?.metrics ?? {};
  // Nothing is found either way: then the limit hides nothing.
  const isOfNoUse =
    params.min_transparency > 0 && without && totalOf(without.min_transparency ?? 0).count === 0;
  const query = params.q.trim();
  // The heading says so, or the notice in the place of the products.
  const isEmpty = foundNothing(state.data);
  return (
    <header className="mp-search__head">
      <h1 className="mp-h1">
        {isEmpty && query ? searchMessages.noneOf({ query: truncateText(query, longestHeading) }) : heading}
      </h1>
      <div className="mp-search__facts">
        <p className="mp-search__count">{isEmpty ? '' : countText(state)}</p>
        {!isOfNoUse && (
          <TransparencyNote
            percent={params.min_transparency}
            hidden={hiddenCount(results_with?.min_transparency, params.min_transparency)}
            isAwaited={state.status === 'loading' && !state.previous && params.min_transparency > 0}
            formats={formats}
          />
        )}
      </div>
    </header>
  );
}

/** The heading of the screen, and the title of the page where the host gives none. */
export function headingOf(
  { q, category_id, shop_domain, collection }: SearchParams,
  { category, shop }: DisplayNames,
): string {
  const query = q.trim();
  if (query !== '') {
    const text = truncateText(query, longestHeading);
    if (shop_domain === null) return searchMessages.ofQuery({ query: text });
    return shop
      ? searchMessages.ofQueryIn({ query: text, shop })
      : searchMessages.ofQueryInShop({ query: text });
  }
  if (collection) return searchMessages.ofCollection({ name: truncateText(collection, longestHeading) });
  if (category_id !== null) return category || searchMessages.inCategory;
  if (shop_domain !== null) return shop ? searchMessages.ofShop({ shop }) : searchMessages.inShop;
  return searchMessages.all;
}

/** The number of results, and for which text; or that the search is loading. Empty after a failure. */
export function countText(state: Loadable<SearchAnswer>): string {
  if (state.status === 'loading') return searchMessages.searching;
  if (!state.data) return '';
  const { count, isMore } = totalOf(state.data.data.rounded_results_total_count);
  const text = searchMessages.count({ count, isMore });
  const { corrected_q: corrected, relaxed_q: relaxed, matching_count, price_read } = state.data.metrics ?? {};
  if (count === 0) return text;
  const query = truncateText(relaxed || corrected || '', longestCorrection);
  const isRelaxed = Boolean(relaxed);
  // On the same line, so that nothing moves when it arrives.
  if (matching_count === 0 && price_read)
    return searchMessages.countNearPrice({ isRelaxed, count: text, query });
  if (matching_count === 0 && !isRelaxed) return searchMessages.countClose({ count: text });
  if (!query) return text;
  const say = isRelaxed ? searchMessages.countRelaxed : searchMessages.countInstead;
  return say({ count: text, query });
}

/** Takes as many lines as the number that comes, in every language and typeface. */
const usualCount = 10;

interface TransparencyNoteProps {
  readonly percent: number;
  readonly hidden: number | null;
  readonly isAwaited: boolean;
  readonly formats: Formats;
}

/** Says which products are hidden for their transparency, with a button that shows or hides them. */
function TransparencyNote({ percent, hidden, isAwaited, formats }: TransparencyNoteProps): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  const byDefault = searchDefaults.min_transparency;
  const isLifted = percent <= 0;
  const limit = { percent: formats.percent(isLifted ? byDefault : percent) };
  // Keeps its room: a number was expected here.
  if (!isLifted && hidden === 0) return <p className="mp-search__note" />;
  return (
    <p className={cx('mp-search__note mp-no-print', isAwaited && 'mp-search__note--awaited')}>
      <ShieldCheck size={16} className="mp-search__note-icon" />
      <span>
        <span>{`${
          isLifted
            ? searchMessages.shown(limit)
            : isAwaited
              ? searchMessages.hiddenCount({ count: usualCount, ...limit })
              : hidden === null
                ? searchMessages.hidden(limit)
                : searchMessages.hiddenCount({ count: hidden, ...limit })
        } `}</span>
        <button
          type="button"
          // The same name in both states: the focus is restored by it.
          name="transparency"
          className="mp-link"
          onClick={() => apply({ min_transparency: isLifted ? byDefault : 0 })}
        >
          {isLifted ? searchMessages.hide : searchMessages.show}
        </button>
      </span>
    </p>
  );
}
