/** Holds answers against their schemas: strictly, and as the browser takes them. */
import * as v from 'valibot';
import { decode, eachOnce } from '../../api/decode.ts';
import type { Schema } from '../../contract/call.ts';
import { isRecord } from '../../host/json.ts';
import { matchPath } from '../../routing/addresses/paths.ts';

export interface Difference {
  /** The path in the answer, such as `data.search_results.0.title`, or `status`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** Where it was found, if this is not the address of the call itself. */
  readonly address?: string;
}

export interface Shape {
  readonly differences: readonly Difference[];
  /** What differs from the contract, though the browser takes it. */
  readonly tolerated: readonly Difference[];
}

/** @param origin of the host, for addresses that repeat it */
export function shapeOf(schema: Schema, data: unknown, origin = ''): Shape {
  const { issues = [] } = v.safeParse(schema, data);
  const found = issues.flatMap(issue => leavesOf(issue, ''));
  const isTaken = ({ type, input }: Leaf) => input !== undefined && taken[type]?.(input) === true;
  const ofFields = [...fieldsOf(data, '')].flatMap(([path, name, text]) =>
    fieldFault(path, name, text, origin),
  );
  return {
    differences: [
      ...found.filter(leaf => !isTaken(leaf)).map(toDifference),
      ...ofFields.filter(one => !one.isTolerated).map(({ fault }) => fault),
      ...repeatedRows(schema, data),
    ],
    tolerated: [
      ...found.filter(isTaken).map(toDifference),
      ...ofFields.filter(one => one.isTolerated).map(({ fault }) => fault),
    ],
  };
}

/** Rows that the browser leaves out, for another one has their id. */
function repeatedRows(schema: Schema, data: unknown): Difference[] {
  const repeated: Difference[] = [];
  try {
    decode(schema, data, ({ path, expected, found }) => {
      if (expected === eachOnce) repeated.push({ path, expected, found: `${found} twice` });
    });
  } catch {
    // What cannot be read at all is told by its field.
  }
  return repeated;
}

/** One value that does not fit. */
interface Leaf extends Difference {
  readonly type: string;
  readonly input: unknown;
}
const toDifference = ({ path, expected, found }: Leaf): Difference => ({ path, expected, found });

const accepts = (schema: Schema) => (input: unknown) => {
  try {
    decode(schema, input, () => {});
    return true;
  } catch {
    return false;
  }
};
/** What the decoder of the browser takes in place of a type: it is asked itself, so that there is one rule. */
const taken: Readonly<Record<string, (input: unknown) => boolean>> = {
  string: accepts(v.string()),
  number: accepts(v.number()),
  boolean: accepts(v.boolean()),
  array: accepts(v.array(v.unknown())),
};

/** The fields that do not fit, those inside a union as well: of the option that is most like the value. */
function leavesOf(issue: v.BaseIssue<unknown>, before: string): Leaf[] {
  const path = [before, v.getDotPath(issue) ?? ''].filter(Boolean).join('.');
  const options = issue.type === 'union' ? (issue.issues ?? []) : [];
  const shape = Array.isArray(issue.input) ? 'array' : typeof issue.input;
  // An issue with a path of its own is about a field inside.
  const inside = options.filter(one => one.path?.length);
  if (inside.length > 0 && (shape === 'array' || shape === 'object'))
    return inside.flatMap(one => leavesOf(one, path));
  const scalar = options.find(one => taken[one.type]?.(issue.input));
  return [
    {
      path: path || 'answer',
      expected: issue.expected ?? issue.message,
      found: issue.received,
      type: scalar?.type ?? issue.type,
      input: issue.input,
    },
  ];
}

/** All texts in an answer with the names of their fields. Deep lists end the search, as they are no answer of ours. */
function* fieldsOf(
  data: unknown,
  path: string,
  depth = 0,
): Generator<[path: string, name: string, text: unknown]> {
  if (depth > 12 || typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const own = path ? `${path}.${key}` : key;
    if (typeof value === 'object') yield* fieldsOf(value, own, depth + 1);
    else if (isRecord(data)) yield [own, key, value];
  }
}

/** As templates write them that are made for HTML. */
const entity = /&(amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});/i;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Zones and addresses, which the schemas know as texts alone. */
function fieldFault(
  path: string,
  name: string,
  text: unknown,
  origin: string,
): readonly { readonly fault: Difference; readonly isTolerated: boolean }[] {
  if (typeof text !== 'string' || text === '') return [];
  const fault = (expected: string, isTolerated = false) => [
    { fault: { path, expected, found: JSON.stringify(text.slice(0, 60)) }, isTolerated },
  ];
  if (/(_at|^until)$/.test(name))
    return day.test(text) || /(Z|[+-]\d{2}(:?\d{2})?)$/.test(text) ? [] : fault('a time with its zone', true);
  if (/^(title|name|(product|shop|reviewer|category)_(title|name))$/.test(name) && entity.test(text))
    return fault('plain text: entities of HTML are shown as they are', true);
  if (/^lang$/.test(name) && !/^[a-z]{2,3}([-_][a-z0-9]+)*$/i.test(text))
    return fault('a language, such as "en"');
  if (/^(shop_country|country|current_country)$/.test(name) && !/^([a-z]{2}|\*)$/i.test(text))
    return fault('a country of two letters, such as "DE"');
  if (name === 'currency' && !/^([a-z]{3}|\*)$/i.test(text))
    return fault('a currency of three letters, such as "EUR"');
  if (/(^|_)path$/.test(name)) {
    if (origin && text.startsWith(`${origin}/`)) return fault('a path, without the origin', true);
    if (!/^\/(?!\/)/.test(text)) return fault('a path that begins with "/"');
    const isOfScreen = /^(product_|shop_|profile_)?internal_path$/.test(name);
    if (isOfScreen && !matchPath(text.split(/[?#]/)[0] ?? '')) return fault('the path of a screen');
  }
  if (/_(url|image)$|^url$/.test(name) && !/^(https?:\/\/|\/|data:image\/|blob:)/i.test(text))
    return fault('an address that begins with "/" or "https://"');
  return [];
}

/** A path as the check compares addresses: without the origin of the host, as links of the bundle lead there, too. */
export const ownPath = (address: string, origin: string): string =>
  (origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address).split(/[?#]/)[0] ??
  '';
