import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Cards reserve the space of their buttons; the code loads after the first paint. */
export const productActions = lazy('product-actions', () => import('./product-actions.tsx'));

/** The follow and compare buttons of a product or a store. */
export const LazyProductActions = lazyComponent(productActions, 'ProductActions');
