/** Joins class names with spaces, without empty ones. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** A field that a host may leave out. */
export type Maybe<T> = T | null | undefined;
