/** The types that a host's own TypeScript uses: `app_meta`, answers by the names of their calls, and events. */
import { isRecord } from '../../host/json.ts';

type Json = Readonly<Record<string, unknown>>;

const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text);
const key = (name: string) => (isName(name) ? name : JSON.stringify(name));
/** `productCard` and `searchCall.answer` as names of types. */
const typeName = (name: string) =>
  name
    .split(/\W+/)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** A JSON Schema, as `contractSchema` writes it, as a type. */
function typeOf(schema: unknown): string {
  if (!isRecord(schema)) return 'unknown';
  const { $ref, type, anyOf, items, properties } = schema;
  if (typeof $ref === 'string') return typeName($ref.replace('#/$defs/', ''));
  if (Array.isArray(schema.enum)) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map(typeOf))].join(' | ');
  if (type === 'array') return `readonly (${typeOf(items)})[]`;
  if (type === 'object') return isRecord(properties) ? objectOf(properties, schema) : recordOf(schema);
  if (type === 'integer') return 'number';
  return ['string', 'number', 'boolean', 'null'].includes(String(type)) ? String(type) : 'unknown';
}

function objectOf(properties: Json, { required }: Json): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  const lines = Object.entries(properties).map(
    ([name, one]) => `readonly ${key(name)}${needed.has(name) ? '' : '?'}: ${typeOf(one)};`,
  );
  return `{ ${lines.join(' ')} }`;
}

const recordOf = ({ additionalProperties }: Json): string =>
  `Readonly<Record<string, ${typeOf(additionalProperties)}>>`;

/** @param contract of `contractSchema` */
export function contractTypes(contract: Json): string {
  const definitions = isRecord(contract.$defs) ? Object.entries(contract.$defs) : [];
  const calls = isRecord(contract.calls) ? Object.keys(contract.calls) : [];
  return [
    '/** What a host answers, by the names of calls in CALLS.md. */',
    `export interface Answers { ${calls.map(name => `readonly ${name}: ${typeName(`${name}.answer`)};`).join('\n')} }`,
    // `AppMeta` among them: what a page has in its element `app_meta`, and `mount` in `meta`.
    ...definitions.map(([name, schema]) => `export type ${typeName(name)} = ${typeOf(schema)};`),
    '',
  ].join('\n');
}

/**
 * The events of the product, so that `document.addEventListener('marketplace:search', …)` knows its `detail`.
 * @param declared `HostEvents` and what it needs, as the compiler declares them
 */
export const eventTypes = (declared: string): string =>
  `${declared.replace(/^(declare )?(interface|type)/gm, 'export $2')}
/** The detail of an event: what it tells, and the version of the product. */
export type EventDetail<Name extends keyof HostEvents> = HostEvents[Name] & { readonly version: string };
declare global {
  interface DocumentEventMap { ${eventNames(declared)
    .map(name => `'marketplace:${name}': CustomEvent<EventDetail<'${name}'>>;`)
    .join(' ')} }
}
`;

const eventNames = (declared: string): string[] => {
  const [, body = ''] = /interface HostEvents \{([\s\S]*?)^\}/m.exec(declared) ?? [];
  return [...body.matchAll(/^ {4}readonly '?([\w-]+)'?:/gm)].map(([, name = '']) => name);
};
