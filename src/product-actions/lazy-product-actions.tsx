import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** The heart and the choice for the comparison on a card. They have their places, and come after the first paint. */
export const LazyProductActions = lazyComponent(
  lazy('product-actions', () => import('./product-actions.tsx')),
  'ProductActions',
);
