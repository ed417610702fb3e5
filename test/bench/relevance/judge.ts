/** How good an answer is, by the rules of queries.txt, dev.json and unseen.json. */

/** A product as the rules see it. */
export interface Judged {
  readonly title: string;
  /** Handles of its category and of those above. */
  readonly categories: readonly string[];
  readonly shop: string;
  /** Price in euro. */
  readonly price: number;
}

interface Rule {
  readonly grade: number;
  readonly fits: (product: Judged) => boolean;
}

export interface Query {
  readonly text: string;
  /** The heading that it stands under. */
  readonly group: string;
  /** The shopper's language and currency. */
  readonly language: string;
  readonly currency: string | null;
  /** Empty where no result is expected. */
  readonly rules: readonly Rule[];
}

/** Reads queries.txt. Throws at a line that makes no sense. */
export function readQueries(source: string): Query[] {
  const queries: Query[] = [];
  let group = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('# ')) group = line.slice(2);
    const [text, rules] = line.split(' = ');
    if (line.startsWith('#') || line.trim() === '') continue;
    if (!text || !rules) throw new Error(`not a query: ${line}`);
    queries.push({ text, group, language: 'en', currency: null, rules: readRules(rules) });
  }
  return queries;
}

interface QueryGroup {
  readonly group: string;
  readonly language: string;
  readonly currency: string;
  /** Rules by text, written as in queries.txt. */
  readonly queries: Readonly<Record<string, string>>;
}

/** Reads dev.json or unseen.json. */
export const readHalf = (source: string): Query[] =>
  (JSON.parse(source) as QueryGroup[]).flatMap(({ queries, ...shared }) =>
    Object.entries(queries).map(([text, rules]) => ({ ...shared, text, rules: readRules(rules) })),
  );

const readRules = (rules: string): Rule[] =>
  rules === 'none' ? [] : rules.split(/ \| (?=\d)/).map(readRule);

function readRule(text: string): Rule {
  const [, grade, conditions] = /^([1-3]) (.+)$/.exec(text) ?? [];
  if (!grade || !conditions) throw new Error(`not a rule: ${text}`);
  const all = (conditions.match(/\/[^/]+\/|\S+/g) ?? []).map(readCondition);
  return { grade: Number(grade), fits: product => all.every(fits => fits(product)) };
}

function readCondition(text: string): Rule['fits'] {
  if (text.startsWith('@')) return ({ shop }) => shop === text.slice(1);
  if (text.startsWith('<')) return ({ price }) => price <= Number(text.slice(1));
  if (text.startsWith('/')) {
    const words = new RegExp(text.slice(1, -1), 'i');
    return ({ title }) => words.test(title);
  }
  const wanted = new Set(text.split(','));
  return ({ categories }) => categories.some(one => wanted.has(one));
}

/** The best grade that a rule gives; 0 where none fits. */
export const gradeOf = ({ rules }: Query, product: Judged): number =>
  Math.max(0, ...rules.filter(({ fits }) => fits(product)).map(({ grade }) => grade));

/**
 * nDCG of the first results: 1 when no better ones are left out and the best stand first.
 * @param grades of the results, in their order
 * @param all grades of everything that could have been found
 */
export function ndcg(grades: readonly number[], all: readonly number[], depth: number): number {
  const best = dcg([...all].sort((a, b) => b - a).slice(0, depth));
  return best === 0 ? 0 : dcg(grades.slice(0, depth)) / best;
}

const dcg = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
