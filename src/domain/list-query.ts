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
      const others = queryParts(filterQuery(search, name => !(name in defaults)));
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
