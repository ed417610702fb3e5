/** Class names joined by spaces; what is empty is left out. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** A value of an entity that a host may leave out. */
export type Maybe<T> = T | null | undefined;
