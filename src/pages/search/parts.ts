import { lazy } from '../../loading/lazy.ts';
import { idleComponent, lazyComponent } from '../../ui/lazy-component.tsx';

const later = lazy(() => import('./later.tsx'));

/** What every search shows, but not with its first paint. */
export const QuickFilters = idleComponent(later, code => code.QuickFilters);
export const RatingCount = idleComponent(later, code => code.RatingCount);
export const SearchPageHead = idleComponent(later, code => code.SearchPageHead);
export const SearchPages = idleComponent(later, code => code.SearchPages);

/** What a press or a search without results leads to. */
export const FilterPills = lazyComponent(later, code => code.FilterPills);
export const FilterSidebar = lazyComponent(later, code => code.FilterSidebar);
export const NoProducts = lazyComponent(later, code => code.NoProducts);
