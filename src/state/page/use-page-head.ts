import { useEffect } from 'react';
import type { Head } from '../../host/head.ts';
import { lazy } from '../../loading/lazy.ts';

/** It comes with what every page has. Until then a page keeps the title and the tags that the host has given it. */
const head = lazy('head', () => import('../../host/head.ts'));

/**
 * Sets title and meta data of the document while the component is mounted.
 * @param own in our words; the product's name is added to the title
 * @param meta of the host, which come first
 */
export function usePageHead(own: Head, meta?: Omit<Head, 'isHidden'> | null): void {
  const { title, isHidden } = own;
  const hostTitle = meta?.title;
  const description = meta?.description || own.description;
  const canonical = meta?.canonical || own.canonical;
  useEffect(() => {
    let undo = () => {};
    const stopWaiting = head.onArrival(({ applyHead, ownTitle }) => {
      const shown = hostTitle || (title && ownTitle(title));
      undo = applyHead(document, { title: shown, description, canonical, isHidden });
    });
    head.loadAhead();
    return () => {
      stopWaiting();
      undo();
    };
  }, [hostTitle, title, description, canonical, isHidden]);
}
