import { longCacheMs } from '../contract/limits.ts';
import { pageMetaCall } from '../contract/page-meta.ts';
import { cachedQuery } from './cached-query.ts';

/** What the host wants the head to say on a screen, by the last part of its path; null when it cannot be had. */
export const pageMetas = cachedQuery(pageMetaCall, {
  maxAgeMs: longCacheMs,
  key: (page: string) => page,
  request: page => ({ params: { format: 'json' as const }, segments: { page } }),
  select: answer => answer.meta_data ?? null,
  fallback: null,
});
