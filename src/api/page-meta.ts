import { longCacheMs } from '../contract/limits.ts';
import { pageMetaCall } from '../contract/page-meta.ts';
import { cachedQuery } from './cached-query.ts';

/** The host's metadata for a screen, by the last segment of its path; null when the call fails. */
export const pageMetas = cachedQuery(pageMetaCall, {
  maxAgeMs: longCacheMs,
  key: (page: string) => page,
  request: page => ({ params: { format: 'json' as const }, segments: { page } }),
  select: answer => answer.meta_data ?? null,
  fallback: null,
});
