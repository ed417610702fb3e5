import { useMemo } from 'react';
import type { ListQuery } from '../domain/list.ts';
import { useAddress } from '../routing/router.tsx';
import { useNavigate, useRouteParams } from '../routing/screen-hooks.ts';

/** The query in the address of a profile, and a function that changes it. */
export interface ProfileAddress<Query> {
  /** Decoded: the slug or the encoded id of a person. */
  readonly slug: string;
  readonly query: Query;
  /** The address with a change. Any change but that of the page starts at page 1. */
  readonly hrefOf: (change: Partial<Query>) => string;
  /** Goes to that address. Scroll position and focus stay. */
  readonly change: (change: Partial<Query>) => void;
}

/** @param reader of the parameters, such as `privateProfileQuery` */
export function useProfileAddress<Query>(reader: ListQuery<Query>): ProfileAddress<Query> {
  const { slug = '' } = useRouteParams();
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const query = useMemo(() => reader.parse(search), [reader, search]);
  const hrefOf = (change: Partial<Query>) =>
    pathname + reader.replaceIn(search, reader.change(query, change));
  return {
    slug,
    query,
    hrefOf,
    change(change) {
      const href = hrefOf(change);
      // An equal choice adds no history entry.
      if (href !== hrefOf({})) navigate(href, { staysInPlace: true });
    },
  };
}
