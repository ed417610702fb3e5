import { followingCall } from '../contract/following.ts';
import { cachedQuery } from './cached-query.ts';

/** All that the signed-in reviewer follows. Each visit asks again, because every follow on every page and in every tab changes it. */
export const following = cachedQuery(followingCall, {
  maxAgeMs: 0,
  key: () => '',
  request: () => ({ params: {} }),
});
