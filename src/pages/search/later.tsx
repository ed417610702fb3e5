export { FilterPills } from './filter-pills.tsx';
export { FilterSidebar } from './filter-sidebar.tsx';
export { NoProducts } from './no-products.tsx';
export { QuickFilters } from './quick-filters.tsx';
export { RatingCount } from './rating-count.tsx';
export { SearchPageHead } from './search-page-head.tsx';
export { SearchPages } from './search-pages.tsx';
