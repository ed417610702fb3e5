import type { MetaData } from '../contract/fields.ts';
import { longCacheMs } from '../contract/limits.ts';
import { pageMetaCall } from '../contract/page-meta.ts';
import { type KeptCall, keptCall, orElse, partOf } from './kept-call.ts';

/** What the host wants the head to say on a screen, by the last part of its path; null when it cannot be had. */
export const pageMetas: KeptCall<string, MetaData | null> = orElse(
  partOf(
    keptCall(pageMetaCall, {
      maxAgeMs: longCacheMs,
      key: (page: string) => page,
      request: page => ({ params: { format: 'json' as const }, segments: { page } }),
    }),
    answer => answer.meta_data ?? null,
  ),
  null,
);
