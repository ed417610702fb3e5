/** Formatters by key: to create one is slow, to keep it is cheap. */
const made = new Map<string, unknown>();

/** The formatter of a key, created on first use. */
export function once<T>(key: string, make: () => T): T {
  const found = made.get(key);
  if (found !== undefined) return found as T;
  const one = make();
  made.set(key, one);
  return one;
}

/** Cuts a text after `max` characters and appends '...'. Emoji stay whole. */
export function truncateText(text: string, max: number): string {
  // A text never has more characters than code units.
  if (text.length <= max) return text;
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}...` : text;
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
