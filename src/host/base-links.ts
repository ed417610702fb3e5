import { documentUrl } from './host-page.ts';

const moments = ['mouseover', 'focusin', 'touchstart', 'click'] as const;

/**
 * Keeps links of the product relative to the document where the host has a `<base href>`: an address is made absolute
 * before the browser or routing reads it. Returns a function that stops it.
 */
export function keepLinksFromBase(doc: Document): () => void {
  const correct = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.mp-root a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    const meant = documentUrl(doc, href);
    if (link && meant !== href) link.href = meant;
  };
  for (const moment of moments) doc.addEventListener(moment, correct, { capture: true, passive: true });
  return () => {
    for (const moment of moments) doc.removeEventListener(moment, correct, { capture: true });
  };
}
