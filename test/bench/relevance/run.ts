/**
 * `npm run bench:relevance`: how good the results of the fixture host's search are. Asks the queries of
 * queries.txt, dev.json and unseen.json on a freshly made world and prints the mean nDCG@6 and the empty answers, per
 * group and over all. It prints no single result of unseen.json: rules are written from the other two.
 *
 *   npm run bench:relevance -- [--all] [--titles "teapot,tea pot"] [--save]
 *
 * With DATABASE_URL a server is asked instead, with the world that it holds. `--all` names every query, not only the
 * weak ones. `--titles` shows the first six results of some texts instead. `--save` writes the figures into results.md.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { openBenchWorld } from '../host/bench-world.ts';
import { type Db, extensions, overEmbedded } from '../../../fixtures/host/db/db.ts';
import { createHost } from '../../../fixtures/host/host.ts';
import { migrate } from '../../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../../fixtures/host/db/seed.ts';
import { exchangeRates } from '../../../fixtures/world/exchange-rates.ts';
import { generateWorld } from '../../../fixtures/world/generate.ts';
import { encodeQuery } from '../../../src/api/call.ts';
import { table } from '../report.ts';
import { save } from '../results.ts';
import { gradeOf, type Judged, ndcg, type Query, readHalf, readQueries } from './judge.ts';

/** Results that somebody looks at before giving up. */
const depth = 6;
const worldSize = 2_000;
/** Below this a query is named. */
const weak = 0.85;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    titles: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const db = process.env.DATABASE_URL ? await openBenchWorld(worldSize) : await freshWorld();
const app = await createHost({ db, distDir: 'dist', log: message => console.error(message) });

async function freshWorld(): Promise<Db> {
  const fresh = await overEmbedded(await PGlite.create({ extensions }));
  await migrate(fresh, 'The database');
  await writeRecords(fresh, generateWorld({ products: worldSize }));
  return fresh;
}

type Asked = Pick<Query, 'text' | 'language' | 'currency'>;

interface Score {
  readonly ndcg: number;
  readonly isEmpty: boolean;
}

interface Answered {
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly notes: string;
}

async function ask({ text, language, currency }: Asked): Promise<Answered> {
  const answer = await app.inject({
    url: `/reviews/search.json?${encodeQuery({ q: text, currency })}`,
    headers: { accept: 'application/json', 'accept-language': language },
  });
  const { data, metrics } = answer.json();
  const results = data.search_results.slice(0, depth);
  return {
    paths: results.map((one: { internal_path: string }) => one.internal_path),
    titles: results.map((one: { title: string }) => one.title),
    notes: JSON.stringify({ total: data.rounded_results_total_count, ...metrics }),
  };
}

if (values.titles === undefined) await judge();
else
  for (const text of values.titles.split(',')) {
    const { titles, notes } = await ask({ text, language: 'en', currency: 'EUR' });
    console.log([`${text}  ${notes}`, ...titles.map((title, index) => `  ${index + 1} ${title}`)].join('\n'));
  }
await app.close();
await db.close();

async function judge(): Promise<void> {
  const products = await shownProducts();
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const sets: [file: string, queries: readonly Query[]][] = [
    ['queries.txt', readQueries(read('queries.txt'))],
    ['dev.json', readHalf(read('dev.json'))],
    ['unseen.json', readHalf(read('unseen.json'))],
  ];
  const results: string[] = [];
  for (const [file, queries] of sets) {
    // The unseen half stays unseen: only its figures are printed.
    const judged = await judgeAll(queries, products, file !== 'unseen.json');
    results.push(`**${file}**\n\n${judged}`);
  }
  console.log(`\n${results.join('\n\n')}`);
  if (values.save) await save('How good the results are', results.join('\n\n'));
}

/** The figures of a set, as text. */
async function judgeAll(
  queries: readonly Query[],
  products: ReadonlyMap<string, Judged>,
  isTold: boolean,
): Promise<string> {
  const all = [...products.values()];
  const groups = new Map<string, Score[]>();
  let [nonsense, refused] = [0, 0];
  for (const query of queries) {
    const { paths, titles, notes } = await ask(query);
    if (query.rules.length === 0) {
      nonsense += 1;
      if (paths.length === 0) refused += 1;
      else if (isTold) console.log(`none  ${query.text}  ${titles.slice(0, 3).join(' · ')}  ${notes}`);
      continue;
    }
    const best = all.map(product => gradeOf(query, product));
    if (!best.some(Boolean)) {
      console.log(`left out  ${isTold ? query.text : 'a query'}: no product of this world answers it`);
      continue;
    }
    const grades = paths.map(path => gradeOf(query, products.get(path) as Judged));
    const score = { ndcg: ndcg(grades, best, depth), isEmpty: paths.length === 0 };
    groups.set(query.group, [...(groups.get(query.group) ?? []), score]);
    if (isTold && (values.all || score.ndcg < weak))
      console.log(
        `${score.ndcg.toFixed(2)}  ${query.text}  [${grades.join(' ')}]  ${titles.slice(0, 3).join(' · ')}  ${notes}`,
      );
  }
  const line = (what: string, list: readonly Score[]) => ({
    what: `${what} (${list.length})`,
    [`nDCG@${depth}`]: mean(list.map(one => one.ndcg)).toFixed(3),
    empty: String(list.filter(({ isEmpty }) => isEmpty).length),
  });
  const lines = [...groups].map(([group, list]) => line(group, list));
  return (
    `${table([...lines, line('mean', [...groups.values()].flat())])}\n\n` +
    `Nonsense texts answered with nothing: ${refused} of ${nonsense}.`
  );
}

/** Products that a search shows without further filters, by their path. */
async function shownProducts(): Promise<Map<string, Judged>> {
  const rows = await db.query<Judged & { path: string; base: number }>(
    `select '/reviews/stores/' || s.slug || '/products/' || p.handle as path, p.title, s.slug as shop,
      array_remove(array[c1.handle, c2.handle, c3.handle], null) as categories, r.price_base as base
    from products p join shops s on s.id = p.shop_id join product_search r on r.product_id = p.id
    join categories c1 on c1.id = p.category_id left join categories c2 on c2.id = c1.parent_id
    left join categories c3 on c3.id = c2.parent_id
    where r.transparency >= 80`,
  );
  return new Map(rows.map(row => [row.path, { ...row, price: row.base * (exchangeRates.EUR ?? 1) }]));
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}
