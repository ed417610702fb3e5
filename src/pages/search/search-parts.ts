export { CameFromCategory } from './came-from-category.tsx';
export { FilterPills } from './filter-pills.tsx';
export { FilterSidebar } from './filter-sidebar.tsx';
export { ResultsFooter } from './results-footer.tsx';
