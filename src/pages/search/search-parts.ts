export { CameFromCategory } from './came-from-category.tsx';
export { FilterSidebar } from './filter-sidebar.tsx';
export { ResultsFooter } from './results-footer.tsx';
