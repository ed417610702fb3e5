import { fromTablet, viewport } from '../contract/limits.ts';

export type Viewport = 'mobile' | 'tablet' | 'desktop';

const fromDesktop = `(min-width: ${viewport.tabletMax + 1}px)`;

/** The viewport of the window's present width. */
export function readViewport(window: Window): Viewport {
  if (window.matchMedia(fromDesktop).matches) return 'desktop';
  return window.matchMedia(fromTablet).matches ? 'tablet' : 'mobile';
}

/** Calls `listener` whenever the viewport changes. Returns a function that stops this. */
export function watchViewport(window: Window, listener: (viewport: Viewport) => void): () => void {
  let current = readViewport(window);
  const check = () => {
    const viewport = readViewport(window);
    if (viewport === current) return;
    current = viewport;
    listener(viewport);
  };
  const queries = [fromTablet, fromDesktop].map(query => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', check);
  return () => {
    for (const query of queries) query.removeEventListener('change', check);
  };
}
