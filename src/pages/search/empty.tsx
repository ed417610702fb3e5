import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import { searchEmptyMessages } from '../../contract/messages/search-empty.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { digits, pageCount } from '../../domain/paging.ts';
import { searchHref } from '../../domain/search-address.ts';
import { cutText } from '../../domain/text.ts';
import { pathOf } from '../../routing/paths.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../../ui/icon.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import type { Formats } from '../../ui/search-formats.ts';
import { namesOf } from './names.ts';

/** A title names what was searched for, as far as it fits. Characters. */
const longestTitle = 60;

export interface EmptyProps {
  readonly params: SearchParams;
  /** An answer without products. */
  readonly answer: SearchAnswer;
  readonly formats: Formats;
}

/** What stands in place of the products where there are none: on this page, or at all. */
export function Empty({ params, answer, formats }: EmptyProps): ReactNode {
  const { rounded_results_total_count, per_page } = answer.data;
  const pages = pageCount(digits(rounded_results_total_count), per_page);
  if (params.page > 1 && pages > 0) return <BeyondResults params={params} pages={pages} formats={formats} />;
  return <NoResults params={params} answer={answer} formats={formats} />;
}

function NoResults({ params, answer, formats }: EmptyProps): ReactNode {
  const categoryName = useAtomValue(categoryNameAtom);
  const query = params.q.trim();
  return (
    <NothingFound
      title={
        query
          ? searchEmptyMessages.nothingFoundFor(cutText(query, longestTitle))
          : searchEmptyMessages.nothingFound
      }
      params={params}
      names={namesOf(params, { status: 'ready', data: answer }, categoryName)}
      formats={formats}
      resultsWithout={answer.metrics?.results_without}
      hrefOf={searchHref}
      countText={searchMessages.count}
      elsewhere={[{ text: searchEmptyMessages.browse, href: pathOf('categoryIndex') }]}
    />
  );
}

interface BeyondProps {
  readonly params: SearchParams;
  /** Of the results, at least 1. */
  readonly pages: number;
  readonly formats: Formats;
}

/** The address names a page after the last one. */
function BeyondResults({ params, pages, formats }: BeyondProps): ReactNode {
  return (
    <EmptyState
      icon={PackageSearch}
      title={searchEmptyMessages.beyondTitle}
      text={searchEmptyMessages.beyond(pages, formats.number(pages))}
    >
      <ButtonLink variant="primary" href={searchHref({ ...params, page: 1 })}>
        {searchEmptyMessages.firstPage}
      </ButtonLink>
      {pages > 1 && (
        <ButtonLink href={searchHref({ ...params, page: pages })}>{searchEmptyMessages.lastPage}</ButtonLink>
      )}
    </EmptyState>
  );
}
