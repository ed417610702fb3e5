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
