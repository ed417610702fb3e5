import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** What follows the head of a store, and what needs more code than the first paint has. */
export const shopParts = lazy('shop-parts', () => import('./shop-parts.ts'));

export const ShopScores = lazyComponent(shopParts, 'ShopScores');
export const Figures = lazyComponent(shopParts, 'Figures');
export const Shelves = lazyComponent(shopParts, 'Shelves');
export const ShopStructuredData = lazyComponent(shopParts, 'ShopStructuredData');
