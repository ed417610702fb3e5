/** Number of pages; 0 for an empty list and for a page size below 1. */
export function pageCount(total: number, perPage: number): number {
  return total > 0 && perPage > 0 ? Math.ceil(total / perPage) : 0;
}

/** A total as a whole number; 0 without one. Of a text such as "1,200+" only the digits count. */
export function wholeCount(total: number | string): number {
  const value = typeof total === 'number' ? total : Number(total.replace(/\D/g, ''));
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), Number.MAX_SAFE_INTEGER) : 0;
}

/** How many there are: exactly, or at least. */
export interface Total {
  readonly count: number;
  /** There are more than `count`. */
  readonly isMore: boolean;
}
export function totalOf(total: number | string): Total {
  return { count: wholeCount(total), isMore: typeof total === 'string' && total.includes('+') };
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
