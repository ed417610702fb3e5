import { wholeCount } from './total.ts';

/** Number of pages; 0 for an empty list and for a page size below 1. */
export function pageCount(total: number, perPage: number): number {
  return total > 0 && perPage > 0 ? Math.ceil(total / perPage) : 0;
}

/** Whether more may follow an answer: only a full page can have a next one. */
export function hasMore(returned: number, perPage: number): boolean {
  return perPage > 0 && returned >= perPage;
}

/** The number of pages to offer on a page. A page that is not full is the last, because totals are often rounded. */
export function offeredPages(of: {
  readonly page: number;
  readonly returned: number;
  readonly perPage: number;
  readonly total: number | string;
}): number {
  if (!hasMore(of.returned, of.perPage)) return of.page;
  return Math.max(pageCount(wholeCount(of.total), of.perPage), of.page);
}
