/**
 * Hosts that answer in the right form and mean something else. Each is the fixture host with one meaning broken: a request is
 * understood otherwise, or an answer is changed on its way.
 */
import { isRecord } from '../../../../src/host/json.ts';
import type { Asked, Sent } from '../host-on.ts';

export interface Mutant {
  readonly name: string;
  /** The check that has to name it. */
  readonly call: string;
  /** Whether it shows only to somebody who is signed in. */
  readonly isSignedIn?: boolean;
  /** Whether somebody else asks for what is theirs, too. */
  readonly hasOther?: boolean;
  /** Changes what the host is asked. */
  readonly request?: (url: URL) => void;
  readonly answer?: (sent: Sent, asked: Asked) => Sent;
}

type Value = (value: unknown, asked: Asked, index: number) => unknown;

/** Sets the value at a path; `*` stands for each row. */
function set(
  data: unknown,
  path: readonly string[],
  value: (old: unknown, index: number) => unknown,
  index = 0,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value(data, index);
  if (Array.isArray(data))
    return key === '*'
      ? data.map((row, place) => set(row, rest, value, place))
      : data.map((row, place) => (String(place) === key ? set(row, rest, value, place) : row));
  const record = isRecord(data) ? data : {};
  return { ...record, [key]: set(record[key], rest, value, index) };
}

const pathOf = {
  search: /^\/reviews\/search\.json/,
  stores: /^\/reviews\/store_search\.json/,
  suggest: /^\/reviews\/instant_search/,
  product: /^\/reviews\/stores\/[^/]+\/products\/[^/]+$/,
  shop: /^\/reviews\/stores\/[^/]+$/,
  categories: /^\/reviews\/categories\.json/,
  all: /^\/reviews\/all_categories/,
  category: /^\/reviews\/categories\/[^/]+\.json/,
  widget: /^\/api\/v1\/widgets\/product_review/,
  shopWidget: /^\/api\/v1\/widgets\/all_reviews_page/,
  questions: /^\/api\/questions/,
  media: /^\/products\/[^/]+\/reviews_with_media/,
  people: /^\/reviews\/people\.json/,
  profile: /^\/reviews\/profile\/[^/]+\.json/,
  own: /^\/reviews\/users\//,
  following: /^\/reviews\/following\.json/,
  orders: /^\/reviews\/write-review\.json/,
  follows: /^\/reviews\/profile\/follows$/,
  me: /^\/reviews\/me\.json/,
  countries: /^\/shipping_countries/,
  feed: /^\/reviews\/feed_events/,
  home: /^\/reviews\.json/,
  reviewForm: /^\/reviews\/write-review\/new/,
  carousels: /^\/reviews\/carousels/,
  any: /./,
} as const;
export type Place = keyof typeof pathOf;

export const calls: Partial<Record<Place, string>> = {
  search: 'searchCall',
  stores: 'storeSearchCall',
  suggest: 'instantSearchCall',
  product: 'productPageCall',
  shop: 'shopPageCall',
  categories: 'categoriesCall',
  all: 'allCategoriesCall',
  category: 'categoryPageCall',
  widget: 'productReviewCall',
  shopWidget: 'allReviewsCall',
  questions: 'questionsCall',
  media: 'productMediaCall',
  people: 'peopleCall',
  profile: 'publicProfileCall',
  own: 'privateProfileCall',
  following: 'followingCall',
  orders: 'reviewOrdersCall',
  follows: 'followsCall',
  me: 'meCall',
  countries: 'shippingCountriesCall',
  feed: 'feedCall',
  home: 'homeMetricsCall',
  reviewForm: 'reviewFormCall',
  carousels: 'productCarouselCall',
};

export const isAt = (place: Place, path: string) => pathOf[place].test(path);

