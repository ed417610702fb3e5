import { isRecord, lookUp } from '../contract/look-up.ts';

export { isRecord };

/** The value of a JSON text; undefined when the text is not JSON. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** The type of a field: a check, and its name in words. */
export type FieldType<T> = readonly [isRight: (value: unknown) => value is T, words: string];
export type ReadField = <T>(name: string, type: FieldType<T>) => T | undefined;

/**
 * Returns a function that reads fields of app_meta. A field of the wrong type is undefined, and a console error names
 * it. Null counts as absent. Written without the schema library, because it loads before the library does.
 * @param prefix the path of the object within app_meta, such as `links.`
 */
export function fieldReader(fields: Fields = {}, prefix = ''): ReadField {
  return (name, [isRight, words]) => {
    const value = lookUp(fields, name) ?? undefined;
    if (value === undefined || isRight(value)) return value;
    console.error(`app_meta: ${prefix}${name} must be ${words}; it is not used`);
    return undefined;
  };
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const text: FieldType<string> = [isText, 'a text'];
export const flag: FieldType<boolean> = [
  (value): value is boolean => typeof value === 'boolean',
  'true or false',
];
export const record: FieldType<Fields> = [isRecord, 'an object'];
export const rate: FieldType<number> = [
  (value): value is number => Number.isFinite(value) && (value as number) > 0,
  'a number above 0',
];
/** A list in which each item passes the check. */
export const listOf = <T>(isRight: (value: unknown) => value is T, words: string): FieldType<T[]> => [
  (value): value is T[] => Array.isArray(value) && value.every(isRight),
  `a list of ${words}`,
];

/** `content_policy` of `contentPolicy`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
