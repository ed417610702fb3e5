import { useEffect } from 'react';
import type { MetaData } from '../contract/fields.ts';
import { applyMetaData, ownTitle, setRobotsNoindex } from '../host/head.ts';

/**
 * Sets title and meta data of the document while a product or a store is shown.
 * @param name the title, unless the host gives one
 * @param isHidden keeps the page out of search engines, as for few reviews
 */
export function useSubjectHead(name: string, meta: MetaData | null | undefined, isHidden: boolean): void {
  useEffect(() => applyMetaData(document, { ...meta, title: meta?.title || ownTitle(name) }), [meta, name]);
  useEffect(() => (isHidden ? setRobotsNoindex(document) : undefined), [isHidden]);
}
