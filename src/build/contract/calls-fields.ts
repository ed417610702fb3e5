/** What the page of calls says of an answer: the fields that it needs, and a short right one. */
import type { Schema } from '../../contract/call.ts';
import { isRecord } from '../../host/json.ts';

/** The parts of a schema of answers that are read. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
}

const optional = ['optional', 'exact_optional', 'nullish', 'nullable', 'undefinedable'];
const isOptional = ({ type }: Node) => optional.includes(type);

/** The schema inside of wrappers and lists, and whether it is one of a list. */
function insideOf(node: Node, isList = false): { readonly node: Node; readonly isList: boolean } {
  if (node.wrapped) return insideOf(node.wrapped, isList);
  return node.item ? insideOf(node.item, true) : { node, isList };
}

/**
 * The fields without which an answer is not read, as `reviews[]` (`uuid`), `total_count`. A `?` stands behind what may be
 * left out, and needs the fields in its brackets where it is sent.
 */
export function neededFields(answer: Schema): string {
  const { node, isList } = insideOf(answer as unknown as Node);
  const inner = fieldsOf(node, { depth: 0, named: new Map() });
  return isList && inner ? `of each row ${inner}` : inner;
}

/** @param named the name under which each thing is said first */
function fieldsOf(
  { entries = {} }: Node,
  { depth, named }: { readonly depth: number; readonly named: Map<Node, string> },
): string {
  const all = Object.entries(entries).flatMap(([name, own]) => {
    if (name === 'meta_data') return [];
    const { node, isList } = insideOf(own);
    const before = named.get(node);
    if (node.entries) named.set(node, before ?? name);
    const said = before ? `as \`${before}\`` : fieldsOf(node, { depth: depth + 1, named });
    const inner = depth < 4 && (!before || fieldsOf(node, { depth, named: new Map() })) ? said : '';
    if (isOptional(own) && !inner) return [];
    return [`\`${name}${isList ? '[]' : ''}\`${isOptional(own) ? '?' : ''}${inner ? ` (${inner})` : ''}`];
  });
  // What is needed comes before what may be left out.
  return [...all.filter(one => !/^`[^`]*`\?/.test(one)), ...all.filter(one => /^`[^`]*`\?/.test(one))].join(
    ', ',
  );
}

/** Things that many answers have: after the first one, the fields that name it. */
const known: readonly (readonly [id: string, fields: readonly string[]])[] = [
  ['encoded_product_id', ['encoded_product_id', 'title', 'internal_path', 'price', 'currency']],
  ['encoded_shop_id', ['encoded_shop_id', 'name', 'internal_path']],
  ['uuid', ['uuid', 'public_id', 'rating', 'title', 'created_at']],
];

/** Shortens examples in the order of a page: what was shown whole before is shown in short. */
export function shortener(): (value: unknown) => unknown {
  const shown = new Set<string>();
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
    if (!isRecord(value)) return value;
    const [id, fields] = known.find(([name]) => value[name] != null) ?? [];
    const isShown = id !== undefined && shown.has(id);
    if (id) shown.add(id);
    const entries = Object.entries(value).filter(
      ([name, one]) => one !== null && (!isShown || fields?.includes(name)),
    );
    // A table of numbers says with three of them what it is.
    const isTable =
      entries.length > 5 && entries.every(([name, one]) => typeof one === 'number' && !/_/.test(name));
    const kept = isTable ? entries.slice(0, 3) : entries;
    return Object.fromEntries(
      kept
        .filter(([name]) => name !== 'meta_data' || kept.length === 1)
        .map(([name, one]) => [name, shorten(one)]),
    );
  };
  return shorten;
}

const width = 110;

/** JSON with as much on a line as fits. */
export function compactJson(value: unknown, indent = ''): string {
  const line = lineOf(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map(one => compactJson(one, deeper))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${compactJson(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${filled(parts, deeper)}\n${indent}${close}`;
}

function lineOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(typeof value === 'number' ? Number(value.toFixed(4)) : value);
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${lineOf(one)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** Short parts side by side, long ones on lines of their own. */
function filled(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1) ?? '';
    const isJoined =
      lines.length > 0 && !/\n/.test(last + part) && indent.length + last.length + part.length + 2 <= width;
    if (isJoined) lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  return lines.map(one => indent + one).join(',\n');
}
