/** The screens of the product, one line each. A route without a line here is a page of the host. */
import { type ScreenRoute, screen } from './routing/screen.ts';

export const routes: readonly ScreenRoute[] = [
  screen('home', () => import('./pages/home/index.tsx')),
  screen('howItWorks', () => import('./pages/about/index.tsx')),
  screen('medals', () => import('./pages/about/index.tsx')),
  screen('trust', () => import('./pages/about/index.tsx')),
  screen('PageSearch', () => import('./pages/search/index.tsx')),
  screen('storeSearch', () => import('./pages/stores/index.tsx')),
  screen('categoryIndex', () => import('./pages/categories/index.tsx')),
  screen('categoryShow', () => import('./pages/category/index.tsx')),
  screen('product', () => import('./pages/product/index.tsx')),
];
