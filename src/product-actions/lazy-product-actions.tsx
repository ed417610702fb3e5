import { later } from '../loading/later.ts';
import { laterComponent } from '../ui/later-component.tsx';

/** The heart and the choice for the comparison on a card. They have their places, and come after the first paint. */
export const LazyProductActions = laterComponent(
  later('product-actions', () => import('./product-actions.tsx')),
);
