import { wholeCount } from './format.ts';
import {
  type AddressQuery,
  defineQuery,
  filterQuery,
  type QueryDefinition,
  queryParts,
  type Reader,
  writeQuery,
} from './query.ts';
import { type ParamsToWrite, writeParams, writtenParams } from './write-query.ts';

/** The parameters of a list on a page whose address holds others, too. */
export interface ListQuery<P> extends AddressQuery<P> {
  /** The parameters that differ from their defaults. */
  written(params: ParamsToWrite<P>): Partial<P>;
  /** Replaces the parameters in a query. Other parameters stay as they are. */
  replaceIn(search: string, params: ParamsToWrite<P>): string;
  /** Changes parameters. Any change but that of the page goes to page 1; equal values are no change. */
  change(params: P, change: Partial<P>): P;
}

/* @__NO_SIDE_EFFECTS__ */
export function defineListQuery<P extends object>(definition: QueryDefinition<P>): ListQuery<P> {
  const query = defineQuery(definition);
  const { defaults } = query;
  const written = (params: ParamsToWrite<P>) => writtenParams(query, params);
  return {
    ...query,
    written,
    replaceIn(search, params) {
      const others = queryParts(filterQuery(search, name => !Object.hasOwn(defaults, name)));
      return writeQuery([...others, writeParams(written(params))].filter(Boolean));
    },
    change(params, change) {
      const names = Object.keys(change) as (keyof P)[];
      if (names.every(name => change[name] === params[name])) return params;
      return { ...params, ...('page' in defaults && { page: defaults.page }), ...change };
    },
  };
}

/** One of the given texts. */
export const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  given =>
    choices.find(choice => choice === given) ?? null;

/** Number of pages; 0 for an empty list and for a page size below 1. */
export function pageCount(total: number, perPage: number): number {
  return total > 0 && perPage > 0 ? Math.ceil(total / perPage) : 0;
}

/** Whether more may follow an answer: only a full page can have a next one. */
export function hasMore(returned: number, perPage: number): boolean {
  return perPage > 0 && returned >= perPage;
}

/** The number of pages to offer on a page. A page that is not full is the last, because totals are often rounded. */
export function offeredPages(of: {
  readonly page: number;
  readonly returned: number;
  readonly perPage: number;
  readonly total: number | string;
}): number {
  if (!hasMore(of.returned, of.perPage)) return of.page;
  return Math.max(pageCount(wholeCount(of.total), of.perPage), of.page);
}
