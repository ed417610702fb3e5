import type { BaseIssue, BaseValidation } from 'valibot';
import type { Schema } from '../contract/call.ts';
import { isRecord } from '../host/json.ts';
import { ApiError } from './errors.ts';

/** One field or row that was left out of an answer because it did not fit the schema. */
export interface DecodeIssue {
  /** Where, as in `data.search_results[3].price`; empty for the answer as a whole. */
  readonly path: string;
  /** The same place for all rows of a list, as in `data.search_results[].price`: the key to report it once. */
  readonly pattern: string;
  readonly expected: string;
  readonly found: string;
}
export type ReportIssue = (issue: DecodeIssue) => void;

/** The parts of a valibot schema that are walked; which of them are set depends on `type`. */
interface Node extends Schema {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly options?: readonly Node[];
  readonly getter?: (input: unknown) => Node;
  readonly pipe?: readonly (Node | Rule)[];
}
type Rule = BaseValidation<unknown, unknown, BaseIssue<unknown>>;
type Key = string | number;
interface Place {
  readonly keys: Key[];
  readonly issues: DecodeIssue[];
}

const broken = Symbol('broken');
const numeric = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads `value` by a valibot schema, tolerantly: unknown fields pass; numbers sent as text, and texts sent as
 * numbers, are converted; null stands for an empty list; a broken optional field, list row or record entry is
 * left out and reported, and a list whose rows are all broken is itself broken. Throws an `ApiError` of kind
 * `malformed` when something required is missing or broken.
 */
export function decode<T>(schema: Schema<T>, value: unknown, report: ReportIssue): T {
  const place: Place = { keys: [], issues: [] };
  const decoded = walk(schema, value, place);
  if (decoded === broken) {
    const last = place.issues.at(-1);
    const where = last?.path ? `"${last.path}"` : 'the answer';
    throw new ApiError('malformed', `${where} is ${last?.found}, expected ${last?.expected}`, {
      data: value,
    });
  }
  for (const issue of place.issues) report(issue);
  return decoded as T;
}

/** The same for what was kept on this device: null where nothing was, or nothing that can be read. */
export function decodeKept<T>(schema: Schema<T>, kept: unknown): T | null {
  try {
    return decode(schema, kept, () => {});
  } catch {
    return null;
  }
}

function walk(schema: Node, value: unknown, place: Place): unknown {
  switch (schema.type) {
    case 'optional':
    case 'nullable':
    case 'nullish':
      return value == null ? value : walk(schema.wrapped as Node, value, place);
    case 'lazy':
      return walk(schema.getter?.(value) as Node, value, place);
    case 'object':
      return isRecord(value)
        ? applyRules(schema, walkObject(schema, value, place), place)
        : fail(schema.expects, value, place);
    case 'array':
      if (value === null) return [];
      return Array.isArray(value)
        ? applyRules(schema, walkRows(schema, value, place), place)
        : fail(schema.expects, value, place);
    case 'record':
      return isRecord(value)
        ? applyRules(schema, walkRecord(schema, value, place), place)
        : fail(schema.expects, value, place);
    case 'union':
      return walkUnion(schema, value, place);
    default:
      return judge(schema, convert(schema.type, value), place);
  }
}

function walkObject(schema: Node, value: Record<string, unknown>, place: Place): unknown {
  const out = { ...value };
  for (const [key, field] of Object.entries(schema.entries ?? {})) {
    const given = Object.hasOwn(value, key) ? value[key] : undefined;
    const decoded = at(key, field, given, place);
    if (decoded !== broken) {
      if (decoded !== undefined) out[key] = decoded;
    } else if (isOptional(field)) delete out[key];
    else return broken;
  }
  return out;
}

/** A list none of whose rows can be read is no empty list: it is broken, and would else tell that there is nothing. */
function walkRows(schema: Node, rows: readonly unknown[], place: Place): unknown[] | typeof broken {
  const read = rows
    .map((row, index) => at(index, schema.item as Node, row, place))
    .filter(row => row !== broken);
  sent.set(read, rows.length);
  return rows.length > 0 && read.length === 0 ? broken : read;
}

const sent = new WeakMap<readonly unknown[], number>();

/** How many rows the host sent for a list as it was read, those left out included: whether a page is full, say. */
export function rowsSent(list: readonly unknown[]): number {
  return sent.get(list) ?? list.length;
}

function walkRecord(schema: Node, value: Record<string, unknown>, place: Place): unknown {
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    at(key, schema.value as Node, entry, place),
  ]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== broken));
}

/** The first option of the value's own shape that fits; only without one are conversions tried. */
function walkUnion(schema: Node, value: unknown, place: Place): unknown {
  const options = (schema.options ?? []).map(option =>
    option.type === 'lazy' ? (option.getter?.(value) as Node) : option,
  );
  const alike = options.filter(option => option.type === shapeOf(value));
  const before = place.issues.length;
  for (const option of alike.length > 0 ? alike : options) {
    const decoded = walk(option, value, place);
    if (decoded !== broken) return decoded;
    // With one option left its own complaint says more than the union's.
    if (alike.length !== 1) place.issues.length = before;
  }
  return alike.length === 1 ? broken : fail(schema.expects, value, place);
}

function at(key: Key, schema: Node, value: unknown, place: Place): unknown {
  place.keys.push(key);
  const decoded = walk(schema, value, place);
  place.keys.pop();
  return decoded;
}

/** Lets a leaf's own schema judge the value, its pipe included. */
function judge(schema: Node, value: unknown, place: Place): unknown {
  const issue = schema['~run']({ value }, {}).issues?.[0];
  return issue ? fail(issue.expected ?? schema.expects, value, place) : value;
}

/** Runs what a pipe adds to a list, object or record that was walked already. */
function applyRules(schema: Node, value: unknown, place: Place): unknown {
  if (value === broken) return broken;
  const [, ...rules] = schema.pipe ?? [];
  for (const rule of rules as Rule[]) {
    const issue = rule['~run']({ typed: true, value }, {}).issues?.[0];
    if (issue) return fail(issue.expected ?? schema.expects, value, place);
  }
  return value;
}

function fail(expected: string, value: unknown, place: Place): typeof broken {
  place.issues.push({
    path: pathText(place.keys),
    pattern: pathText(place.keys.map(key => (typeof key === 'number' ? '' : key))),
    expected,
    found: describe(value),
  });
  return broken;
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : JSON.stringify(value).slice(0, 60);
}

function pathText(keys: readonly Key[]): string {
  return keys.reduce<string>(
    (text, key) =>
      typeof key === 'number' || key === '' ? `${text}[${key}]` : text ? `${text}.${key}` : key,
    '',
  );
}

/** Rails sends decimals as text ("4.5", "0.45e1") and ids now as number, now as text. */
function convert(type: string, value: unknown): unknown {
  if (type === 'number' && typeof value === 'string' && numeric.test(value.trim())) {
    return Number.isFinite(Number(value)) ? Number(value) : value;
  }
  if (type === 'string' && typeof value === 'number') return String(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function isOptional(schema: Node): boolean {
  return schema.type === 'optional' || schema.type === 'nullish' || schema.type === 'nullable';
}
function shapeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
