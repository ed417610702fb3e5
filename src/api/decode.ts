import * as v from 'valibot';
import type { AnswerOf, Call, Schema } from '../contract/call.ts';
import { writeJson } from '../contract/natives.ts';
import { isRecord } from '../host/json.ts';
import { ApiError } from './errors.ts';

/** A field or row that does not fit the schema and is left out of the answer. */
export interface DecodeIssue {
  /** The path, the same for all rows of a list, as in `data.search_results[].price`; empty for the answer as a whole. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}
export type ReportIssue = (issue: DecodeIssue) => void;

/** The parts of a valibot schema that `walk` reads. `type` decides which of them are set. */
interface Node extends Schema {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly options?: readonly Node[];
  readonly getter?: (input: unknown) => Node;
  /** See `rows` of `contract/fields.ts`. */
  readonly isRows?: boolean;
}
/** The path of a value in the answer, and the errors found so far. */
interface Position {
  readonly path: string;
  readonly issues: DecodeIssue[];
}

const broken = Symbol('broken');
const numeric = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads `value` by a valibot schema, tolerantly: unknown fields pass; numbers sent as text, and texts sent as
 * numbers, are converted; null stands for an empty list; a broken optional field, list row or record entry is
 * left out and reported, and a list whose rows are all broken is itself broken. Throws an `ApiError` of kind
 * `malformed` when something required is missing or broken, or the rows that a page is about.
 */
export function decode<T>(schema: Schema<T>, value: unknown, report: ReportIssue): T {
  const position: Position = { path: '', issues: [] };
  const decoded = walk(schema, value, position);
  if (decoded === broken) {
    const last = position.issues.at(-1);
    const where = last?.path ? `"${last.path}"` : 'the answer';
    throw new ApiError('malformed', `${where} is ${last?.found}, expected ${last?.expected}`, {
      data: value,
    });
  }
  for (const issue of position.issues) report(issue);
  return decoded as T;
}

/**
 * Reads the answer to a call. A write with a status of success is done: an answer that it may do without counts as absent
 * where it cannot be read, and is reported.
 */
export function decodeAnswer<C extends Call<Schema, Schema>>(
  { method, answer }: C,
  data: unknown,
  report: ReportIssue,
): AnswerOf<C> {
  try {
    return decode(answer, data, report) as AnswerOf<C>;
  } catch (error) {
    if (method === 'GET' || !isOptional(answer)) throw error;
    report({ path: '', expected: answer.expects, found: describe(data) });
    return null as AnswerOf<C>;
  }
}

/** Reads a value from the browser's storage; null when it does not fit the schema. */
export function decodeStored<T>(schema: Schema<T>, stored: unknown): T | null {
  try {
    return decode(schema, stored, () => {});
  } catch {
    return null;
  }
}

function walk(schema: Node, value: unknown, position: Position): unknown {
  const { type, expects } = schema;
  if (isOptional(schema)) return value == null ? value : walk(schema.wrapped as Node, value, position);
  if (type === 'lazy') return walk(schema.getter?.(value) as Node, value, position);
  if (type === 'union') return walkUnion(schema, value, position);
  if (type === 'array') {
    if (value === null) return [];
    return Array.isArray(value) ? walkRows(schema, value, position) : fail(expects, value, position);
  }
  if (type === 'object' || type === 'record') {
    if (!isRecord(value)) return fail(expects, value, position);
    return (type === 'object' ? walkObject : walkRecord)(schema, value, position);
  }
  const converted = convert(type, value);
  const { issues } = v.safeParse(schema, converted);
  return issues ? fail(issues[0].expected ?? expects, converted, position) : converted;
}

function walkObject(schema: Node, value: Record<string, unknown>, position: Position): unknown {
  const out = { ...value };
  for (const [key, field] of Object.entries(schema.entries ?? {})) {
    const given = Object.hasOwn(value, key) ? value[key] : undefined;
    const decoded = at(key, field, given, position);
    if (decoded !== broken) {
      if (decoded !== undefined) out[key] = decoded;
    } else if (isOptional(field) && !field.isRows) delete out[key];
    else return broken;
  }
  return out;
}

/** Fields that tell a row from all others, where its schema asks for one. */
const ownIds = ['uuid', 'encoded_product_id', 'encoded_shop_id', 'encoded_id', 'topic', 'id'];
/** What is expected of a row whose id another row has. */
export const eachOnce = 'each row once';

/**
 * A list without any readable row is broken, not empty: empty would mean that there are no results. A row that comes again
 * is left out: lists are rendered by the ids of their rows, and would keep the second one for good.
 */
function walkRows(schema: Node, rows: readonly unknown[], position: Position): unknown[] | typeof broken {
  const ofRows = { ...position, path: `${position.path}[]` };
  const { entries = {} } = schema.item as Node;
  const ownId = ownIds.find(name => Object.hasOwn(entries, name) && !isOptional(entries[name] as Node));
  const seen = new Set<unknown>();
  const read = rows.flatMap(row => {
    const decoded = walk(schema.item as Node, row, ofRows);
    if (decoded === broken) return [];
    const id = ownId && (decoded as Record<string, unknown>)[ownId];
    if (id === undefined || !seen.has(id)) {
      seen.add(id);
      return [decoded];
    }
    fail(eachOnce, id, { ...ofRows, path: `${ofRows.path}.${ownId}` });
    return [];
  });
  sent.set(read, rows.length);
  return rows.length > 0 && read.length === 0 ? broken : read;
}

const sent = new WeakMap<readonly unknown[], number>();

/** The number of rows that the host sent for a decoded list, with those left out. Tells whether a page is full. */
export function rowsSent(list: readonly unknown[]): number {
  return sent.get(list) ?? list.length;
}

function walkRecord(schema: Node, value: Record<string, unknown>, position: Position): unknown {
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    at(key, schema.value as Node, entry, position),
  ]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== broken));
}

/** Reads by the first fitting option of the value's own type. Without such an option, tries all with conversions. */
function walkUnion(schema: Node, value: unknown, position: Position): unknown {
  const options = (schema.options ?? []).map(option =>
    option.type === 'lazy' ? (option.getter?.(value) as Node) : option,
  );
  const alike = options.filter(option => option.type === shapeOf(value));
  const before = position.issues.length;
  for (const option of alike.length > 0 ? alike : options) {
    const decoded = walk(option, value, position);
    if (decoded !== broken) return decoded;
    // The issue of a single option says more than that of the union.
    if (alike.length !== 1) position.issues.length = before;
  }
  return alike.length === 1 ? broken : fail(schema.expects, value, position);
}

/** Reads a field of a value. */
function at(key: string, schema: Node, value: unknown, { path, issues }: Position): unknown {
  return walk(schema, value, { path: path ? `${path}.${key}` : key, issues });
}

function fail(expected: string, value: unknown, { path, issues }: Position): typeof broken {
  issues.push({ path, expected, found: describe(value) });
  return broken;
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : writeJson(value).slice(0, 60);
}

/** Converts between text and number. Rails sends decimals as text ("4.5", "0.45e1"), and ids as either. */
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
