/**
 * Reads the fields of what a host page wrote into app_meta. By hand, because it is part of what a page loads
 * before anything else.
 */

/** What a text stands for as JSON; undefined when it is none. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object with fields by name, neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Fields = Readonly<Record<string, unknown>>;

/** What a field must be, as a check and in words. */
export type Kind<T> = readonly [isRight: (value: unknown) => value is T, words: string];
export type Take = <T>(name: string, kind: Kind<T>) => T | undefined;

/**
 * Takes fields that are there and right. Null counts as absent; a wrong one is told by a console error that names
 * it, and counts as absent.
 * @param prefix where the object lies within what the host wrote
 */
export function taker(fields: Fields = {}, prefix = ''): Take {
  return (name, [isRight, words]) => {
    const value = fields[name] ?? undefined;
    if (value === undefined || isRight(value)) return value;
    console.error(`app_meta: ${prefix}${name} must be ${words}; it is not used`);
    return undefined;
  };
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const text: Kind<string> = [isText, 'a text'];
export const flag: Kind<boolean> = [(value): value is boolean => typeof value === 'boolean', 'true or false'];
export const record: Kind<Fields> = [isRecord, 'an object'];
export const rate: Kind<number> = [
  (value): value is number => Number.isFinite(value) && (value as number) > 0,
  'a number above 0',
];
/** A list whose every item is right. */
export const listOf = <T>(isRight: (value: unknown) => value is T, words: string): Kind<T[]> => [
  (value): value is T[] => Array.isArray(value) && value.every(isRight),
  `a list of ${words}`,
];
