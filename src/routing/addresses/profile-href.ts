import { isOffered, pathOf } from './paths.ts';

/** The fields of an answer that give the address of a public profile. */
interface Person {
  readonly internal_path?: string | null | undefined;
  readonly slug?: string | null | undefined;
  readonly encoded_id?: string | null | undefined;
}

/** The public profile of a person, at the address that the host gives, else at ours; null where nothing leads there. */
export function profileHref({ internal_path, slug, encoded_id }: Person): string | null {
  if (internal_path) return internal_path;
  const name = slug || encoded_id;
  return name && isOffered('publicProfile') ? pathOf('publicProfile', { slug: name }) : null;
}

/**
 * A tab of one's own profile. Where the id of the reviewer is unknown, an address that the host redirects to it.
 * @param slug encoded id of the signed-in reviewer
 */
export function ownTabHref(slug: string | null | undefined, tab: 'orders' | 'disputes'): string {
  return `${slug ? pathOf('privateProfile', { slug }) : pathOf('profile')}?tab=${tab}`;
}

export const disputesHref = (slug: string | null | undefined): string => ownTabHref(slug, 'disputes');
