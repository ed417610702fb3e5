import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** The button that shares the page of a product or a store. It comes with their reviews. */
export const ShareButton = lazyComponent(
  lazy('share-button', () => import('./share-button.tsx')),
  'ShareButton',
);
