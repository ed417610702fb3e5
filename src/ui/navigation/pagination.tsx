import { paginationMessages } from '../../messages/forms.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { formatCount } from '../format.ts';
import { ChevronLeft } from '../icons/chevron-left.ts';
import { ChevronRight } from '../icons/chevron-right.ts';
import type { IconType } from '../icons/icon.tsx';
import { Link } from './link.tsx';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** What is listed, for the names of the links: "Next page: Products". */
  readonly of: string;
}

/** Links to the pages of a list. A single page has none. */
export function Pagination({ page, pageCount, hrefOf, of }: PaginationProps) {
  const { locale } = useUi();
  if (pageCount < 2) return null;
  const named = (action: string) => uiMessages.actionOf({ action, name: of });
  const step = (target: number, name: string, Icon: IconType, rel: string) =>
    target >= 1 && target <= pageCount ? (
      <Link href={hrefOf(target)} className="mp-pagination__link" aria-label={named(name)} rel={rel}>
        <Icon size={20} />
      </Link>
    ) : (
      <span className="mp-pagination__link mp-pagination__link--off" aria-hidden>
        <Icon size={20} />
      </span>
    );
  let gaps = 0;
  return (
    <nav className="mp-pagination" aria-label={named(paginationMessages.label)}>
      {step(page - 1, paginationMessages.previous, ChevronLeft, 'prev')}
      <ul className="mp-pagination__pages">
        {paginationItems(page, pageCount).map(item =>
          item === 'gap' ? (
            <li key={`gap ${gaps++}`} className="mp-pagination__gap" aria-hidden>
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                href={hrefOf(item)}
                className="mp-pagination__link"
                aria-label={paginationMessages.page({ page: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {formatCount(item, locale)}
              </Link>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, paginationMessages.next, ChevronRight, 'next')}
    </nav>
  );
}

/**
 * The page numbers to show: the first, the last, the current one with its neighbours, and 'gap' for those left out. In
 * place of a gap of one page stands that page.
 */
export function paginationItems(page: number, pageCount: number): (number | 'gap')[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter(one => one >= 1 && one <= pageCount)
    .sort((a, b) => a - b);
  return numbers.flatMap((one, index) => {
    const missing = one - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return missing === 1 ? [one - 1, one] : (['gap', one] as const);
  });
}
