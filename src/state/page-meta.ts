import { useEffect } from 'react';
import { pageMetas } from '../api/page-meta.ts';
import { applyMetaData } from '../host/head.ts';
import { createQuery } from './query.ts';
import { useQuery } from './use-query.ts';

/** Our words for the head of a static screen. */
export interface OwnHead {
  readonly title: string;
  readonly description: string;
}

/**
 * Sets title and description after a navigation within the page: in our words at once, then in the host's. After a page
 * load the head comes from the host.
 * @param path of the screen
 */
export function usePageMeta(path: string, { title, description }: OwnHead): void {
  const isOwn = !wasLoadedAt(path);
  const { data } = useQuery(metas, isOwn ? path.slice(path.lastIndexOf('/') + 1) : null).state;
  useEffect(() => {
    if (!isOwn) return;
    return applyMetaData(document, { title, description, canonical: path, ...filled(data) });
  }, [isOwn, path, title, description, data]);
}
const metas = createQuery(pageMetas);

/** The fields that are not empty. */
function filled<T extends object>(meta: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(meta ?? {}).filter(([, text]) => text)) as Partial<T>;
}

function wasLoadedAt(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname.replace(/\/+$/, '') === path;
}
