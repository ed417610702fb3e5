import { useEffect } from 'react';
import type { MetaData } from '../contract/fields.ts';
import { applyMetaData, ownTitle, setRobotsNoindex } from '../host/head.ts';

interface OwnHead extends MetaData {
  /** Whether the page stays out of search engines. */
  readonly isHidden?: boolean;
}

/**
 * Sets title and meta data of the document while the component is mounted.
 * @param own in our words; the product's name is added to the title
 * @param meta of the host, which come first
 */
export function usePageHead(own: OwnHead, meta?: MetaData | null): void {
  const { isHidden = false } = own;
  const title = meta?.title || (own.title && ownTitle(own.title));
  const description = meta?.description || own.description;
  const canonical = meta?.canonical || own.canonical;
  useEffect(
    () => applyMetaData(document, { title, description, canonical }),
    [title, description, canonical],
  );
  useEffect(() => (isHidden ? setRobotsNoindex(document) : undefined), [isHidden]);
}
