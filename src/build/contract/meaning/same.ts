/** One thing says the same wherever it is shown: a product, store, review or person of one id in all answers. */
import { at, textAt } from '../read.ts';
import type { RuleContext } from '../rule.ts';

interface Kind {
  readonly id: string;
  readonly fields: readonly (readonly string[])[];
}

const kinds: readonly Kind[] = [
  {
    id: 'encoded_product_id',
    fields: [
      ...['title', 'price', 'currency', 'average_rating', 'reviews_count', 'shop_domain', 'platform'],
      ...['transparency_score', 'authenticity_score', 'brand'],
    ].map(name => [name]),
  },
  {
    id: 'encoded_shop_id',
    fields: ['name', 'domain', 'platform', 'country', 'products_count', 'reviews_count'].map(name => [name]),
  },
  {
    id: 'uuid',
    fields: [
      ...['rating', 'created_at', 'verified', 'source', 'product_title'].map(name => [name]),
      ...[
        ['reviewer', 'encoded_id'],
        ['reviewer', 'name'],
        ['helpful', 'count'],
      ],
    ],
  },
];

/** What was seen first of each thing, and in which call. */
export type Seen = Map<string, { readonly thing: unknown; readonly call: string }>;

/** Values that differ by rounding alone are the same; so are times of two zones. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 0.051;
  const [first, second] = [String(one), String(other)];
  return first === second || (/^\d{4}-\d\d-\d\d/.test(first) && Date.parse(first) === Date.parse(second));
}

/** Compares everything in an answer with what was seen of it before. Which of both is wrong, nobody can tell from here. */
export function checkSame(data: unknown, call: string, seen: Seen, expect: RuleContext['expect']): void {
  const walk = (value: unknown, path: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 8) return;
    for (const { id, fields } of kinds) {
      const own = textAt(value, id);
      if (!own) continue;
      const before = seen.get(`${id} ${own}`);
      if (!before) seen.set(`${id} ${own}`, { thing: value, call });
      else
        for (const field of fields) {
          const [found, expected] = [at(value, ...field), at(before.thing, ...field)];
          if (found == null || expected == null || found === '' || expected === '') continue;
          const where = `as ${before.call} has it: one of the two is wrong`;
          expect(isSame(found, expected), `${path}.${field.join('.')}`, `${expected}, ${where}`, found);
        }
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key, depth + 1);
  };
  walk(data, '', 0);
}
