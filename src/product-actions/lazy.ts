import { lazy } from '../loading/lazy.ts';

/** Cards reserve the space of their buttons; the code loads after the first paint. */
export const productActions = lazy('product-actions', () => import('./product-actions.tsx'));
