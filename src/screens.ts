/** The code of the screens, by the folder that the route table names. */
import { loadChunk } from './loading/lazy.ts';
import { type RouteName, routes } from './routes.ts';
import type { ScreenLoaders, ScreenModule } from './routing/screens.ts';

const folders: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  about: () => import('./pages/about/index.tsx'),
  categories: () => import('./pages/categories/index.tsx'),
  category: () => import('./pages/category/index.tsx'),
  home: () => import('./pages/home/index.tsx'),
  product: () => import('./pages/product/index.tsx'),
  search: () => import('./pages/search/index.tsx'),
  stores: () => import('./pages/stores/index.tsx'),
};

/** How the screen of each route is loaded; routes without a screen are left out. A failing import is repeated once. */
export function screenLoaders(): ScreenLoaders {
  const loaders: Partial<Record<RouteName, () => Promise<ScreenModule>>> = {};
  for (const [name, { screen }] of Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][]) {
    const load = screen && folders[screen];
    if (load) loaders[name] = () => loadChunk(chunks => chunks.screens[name]?.[0], load);
  }
  return loaders;
}
