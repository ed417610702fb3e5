import { pathOf } from './paths.ts';

/**
 * The disputes tab of somebody's own profile. Where nobody says who is signed in, the host's own page leads there.
 * @param slug encoded id of the signed-in reviewer
 */
export function disputesHref(slug: string | null | undefined): string {
  return `${slug ? pathOf('privateProfile', { slug }) : pathOf('profile')}?tab=disputes`;
}
