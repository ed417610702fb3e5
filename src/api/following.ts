import { followingCall } from '../contract/following.ts';
import { cachedQuery } from './cached-query.ts';

/** All that the signed-in reviewer follows. Each visit asks again: any press on any page, in any tab, changes it. */
export const following = cachedQuery(followingCall, {
  maxAgeMs: 0,
  key: () => '',
  request: () => ({ params: {} }),
});
