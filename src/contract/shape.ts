/**
 * Stands in for valibot in the bundle, by an alias of the build. The product only walks schemas, with `decode`, so it
 * needs their shape and the checks of their leaves, a tenth of what valibot brings. Tests, the fixture host and the
 * published schema use valibot itself; a test holds both to the same shapes and the same words.
 */
interface Issue {
  readonly expected: string | null;
}
interface Check {
  readonly expects: string | null;
  '~run'(dataset: { readonly value: unknown }): { readonly issues?: readonly Issue[] };
}
interface Shape {
  readonly type: string;
  readonly expects: string;
}
type Leaf = Shape & Check;

function check(expects: string | null, isRight: (value: unknown) => boolean): Check {
  return { expects, '~run': ({ value }) => (isRight(value) ? {} : { issues: [{ expected: expects }] }) };
}
function leaf(type: string, isRight: (value: unknown) => boolean, expects = type): Leaf {
  return { type, ...check(expects, isRight), expects };
}
function anyOf(words: readonly string[]): string {
  const list = [...new Set(words)];
  return list.length > 1 ? `(${list.join(' | ')})` : `${list}`;
}
const written = (value: unknown) => (typeof value === 'string' ? `"${value}"` : `${value}`);

/* @__NO_SIDE_EFFECTS__ */
export function string(): Leaf {
  return leaf('string', value => typeof value === 'string');
}
/* @__NO_SIDE_EFFECTS__ */
export function number(): Leaf {
  return leaf('number', value => typeof value === 'number' && !Number.isNaN(value));
}
/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Leaf {
  return leaf('boolean', value => typeof value === 'boolean');
}
/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Leaf {
  return leaf('unknown', () => true);
}
/* @__NO_SIDE_EFFECTS__ */
export function literal(only: unknown): Leaf {
  return leaf('literal', value => value === only, written(only));
}
/* @__NO_SIDE_EFFECTS__ */
export function picklist(options: readonly unknown[]): Leaf {
  return leaf('picklist', value => options.includes(value), anyOf(options.map(written)));
}
/* @__NO_SIDE_EFFECTS__ */
export function object(entries: Readonly<Record<string, Shape>>): Shape {
  return { type: 'object', expects: 'Object', entries } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function array(item: Shape): Shape {
  return { type: 'array', expects: 'Array', item } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function record(_key: Shape, value: Shape): Shape {
  return { type: 'record', expects: 'Object', value } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly Shape[]): Shape {
  return { type: 'union', expects: anyOf(options.map(({ expects }) => expects)), options } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function lazy(getter: (value: unknown) => Shape): Shape {
  return { type: 'lazy', expects: 'unknown', getter } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function optional(wrapped: Shape): Shape {
  return { type: 'optional', expects: `(${wrapped.expects} | undefined)`, wrapped } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function nullable(wrapped: Shape): Shape {
  return { type: 'nullable', expects: `(${wrapped.expects} | null)`, wrapped } as Shape;
}
/* @__NO_SIDE_EFFECTS__ */
export function nullish(wrapped: Shape): Shape {
  return { type: 'nullish', expects: `(${wrapped.expects} | null | undefined)`, wrapped } as Shape;
}

/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Leaf, ...rules: readonly Check[]): Leaf {
  const pipe = [first, ...rules];
  return {
    ...first,
    pipe,
    '~run': dataset => pipe.map(part => part['~run'](dataset)).find(({ issues }) => issues) ?? {},
  } as Leaf;
}
/* @__NO_SIDE_EFFECTS__ */
export function integer(): Check {
  return check(null, Number.isInteger);
}
/* @__NO_SIDE_EFFECTS__ */
export function minValue(least: number): Check {
  return check(`>=${least}`, value => (value as number) >= least);
}
/* @__NO_SIDE_EFFECTS__ */
export function maxValue(most: number): Check {
  return check(`<=${most}`, value => (value as number) <= most);
}
