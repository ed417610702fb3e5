import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** The follow and compare buttons of a card. Cards reserve their space; their code loads after the first paint. */
export const LazyProductActions = lazyComponent(
  lazy('product-actions', () => import('./product-actions.tsx')),
  'ProductActions',
);
