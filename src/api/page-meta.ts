import type { MetaData } from '../contract/fields.ts';
import { longCacheMs } from '../contract/limits.ts';
import { pageMetaCall } from '../contract/page-meta.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

const heads = defineCache<MetaData | null>({ maxAgeMs: longCacheMs });

/** What the host wants the head to say on a screen, by the last part of its path; null when it cannot be had. */
export async function loadPageMeta(
  client: Client,
  page: string,
  signal?: AbortSignal,
): Promise<MetaData | null> {
  const load = async (shared: AbortSignal) =>
    (await client.send(pageMetaCall, { params: { format: 'json' }, segments: { page }, signal: shared }))
      .meta_data ?? null;
  try {
    return await client.cache(heads).get(page, load, signal);
  } catch (error) {
    return emptyOnFailure(client, error, null);
  }
}
export function keptPageMeta(client: Client, page: string): MetaData | null | undefined {
  return client.cache(heads).peek(page);
}
