import { editProfileCall, type ProfileChange, updateProfileCall } from '../contract/edit-profile.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { cachedQuery } from './cached-query.ts';
import type { Client } from './client.ts';

/** The signed-in reviewer's profile, to be edited. */
export const editedProfile = cachedQuery(editProfileCall, {
  idleMs: searchCacheIdleMs,
  key: () => '',
  request: () => ({ params: {} }),
  select: answer => answer.reviewer,
});

/**
 * Saves what changed, such as `{ name: 'Ada' }` or `{ subscribed_rs: true }`. Rejects with an `ApiError`.
 * @param path of the call on this host: `lateMetaOf(hostPage.meta).paths.updateProfile`
 */
export async function updateProfile(client: Client, path: string, change: ProfileChange): Promise<void> {
  await client.send({ ...updateProfileCall, path }, { params: { reviewer: change } });
}
