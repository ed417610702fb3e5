import { useEffect } from 'react';
import { applyHead, type Head, ownTitle } from '../../host/head.ts';

/**
 * Sets title and meta data of the document while the component is mounted.
 * @param own in our words; the product's name is added to the title
 * @param meta of the host, which come first
 */
export function usePageHead(own: Head, meta?: Omit<Head, 'isHidden'> | null): void {
  const { title, isHidden } = own;
  const shown = meta?.title || (title && ownTitle(title));
  const description = meta?.description || own.description;
  const canonical = meta?.canonical || own.canonical;
  useEffect(
    () => applyHead(document, { title: shown, description, canonical, isHidden }),
    [shown, description, canonical, isHidden],
  );
}
