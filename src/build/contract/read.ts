/** Reads values of answers that may be of any shape. Nothing here throws. */
import { isRecord } from '../../host/json.ts';

type Path = readonly (string | number)[];

/** The value at a path of an answer; undefined where there is none. */
export const at = (data: unknown, ...path: Path): unknown =>
  path.reduce(
    (value, key) => (isRecord(value) || Array.isArray(value) ? Object(value)[key] : undefined),
    data,
  );

/** The text or number at a path of an answer; empty where there is none. */
export function textAt(data: unknown, ...path: Path): string {
  const value = at(data, ...path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The number at a path; null where there is none. Of a text such as "1,200+" only the digits count. */
export function numberAt(data: unknown, ...path: Path): number | null {
  const value = at(data, ...path);
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /\d/.test(value) ? Number(value.replace(/[^\d.]/g, '')) : null;
}

/** The rows of the list at a path; none where there is no list. */
export function rowsAt(data: unknown, ...path: Path): readonly unknown[] {
  const value = at(data, ...path);
  return Array.isArray(value) ? value : [];
}

/** The values of one field of rows, without those that lack it. */
export const numbersOf = (rows: readonly unknown[], name: string): number[] =>
  rows.flatMap(row => numberAt(row, name) ?? []);
export const textsOf = (rows: readonly unknown[], name: string): string[] =>
  rows.flatMap(row => textAt(row, name) || []);

/** Whether values are in order, equal ones side by side. */
export const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] as number) <= value);
export const isFalling = (values: readonly number[]): boolean => isRising([...values].reverse());
/** Dates as numbers, for the order of rows. Rows without one are left out. */
export const timesOf = (rows: readonly unknown[], name = 'created_at'): number[] =>
  textsOf(rows, name).map(text => Date.parse(text));
