import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Why there are no results. */
export const NoResults = lazyComponent(
  lazy('no-results', () => import('./no-results.tsx')),
  'NoResults',
);
