export { Ending } from './ending.tsx';
export { FilterSidebar } from './filter-sidebar.tsx';
export { Origin } from './origin.tsx';
