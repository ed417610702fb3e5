import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Parts of the search screen that its first paint does not need. */
export const searchParts = lazy('search-parts', () => import('./search-parts.ts'));

export const ResultsFooter = lazyComponent(searchParts, 'ResultsFooter');
export const FilterPills = lazyComponent(searchParts, 'FilterPills');
export const FilterSidebar = lazyComponent(searchParts, 'FilterSidebar');
export const CameFromCategory = lazyComponent(searchParts, 'CameFromCategory');
