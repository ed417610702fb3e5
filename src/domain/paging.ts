/** Pages that a total fills; 0 for an empty list, or when the page size makes no sense. */
export function pageCount(total: number, perPage: number): number {
  return total > 0 && perPage > 0 ? Math.ceil(total / perPage) : 0;
}

/** A total that may come as text such as "1,200+": only its digits count. 0 when there are none. */
export function digits(total: number | string): number {
  const value = typeof total === 'number' ? total : Number(total.replace(/\D/g, ''));
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), Number.MAX_SAFE_INTEGER) : 0;
}

/** How much there is: exactly, or at least. */
export interface Total {
  readonly count: number;
  /** The host counted only so far. */
  readonly isMore: boolean;
}
export function totalOf(total: number | string): Total {
  return { count: digits(total), isMore: typeof total === 'string' && total.includes('+') };
}

/** Whether a list goes on after an answer: a full page may have a successor, a short one has none. */
export function hasMore(returned: number, perPage: number): boolean {
  return perPage > 0 && returned >= perPage;
}

/**
 * Pages of a list that are offered on one of them. The total is often rounded, so that a page which is not full ends
 * the list, whatever the total says.
 */
export function offeredPages(of: {
  readonly page: number;
  readonly returned: number;
  readonly perPage: number;
  readonly total: number | string;
}): number {
  if (!hasMore(of.returned, of.perPage)) return of.page;
  return Math.max(pageCount(digits(of.total), of.perPage), of.page);
}