/** The host does not read parameters. */
export const ignores = (place: Place, ...names: string[]): Mutant => ({
  name: `${place}: ignores ${names.join(', ')}`,
  call: calls[place] ?? place,
  request: ({ pathname, searchParams }) => {
    if (isAt(place, pathname)) for (const name of names) searchParams.delete(name);
  },
});
/** The host takes a parameter for another value. */
export const takes = (place: Place, name: string, value: (old: string | null) => string): Mutant => ({
  name: `${place}: takes ${name} for another`,
  call: calls[place] ?? place,
  request: ({ pathname, searchParams }) => {
    const old = searchParams.get(name);
    if (isAt(place, pathname) && old !== null) searchParams.set(name, value(old));
  },
});
/** The host answers another value. */
export const says = (place: Place, what: string, path: string, value: Value): Mutant => ({
  name: `${place}: ${what}`,
  call: calls[place] ?? place,
  answer: (sent, asked) => {
    if (!isAt(place, asked.path) || sent.status !== 200 || !/^[[{]/.test(sent.body)) return sent;
    const data = set(JSON.parse(sent.body), path === '' ? [] : path.split('.'), (old, index) =>
      value(old, asked, index),
    );
    return { ...sent, body: JSON.stringify(data) };
  },
});
/** The host answers what there is not with something that there is. */
export const finds = (place: Place, unknown: RegExp, path: string): Mutant => ({
  name: `${place}: answers 200 for what there is not`,
  call: calls[place] ?? place,
  request: url => {
    if (isAt(place, url.pathname) && unknown.test(url.pathname)) url.pathname = path;
  },
});
/** A page in HTML that lacks something. */
export const page = (
  what: string,
  call: string,
  change: (html: string, path: string) => string | null,
): Mutant => ({
  name: `pages: ${what}`,
  call,
  answer: (sent, { path, headers }) => {
    if (headers.get('Accept') !== 'text/html') return sent;
    const body = change(sent.body, path);
    return body === null ? { status: 404, body: 'Not found' } : { ...sent, body };
  },
});
/** A write that is answered otherwise. */
export const write = (what: string, call: string, answer: Mutant['answer'], isSignedIn = false): Mutant => ({
  name: `writes: ${what}`,
  call,
  isSignedIn,
  answer: (sent, asked) => (asked.method === 'GET' ? sent : (answer?.(sent, asked) ?? sent)),
});

/** Rows of an answer in another order, where a request asks for some order. */
export const ordered = (
  place: Place,
  what: string,
  path: string,
  sort_by: string,
  by: (one: unknown, other: unknown) => number,
): Mutant =>
  says(place, what, path, (rows, { query }) =>
    query.get('sort_by') === sort_by ? [...(rows as unknown[])].sort(by) : rows,
  );
/** Answers with other headers. */
export const sends = (place: Place, what: string, headers: readonly [string, string][]): Mutant => ({
  name: `${place}: ${what}`,
  call: calls[place] ?? place,
  answer: (sent, { path, method }) =>
    isAt(place, path) && method === 'GET'
      ? {
          ...sent,
          headers: [
            ...(sent.headers ?? []).filter(([name]) => headers.every(([other]) => other !== name)),
            ...headers,
          ],
        }
      : sent,
});
/** What one person was answered is given to others as well. */
export const shared = (place: Place, call: string, to: 'a guest' | 'somebody else'): Mutant => {
  const given = new Map<string, Sent>();
  let owner = '';
  return {
    name: `${place}: what is one person’s is given to ${to}`,
    call,
    isSignedIn: true,
    hasOther: to === 'somebody else',
    answer: (sent, asked) => {
      if (!isAt(place, asked.path)) return sent;
      const cookie = /\bsession=[^;]*/.exec(asked.headers.get('Cookie') ?? '')?.[0] ?? '';
      const key = `${asked.path}?${asked.query}`;
      if (cookie) owner ||= cookie;
      if (cookie && cookie === owner) given.set(key, sent);
      return cookie === owner ? sent : (given.get(key) ?? sent);
    },
  };
};

export const reverse: Value = rows => [...(rows as unknown[])].reverse();
export const first: Value = rows => (rows as unknown[]).slice(0, 1);
export const none: Value = () => [];
export const twice: Value = rows => [...(rows as unknown[]).slice(0, -1), (rows as unknown[])[0]];
export const always = (value: unknown) => () => value;
export const times = (factor: number) => (value: unknown) =>
  typeof value === 'number' ? value * factor : value;
export const plus = (more: number) => (value: unknown) => (typeof value === 'number' ? value + more : value);
export const stewpot = '/reviews/stores/potter/products/stewpot';

/** Set by the test, once the host has answered. */
export const stewpotId = { id: '' };
export const cookwareId: { id: number | string } = { id: '' };
