import { useMemo } from 'react';
import type { ListQuery } from '../../domain/list.ts';
import { useAddress } from './router.tsx';
import { useNavigate } from './screen-hooks.ts';

/** The part of the address that says what a list shows. */
export interface ListAddress<Query> {
  readonly query: Query;
  /** The address with a change. Any change but that of the page starts at page 1. */
  readonly hrefOf: (change: Partial<Query>) => string;
  /** Goes to that address. Scroll position and focus stay. */
  readonly change: (change: Partial<Query>) => void;
}

/** @param reader of the parameters, such as `peopleQuery` */
export function useListAddress<Query>(reader: ListQuery<Query>): ListAddress<Query> {
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const query = useMemo(() => reader.parse(search), [reader, search]);
  const hrefOf = (change: Partial<Query>) =>
    pathname + reader.replaceIn(search, reader.change(query, change));
  return {
    query,
    hrefOf,
    change(change) {
      const href = hrefOf(change);
      // An equal choice adds no history entry.
      if (href !== hrefOf({})) navigate(href, { staysInPlace: true });
    },
  };
}
