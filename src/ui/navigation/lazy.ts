import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../lazy-component.tsx';

// The ways to more of a list, which stand below it.

export const LoadMore = lazyComponent(
  lazy('load-more', () => import('./load-more.tsx')),
  'LoadMore',
);
export const Pagination = lazyComponent(
  lazy('pagination', () => import('./pagination.tsx')),
  'Pagination',
);
