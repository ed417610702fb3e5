import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { wholeCount } from '../../domain/format.ts';
import { pageCount } from '../../domain/list.ts';
import { searchHref } from '../../domain/search-href.ts';
import { noResultsMessages } from '../../messages/filters.ts';
import { searchMessages } from '../../messages/search.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { Instead } from '../../search-bar/instead.tsx';
import type { Formats } from '../../search-filters/formats.ts';
import { NoResults } from '../../search-filters/no-results.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { categoryNameAtom } from '../../state/goods/categories.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { displayNamesOf } from './display-names.ts';
import { SaveSearch } from './save-search.tsx';

interface NoProductsProps {
  readonly params: SearchParams;
  readonly answer: SearchAnswer;
  readonly formats: Formats;
}

/** Why there are no results on this page, or at all. */
export function NoProducts(props: NoProductsProps): ReactNode {
  const { rounded_results_total_count: total, per_page: perPage } = props.answer.data;
  const pages = pageCount(wholeCount(total), perPage);
  return props.params.page > 1 && pages > 0 ? (
    <BeyondResults params={props.params} pages={pages} />
  ) : (
    <NothingFound {...props} />
  );
}

function NothingFound({ params, answer, formats }: NoProductsProps): ReactNode {
  const categoryName = useAtomValue(categoryNameAtom);
  return (
    <div className="mp-search__none">
      <NoResults
        // The heading of the screen says it of a text.
        title={params.q.trim() === '' ? noResultsMessages.nothingFound : undefined}
        params={params}
        names={displayNamesOf(params, { status: 'ready', data: answer }, categoryName)}
        formats={formats}
        metrics={answer.metrics}
        hrefOf={searchHref}
        countText={searchMessages.count}
        elsewhere={[{ text: noResultsMessages.browse, href: pathOf('categoryIndex') }]}
      >
        <SaveSearch ofNone />
      </NoResults>
      <Instead />
    </div>
  );
}

interface BeyondProps extends Pick<NoProductsProps, 'params'> {
  /** Number of pages, at least 1. */
  readonly pages: number;
}

/** For an address whose page is after the last one. */
function BeyondResults({ params, pages }: BeyondProps): ReactNode {
  return (
    <EmptyState
      icon={PackageSearch}
      title={noResultsMessages.beyondTitle}
      text={noResultsMessages.beyond({ pages })}
    >
      <ButtonLink variant="primary" href={searchHref({ ...params, page: 1 })}>
        {noResultsMessages.firstPage}
      </ButtonLink>
      {pages > 1 && (
        <ButtonLink href={searchHref({ ...params, page: pages })}>{noResultsMessages.lastPage}</ButtonLink>
      )}
    </EmptyState>
  );
}
