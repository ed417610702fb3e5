import type { ListQuery } from '../domain/list.ts';
import { useRouteParams } from '../routing/router/screen-hooks.ts';
import { type ListAddress, useListAddress } from '../routing/router/use-list-address.ts';

/** The person of a profile, and the list below. */
export interface ProfileAddress<Query> extends ListAddress<Query> {
  /** Decoded: the slug or the encoded id of a person. */
  readonly slug: string;
}

/** @param reader of the parameters, such as `privateProfileQuery` */
export function useProfileAddress<Query>(reader: ListQuery<Query>): ProfileAddress<Query> {
  const { slug = '' } = useRouteParams();
  return { slug, ...useListAddress(reader) };
}
